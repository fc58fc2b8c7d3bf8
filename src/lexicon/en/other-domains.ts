import { phrases } from "../phrases.ts";

/** Things that people give commands about and that are no tasks, by domain. A title may hold any of them: they count only where the command speaks of them. */
const nounsByDomain = {
  music: phrases(`
    song | songs | track | tracks | album | albums | music | playlist | playlists | podcast | podcasts | station | radio station | tune
    soundtrack | soundtracks | audiobook | artist | artists | lyrics
  `),
  mail: phrases(`
    email | e-mail | emails | e-mails | email address | mail | inbox | message | messages | text message | voicemail | voicemails | draft | drafts
    attachment | signature | spam
  `),
  people: ["contact", "contacts", "phone number", "number to", "address book", "friend request", "follower", "followers"],
  money: phrases(`
    account | bank account | card | credit card | debit card | money | payment | payments | balance | transaction | transactions | pin
    pin number | direct debit | transfer | loan | mortgage | invoice | invoices | insurance | policy | benefits
  `),
  shops: phrases(`
    order | orders | cart | subscription | subscriptions | complaint | delivery | package | parcel | coupon | refund | return label | membership
  `),
  calendar: ["meeting", "meetings", "event", "events", "calendar", "appointment", "appointments", "alarm", "alarms", "timer", "timers", "stopwatch"],
  travel: phrases(`
    flight | flights | reservation | reservations | booking | hotel | hotel room | ticket to | tickets to | rental car | uber | taxi | itinerary
    route | directions | seat | boarding pass | luggage
  `),
  pictures: phrases(`
    photo | photos | picture | pictures | video | videos | movie | movies | film | films | show on netflix | episode | subtitles | channel
    screenshot | wallpaper
  `),
  home: phrases(`
    lights | lamp | thermostat | temperature | volume | brightness | oven | vacuum | doorbell | garage door | heating | air conditioner | fan | tv
    television | speaker | speakers | curtains | blinds | dishwasher | washing machine | washer | dryer | sprinkler | sprinklers | coffee maker
    coffee machine | kettle | heater | radiator | radiators | air con | aircon | ac | camera | cameras | router | plug | plugs | robot vacuum
  `),
  computer: phrases(`
    file | files | folder | folders | document | documents | doc | docs | spreadsheet | slide | slides | presentation | screen | window | tab
    tabs | browser history | history | cookies | cache | password | passwords | desktop | app | apps | setting | settings | language
    notifications | wifi | bluetooth | font | cursor | database | server | backup | bookmark | bookmarks | download | downloads
  `),
  code: phrases(`
    pr | pull request | function | method | class | branch | commit | commits | repo | repository | variable | module | build | test case
    unit test | tests | log file | logs | endpoint | dependency | package version | line of code | code | query | migration | container | pipeline
    docker image | environment variable | import | imports
  `),
  social: ["post", "posts", "tweet", "tweets", "comment on", "chat", "group chat", "thread", "story", "status update", "profile picture", "feed", "hashtag"],
  other: ["favorites", "favourites", "category", "queue", "hold", "recipe", "recipes", "game", "score", "weather", "forecast", "news", "joke", "poem"],
  alerts: phrases(`
    travel alert | travel alerts | weather alert | weather alerts | smog alert | fraud alert | fraud alerts | amber alert | security alert
    storm alert | traffic alert | traffic alerts | news alert | news alerts | alert level | uv alert | alert for tomorrow's weather | motion alert
    motion alerts | price alert | price alerts | stock alert | stock alerts | low battery alert | alert sound | alert tone | alert volume
  `),
} as const satisfies Readonly<Record<string, readonly string[]>>;

export const otherNouns: readonly string[] = Object.values(nounsByDomain).flat();

const { money, travel, people, mail, calendar } = nounsByDomain;
/** What a bank, an office or a carrier sees to: who "must pay the card" may be telling one of them. */
export const serviceNouns: readonly string[] = [...money, "bill", "bills", ...travel, ...people, ...mail, ...calendar];
