import { foldText } from './fold-text'

/** A part of a text, and whether it matches the search. `at` is its position. */
export interface HighlightPart {
  at: number
  text: string
  isMatch: boolean
}

/** A text as a pattern that matches it. */
export const escapeRegExp = (text: string): string => text.replace(/[\\^$.*+?()[\]{}|]/g, String.raw`\$&`)

/** A text folded for search, and for each of its letters where its original starts. */
function folded(text: string): { letters: string; starts: readonly number[] } {
  const starts: number[] = []
  let letters = ''
  let at = 0
  for (const letter of text) {
    const plain = foldText(letter)
    letters += plain
    for (let left = plain.length; left > 0; left -= 1) starts.push(at)
    at += letter.length
  }
  return { letters, starts: [...starts, text.length] }
}

/** Where a search matches a text: the whole phrase, else each word. */
function matchesIn(text: string, query: string): { from: number; to: number }[] {
  const { letters, starts } = folded(text)
  const phrase = folded(query).letters.trim()
  if (phrase === '') return []
  const terms = letters.includes(phrase) ? [phrase] : phrase.split(/\s+/)
  const pattern = new RegExp(terms.map(escapeRegExp).join('|'), 'gu')
  return Array.from(letters.matchAll(pattern), ({ 0: { length }, index }) => {
    let end = index + length
    // One letter may be folded into two.
    while (starts[end] === starts[end - 1]) end += 1
    return { from: starts[index] ?? 0, to: starts[end] ?? text.length }
  })
}

/** Splits a text at matches of a search, which is blind to case, accents and marks. */
export function highlightParts(text: string, query: string): HighlightPart[] {
  const parts: HighlightPart[] = []
  let at = 0
  const addUntil = (end: number, isMatch: boolean) => {
    if (end > at) parts.push({ at, text: text.slice(at, end), isMatch })
    at = Math.max(at, end)
  }
  for (const { from, to } of matchesIn(text, query)) {
    addUntil(from, false)
    addUntil(to, true)
  }
  addUntil(text.length, false)
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
