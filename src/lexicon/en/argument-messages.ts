/** Why what a message says cannot be taken as an argument; `{…}` are filled in. */
export const argumentMessages = {
  twoWays: '"{text}" can be read in two ways.',
  noSuchDay: 'There is no such day as "{text}".',
} as const;
