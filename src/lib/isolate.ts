/** A person's own words inside a sentence, so that their direction cannot turn the sentence round. */
export const isolate = (text: string): string => `\u2068${text}\u2069`
