/** Finds what people see as one character: an emoji of several parts, a letter with its accent. */
export const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' })

/** Cuts a text to at most this length, between two characters as people see them. */
export const cutText = (text: string, length: number): string =>
  text.slice(0, graphemes.segment(text).containing(length)?.index)
