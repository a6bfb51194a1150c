import { LINES } from '../seed/lines'
import { phraseLike } from '../seed/phrases'

interface Translated {
  text: string
  from: string
  back: string
}

/** Languages identified by script, checked in this order. */
const SCRIPTS: readonly (readonly [language: string, sign: RegExp])[] = [
  ['ja', /[\u3040-\u30ff]/],
  ['ko', /[\uac00-\ud7af]/],
  ['ar', /[\u0600-\u06ff]/],
  ['ja', /[\u4e00-\u9fff]/],
]
/** Function words that identify a language. */
const WORDS: readonly (readonly [language: string, sign: RegExp])[] = [
  ['de', /\b(und|ich|nicht|ist|das|wie|bin|dein|gute)\b|ß/i],
  ['es', /\b(que|está|cómo|cuándo|tu|hola|gracias|mañana|esta)\b|[¿¡ñ]/i],
  ['pt-BR', /\b(você|não|obrigad[oa]|bom|semana|oi)\b|[ãõ]/i],
  ['fr', /\b(tu|est|je|pour|ce|bonjour|merci|c’était)\b|[çœ]/i],
  ['pl', /[ąęłńśźż]|\bcześć\b/i],
  ['it', /\b(ciao|sono|come|grazie|domani)\b/i],
]

const languageOf = (text: string): string =>
  [...SCRIPTS, ...WORDS].find(([, sign]) => sign.test(text))?.[0] ?? 'en'

const base = (language: string): string => language.toLowerCase().split('-')[0] ?? language
const isSame = (one: string, other: string): boolean => base(one) === base(other)

/**
 * A simulated translation: seeded lines have real ones, other texts get a sentence of the same kind
 * (greeting, thanks, question …), and the back-translation gives its meaning.
 */
export function translated(text: string, to: string): Translated {
  const words = text.trim()
  const said = LINES.find((line) => line.text === words)
  const from = said?.language ?? languageOf(words)
  if (isSame(from, to) || words === '') return { text, from, back: text }
  if (said?.english != null && isSame(to, 'en')) return { text: said.english, from, back: text }
  const meant = said?.english ?? words
  const other = LINES.find((line) => isSame(line.language, to) && line.english === meant)
  if (other) return { text: other.text, from, back: meant }
  return { from, ...(phraseLike(words, to, from) ?? { text: words, back: words }) }
}
