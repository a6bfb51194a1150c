/** A person's own words inside a sentence, so that their direction cannot turn the sentence round. */
export const isolate = (text: string): string => `\u2068${text}\u2069`

/** An amount inside a sentence: left to right whatever the language's own marks say, as `Money` renders it. */
export const isolateAmount = (text: string): string => `\u2066${text}\u2069`
