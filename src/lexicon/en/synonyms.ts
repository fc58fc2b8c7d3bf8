/** Words that ask for much the same of a tool, a family a line. The first names the family. */
export const synonymFamilies: readonly (readonly string[])[] = `get fetch retrieve obtain acquire pull load read access view show display see look check lookup
list enumerate browse catalogue overview
find search query seek locate discover lookup explore hunt
create make generate build produce construct compose add new draft design
add insert append include attach put enter
open launch start begin initiate run activate
run execute invoke perform trigger
delete remove erase clear drop discard destroy purge cancel uninstall
update change modify edit alter adjust revise amend set rename
set configure adjust change assign
send transmit deliver dispatch post mail email message text share forward
convert transform translate change turn exchange
calculate compute determine evaluate solve work estimate figure
compare contrast difference versus vs
analyze analyse analysis examine inspect assess evaluate study
recommend suggest suggestion recommendation advise propose idea inspiration
book reserve reservation booking schedule order
buy purchase order shop shopping get acquire
pay payment transfer remit settle
play listen stream watch hear
stop end halt terminate kill close quit cancel
close shut end finish
save store keep archive record backup
download fetch save
upload attach submit send
summarize summary summarise brief digest shorten
translate translation language
write compose draft author
read view open
monitor track watch follow observe
verify check validate confirm test
filter select narrow restrict
sort order rank arrange
count number total tally
sum total add plus addition
multiply multiplication product times
divide division quotient
weather forecast temperature climate rain sunny snow humid wind
news headline article story report press
movie film cinema show theater theatre
music song track tune album playlist audio artist
picture photo image photograph illustration snapshot
video clip film movie youtube
restaurant dining eatery food dinner lunch meal cuisine eat cafe
recipe cook cooking dish meal ingredient food
food meal dish nutrition calorie diet
hotel accommodation lodging room house stay housing apartment airbnb motel rental
house property home apartment real estate listing housing
flight plane airline airplane fly airport travel
train railway rail subway metro
bus coach transit
car vehicle automobile auto
taxi cab ride uber lyft driver
trip travel journey vacation tour tourism holiday itinerary destination
map location place address geocode coordinate position
distance far length range mile kilometer
route direction path navigation navigate way
price cost rate fee charge fare expensive cheap quote worth
stock share equity ticker market
crypto cryptocurrency bitcoin ethereum coin token
currency money exchange dollar euro forex usd eur gbp
bank account balance
loan mortgage interest lending
invest investment portfolio fund finance financial
tax taxation irs income
job career employment vacancy position work hiring
resume cv curriculum
email mail inbox message
phone call telephone dial number
contact person people
meeting appointment event calendar schedule
reminder alarm alert notify notification
todo task reminder chore
note memo notebook
document file doc paper pdf
paper article research publication scholarly academic arxiv
book novel literature author read
website site webpage page url web link domain
page tab window
screenshot capture snapshot
click press tap push
type enter input fill
issue bug ticket problem
pull pr merge request
repository repo project codebase
branch fork
commit change revision
code program script software programming snippet
database sql table query
chart graph plot diagram visualization visualize visualise
statistic statistics average mean median deviation
game gaming play puzzle
sport football soccer basketball baseball hockey tennis match league team
score result standing
joke humor funny laugh pun
quote quotation saying
gift present
health medical medicine doctor disease symptom illness condition
drug medication medicine pill prescription
exercise workout fitness gym training
sleep rest
pet dog cat animal
law legal lawyer court attorney lawsuit case
school university college education course class learn tutor study student
math mathematics mathematical equation
triangle circle square rectangle shape geometry area
area surface size
weight mass heavy
height tall
speed velocity fast
temperature heat celsius fahrenheit degree
color colour
birthday birth date
age old
holiday festival vacation
astrology horoscope zodiac tarot fortune
domain dns whois
security safety vulnerability
password credential login
user account profile member
customer client
order purchase
product item good merchandise
discount coupon deal sale promo promotion
review rating feedback opinion
size dimension
device phone gadget
tv television show series
event concert ticket show
podcast audio episode
channel station stream
keyword seo term
brand company business firm enterprise corporation
logo icon
social media twitter instagram facebook tiktok
tweet post status
comment reply answer respond
question ask quiz answer
fact trivia knowledge
definition meaning define dictionary word
wiki wikipedia encyclopedia
synonym thesaurus
history historical past
country nation state
city town place
population inhabitant
earthquake disaster
plant flower garden tree
electric electrical electricity power energy current
force gravity physics
probability chance odds likelihood
random dice
light lamp bulb
remove strip
reload refresh
upgrade improve enhance optimize
install setup
error exception failure
log trace console
network request http
performance speed trace
memory remember
fill complete form
folder directory dir path
file document attachment
lawyer attorney law legal solicitor counsel divorce lawsuit
therapist therapy psychologist psychology counselor counselling psychiatrist mental
salon hairdresser hair stylist barber beauty spa
car suv sedan truck van pickup vehicle rental
theater theatre broadway musical play opera concert performance gig
king queen monarch ruler emperor royal reign
discover discovery discoverer invent invention inventor inventory
history historical historic past century ancient war treaty battle
event happening occurrence
painting painter art artwork gallery museum artist sculpture drawing
draw sketch paint canvas
background biography bio information
advice tip suggestion recommendation guidance
wear clothes clothing outfit dress apparel garment
shoe sneaker boot footwear
doctor physician clinic hospital medical dentist appointment
house home property apartment condo flat real estate
population inhabitant resident citizen demographic census
country nation capital government
president leader minister
election vote poll ballot
company stock ticker corporation
revenue profit earning income sale financial
price quote value
bitcoin btc crypto coin ethereum eth
euro dollar pound yen currency usd eur gbp
temperature degree warm cold hot
forecast outlook prediction predict
predict prediction forecast estimate regression
probability odds likelihood chance
deck card poker blackjack
integral integrate antiderivative calculus
derivative differentiate slope calculus
root quadratic polynomial equation
factorial permutation combination
prime divisor factor
matrix vector array
average mean
median mode
percentage percent ratio proportion
interest compound loan mortgage
depreciation amortization
circumference perimeter radius diameter
velocity acceleration speed motion
resistance voltage current circuit ohm
magnetic electric field charge
density mass volume
molecule chemical chemistry compound reaction element
cell biology gene dna protein genetic
species animal bird mammal wildlife
tree forest plant crop garden
star planet orbit moon space astronomy
ocean sea river lake water
mountain hill peak trail hike hiking
beach coast island
air pollution quality aqi
emission carbon co2 footprint
recipe ingredient cook bake
vegetarian vegan diet gluten
pizza burger sushi sandwich menu food
coffee tea drink beverage bar
grocery supermarket store shop
movie actor director film cast
song lyrics singer band artist music
album record release
instrument guitar piano violin
chord key note melody
book novel author library
game player score match season league
team roster squad club
athlete player
chess sudoku puzzle crossword
tournament championship cup
olympic medal
school college university campus
teacher professor instructor tutor
student pupil
course lesson class lecture training
exam test quiz
essay paper thesis
grammar spelling language
language translation translate
sentiment emotion mood
classify categorize category label
cluster group
train model machine learning
neural network model
image photo picture
resize crop scale
compress zip archive
encrypt decrypt cipher
hash checksum
encode decode
parse extract
format style
merge combine join concatenate
split divide separate
compare difference diff
sort order
reverse invert
random generate
uuid guid identifier
timezone zone clock
calendar schedule event
deadline due
birthday anniversary
invite invitation guest attendee
wedding party celebration
restaurant table reservation
hotel check-in booking stay
flight airline ticket
cruise ship boat ferry
passport visa
luggage baggage
airport terminal
bus stop route transit
train station rail
parking garage
gas fuel petrol
battery charge power
light lamp switch
thermostat heating temperature
lock door
alarm timer countdown
camera video
speaker volume sound
microphone recording voice speech
call phone dial
text sms message
mail letter post
address street zip postal
parcel package shipment shipping delivery track
order cart checkout
refund return
invoice bill receipt
payment pay transaction
transaction transfer payment
account balance bank
card credit debit
insurance policy claim coverage premium
tax deduction
salary wage income
budget expense spending
employee staff worker
manager boss
department division team
customer client
lead prospect
contract agreement
license permit
patent trademark
court case judge trial
crime police criminal
statute law regulation
health fitness wellness
calorie nutrition
weight bmi
blood pressure heart rate
sleep rest
symptom diagnosis disease
vaccine immunization
pregnancy baby
child kid
pet dog cat
horse riding
tarot zodiac horoscope astrology
dream meaning interpretation
name meaning
joke funny humor
trivia fact
riddle puzzle
story tale narrative
poem poetry verse
news headline
podcast episode
radio station
tv show series episode
channel stream
website site page url web
link url
domain whois dns
ip address network
server host
database table
log trace
bug issue error
deploy release
build compile
test check
container docker
cluster kubernetes
branch commit
diff difference change
folder repository
screenshot capture
browser tab page
scroll swipe
type input fill
select choose pick
upload import
download export save
copy duplicate clone
rename name
move transfer
franc rupee yuan peso ruble won krona dollar euro pound yen currency exchange
rewrite reword rephrase paraphrase polish edit proofread improve essay writing
laptop phone smartphone tablet camera headphone product electronics gadget
compare decide choose versus better difference
company inc corporation enterprise business firm earnings
bake cake cook recipe dessert
breakfast lunch dinner brunch snack meal diet food calorie
offer deal discount coupon promo bargain
headline news latest breaking
space nasa astronomy planet rocket satellite
nonprofit charity donation donate charitable volunteer
flowchart diagram chart graph
tourist sightseeing attraction landmark museum tour travel
explore discover browse
skill upskill course learning training tutorial
scientific science research literature academic journal
rental rent lease hire
hiking trail outdoor park
apartment flat condo studio home house property
dish cuisine food restaurant
unemployment economy economic inflation gdp
kingdom monarchy dynasty king
summarize summary abstract overview
pdf docx doc document word
csv spreadsheet excel table xlsx
json xml yaml data
txt text file
directory folder list
ping latency network
think thought reason reasoning sequential step analyze decision problem
doc docs documentation library guide reference manual
mutation query graphql schema field type
`
  .trim()
  .split("\n")
  .map((line) => line.split(" "));
