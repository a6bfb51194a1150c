/** Isolates a person's text inside a sentence, so that its direction cannot affect the sentence. */
export const isolate = (text: string): string => `\u2068${text}\u2069`

/** Isolates an amount left-to-right inside a sentence, as `Amount` renders it. */
export const isolateAmount = (text: string): string => `\u2066${text}\u2069`
