import { LINES } from '../../seed/messages/lines'
import { similarPhrase } from '../../seed/messages/phrases'

interface Translated {
  text: string
  from: string
  back: string
}

/** Languages identified by script, checked in this order. */
const SCRIPT_PATTERNS: readonly (readonly [language: string, sign: RegExp])[] = [
  ['ja', /[\u3040-\u30ff]/],
  ['ko', /[\uac00-\ud7af]/],
  ['ar', /[\u0600-\u06ff]/],
  ['ja', /[\u4e00-\u9fff]/],
]
/** Function words that identify a language. */
const FUNCTION_WORDS: readonly (readonly [language: string, sign: RegExp])[] = [
  ['de', /\b(und|ich|nicht|ist|das|wie|bin|dein|gute)\b|ß/i],
  ['es', /\b(que|está|cómo|cuándo|tu|hola|gracias|mañana|esta)\b|[¿¡ñ]/i],
  ['pt-BR', /\b(você|não|obrigad[oa]|bom|semana|oi)\b|[ãõ]/i],
  ['fr', /\b(tu|est|je|pour|ce|bonjour|merci|c’était)\b|[çœ]/i],
  ['pl', /[ąęłńśźż]|\bcześć\b/i],
  ['it', /\b(ciao|sono|come|grazie|domani)\b/i],
]

const detectLanguage = (text: string): string =>
  [...SCRIPT_PATTERNS, ...FUNCTION_WORDS].find(([, sign]) => sign.test(text))?.[0] ?? 'en'

const base = (language: string): string => language.toLowerCase().split('-')[0] ?? language
const isSame = (a: string, b: string): boolean => base(a) === base(b)

/**
 * A simulated translation: seeded lines have real ones, other texts get a sentence of the same kind
 * (greeting, thanks, question …), and the back-translation gives its meaning.
 */
export function translate(text: string, to: string): Translated {
  const words = text.trim()
  const seedLine = LINES.find((line) => line.text === words)
  const from = seedLine?.language ?? detectLanguage(words)
  if (isSame(from, to) || words === '') return { text, from, back: text }
  if (seedLine?.english != null && isSame(to, 'en')) return { text: seedLine.english, from, back: text }
  const meant = seedLine?.english ?? words
  const other = LINES.find((line) => isSame(line.language, to) && line.english === meant)
  if (other) return { text: other.text, from, back: meant }
  return { from, ...(similarPhrase(words, to, from) ?? { text: words, back: words }) }
}
