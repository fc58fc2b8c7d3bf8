/** Something wrong that is data, not an exception: a stable code, where it is, and a sentence. */
export interface Issue {
  code: string;
  path: (string | number)[];
  message: string;
}
