/** Stretches of a sentence that many wordings share, in the syntax of text/pattern. */
export const NOUN = "(tasknoun | listnoun)";
export const NAMED_TASK = "_*? (tasknoun | itemword)";
export const NAMED_LIST = "(det | poss)* _? _? _? (listnoun | taskplural)";
export const NUMBERS = "'#'? (number | identifier) ('#' | number | identifier | and | ',')*";
export const SHOW = "^ (show:base | show:gerund) to? me?";
export const NEW = "(det | 'of')*";
export const TASK = "(tasknoun | itemword | 'to' 'do')";
