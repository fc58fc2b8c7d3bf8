/** Words that say nothing about which tool is wanted. */
export const silentWords: readonly string[] = (
  "a an the this that these those my your his her its our their i me we us you he she it they them who whom whose which what when where why how " +
  "is are was were be been being am do does did doing done have has had having can could will would shall should may might must ought " +
  "of in on at by to from with without into onto over under about for as than then so if but and or nor not no yes please pls hey hi hello thanks thank " +
  "just also too very really quite some any each every all both few more most other such only own same there here now up down out off again once " +
  "right actually currently maybe perhaps soon already yet still lot bit ok okay well else even ever always never often much many able " +
  "let lets im ive id ill dont doesnt didnt cant couldnt wont wouldnt isnt arent s t re ve ll d m am"
).split(" ");

/** Words that most requests hold, and most descriptions of tools: they count, but little. */
export const faintWords: readonly string[] = (
  "want need like help get give show tell know find make use using used provide provides return returns given specific specified based current new information info data details detail " +
  "value values result results list number name names id type types option options optional default example user tool function allows allow able way using various different one two first last " +
  "good best great interested looking look going go try trying thing things something anything please could kindly today tomorrow time day available recent possible certain would love wondering learn about"
).split(" ");
