/** A part of a text, and whether it matches the search. `at` is its position. */
export interface HighlightPart {
  at: number
  text: string
  isMatch: boolean
}

/** A text as a pattern that matches it. */
export const escapeRegExp = (text: string): string => text.replace(/[\\^$.*+?()[\]{}|]/g, String.raw`\$&`)

/** Splits a text at matches: the whole phrase, else each word. Case-insensitive. */
export function highlightParts(text: string, query: string): HighlightPart[] {
  const phrase = query.trim()
  if (phrase === '') return [{ at: 0, text, isMatch: false }]
  const isThere = new RegExp(escapeRegExp(phrase), 'iu').test(text)
  const terms = isThere ? [phrase] : phrase.split(/\s+/)
  const parts: HighlightPart[] = []
  let at = 0
  const add = (part: string, isMatch: boolean) => {
    if (part !== '') parts.push({ at, text: part, isMatch })
    at += part.length
  }
  for (const found of text.matchAll(new RegExp(terms.map(escapeRegExp).join('|'), 'giu'))) {
    add(text.slice(at, found.index), false)
    add(found[0], true)
  }
  add(text.slice(at), false)
  return parts
}

/** Letters that an excerpt shows before its match. */
const SHOWN_BEFORE_MATCH = 24

/** A long text from shortly before the first match, so that one line shows it. */
export function excerptAround(text: string, query: string): string {
  const match = highlightParts(text, query).find(({ isMatch }) => isMatch)
  if (!match || match.at <= SHOWN_BEFORE_MATCH) return text
  const from = text.indexOf(' ', match.at - SHOWN_BEFORE_MATCH) + 1
  return `…${text.slice(from > 0 && from <= match.at ? from : match.at)}`
}
