import { CRISIS_LOOKALIKES, CRISIS_PHRASES } from './crisis-phrases'

import type { CheckedText } from './checked-text'
import { fillScript } from '../chat/script-variables'

/**
 * The text itself when it passes the crisis check; undefined when it must be held (requirements 5,
 * decisions 22).
 */
export const checkText = (text: string): CheckedText | undefined =>
  // Only this cast and the next give the brand to a new text.
  isCrisis(text) ? undefined : (text as CheckedText)

/** The held text after its writer saw the help and chose 'Send anyway' (requirements 5). */
export const sendAnyway = (text: string): CheckedText => text as CheckedText

/** Whether a text contains a crisis phrase of any of the languages, regardless of that of the interface. */
export function isCrisis(text: string): boolean {
  // A fan without a value for a variable reads its fallback (decisions 34).
  const asFallback = fillScript(text, NO_VALUES)
  return containsCrisisPhrase(text) || (asFallback !== text && containsCrisisPhrase(asFallback))
}

const NO_VALUES: ReadonlyMap<string, string> = new Map()

function containsCrisisPhrase(text: string): boolean {
  const normal = normaliseForCrisis(text)
  return (
    containsNormalisedPhrase(normal) ||
    containsNormalisedPhrase(normal.replaceAll("'", '').replace(/ {2,}/g, ' '))
  )
}

/**
 * Maps equal meanings to one spelling: case, apostrophes, accents, invisible characters, Arabic forms; single
 * spaces between words.
 */
export function normaliseForCrisis(text: string): string {
  return (
    text
      // Apostrophes first: NFKC turns an acute accent into a space.
      .replace(/[\u2018\u2019\u201b\u02bc\u2032\u00b4`\uff07]/gu, "'")
      .replace(/\p{Default_Ignorable_Code_Point}/gu, '')
      .normalize('NFKD')
      .toLowerCase()
      // Latin accents, Arabic tashkeel with hamza and madda (folds أ إ آ), tatweel. Not \p{M}: dakuten stay.
      .replace(/[\u0300-\u036f\u0610-\u061a\u0640\u064b-\u065f\u0670\u06d6-\u06ed]/gu, '')
      .replace(/\u0671/gu, '\u0627')
      // Persian and Urdu keyboards type their own yeh and kaf.
      .replace(/[\u0649\u06cc]/gu, '\u064a')
      .replace(/\u06a9/gu, '\u0643')
      .normalize('NFC')
      // Emoji, punctuation and line breaks become spaces: phrases match across them.
      .replace(/[^\p{L}\p{N}\p{Mn}\p{Mc}']+/gu, ' ')
      .replace(LOOKALIKES, ' ')
      .trim()
  )
}

const LOOKALIKES = new RegExp(CRISIS_LOOKALIKES.join('|'), 'gu')

/** German typed without umlauts: möchte as moechte. */
const withoutUmlauts = (phrase: string): string =>
  phrase.replaceAll('ä', 'ae').replaceAll('ö', 'oe').replaceAll('ü', 'ue')

const isLatin = (phrase: string): boolean => /\p{Script=Latin}/u.test(phrase)

/** Collapses repeated letters. */
const collapseRepeats = (text: string): string => text.replace(/(\p{L})\1+/gu, '$1')

/** A letter repeated for emphasis ('dieee') still matches. */
const repeatedLettersPattern = (phrase: string): string =>
  phrase.replace(/(\p{L})\1*/gu, (run, letter: string) =>
    run.length > 1 ? `${letter}{2,}` : `(?:${letter}{3,}|${letter})`,
  )

/** Whole words: a boundary is anything but a Latin letter or a digit. */
const wholeWordPattern = (patterns: string[]): RegExp =>
  new RegExp(
    String.raw`(?<![\p{Script=Latin}\p{N}])(?:${patterns.join('|')})(?![\p{Script=Latin}\p{N}])`,
    'u',
  )

function phrasePattern(phrase: string): string {
  if (/\p{Script=Hangul}/u.test(phrase)) return phrase.replaceAll(' ', ' ?')
  if (/\p{Script=Arabic}/u.test(phrase)) return phrase + endOfShortWord(phrase)
  return Array.from(phrase).join(' ?')
}

/**
 * Arabic matches inside words (after و, ال), but a two-letter ending would match the start of longer words:
 * مت, متزوج.
 */
const endOfShortWord = (phrase: string): string =>
  /(?:^| )\p{L}{1,2}$/u.test(phrase) ? String.raw`(?!\p{Script=Arabic})` : ''

function spellings(): string[] {
  const phrases = Object.values(CRISIS_PHRASES).flatMap((meanings) => Object.values(meanings).flat())
  const written = [...phrases, ...phrases.map(withoutUmlauts)].map((phrase) => normaliseForCrisis(phrase))
  return [...new Set([...written, ...written.map((one) => one.replaceAll("'", ''))])]
}

const ALL_SPELLINGS = spellings()
const LATIN_SPELLINGS = ALL_SPELLINGS.filter(isLatin)
const NON_LATIN_PATTERN = new RegExp(
  ALL_SPELLINGS.filter((phrase) => !isLatin(phrase))
    .map(phrasePattern)
    .join('|'),
  'u',
)
const SQUEEZED_LATIN = wholeWordPattern(LATIN_SPELLINGS.map(collapseRepeats))
let exactLatinPattern: RegExp | undefined

/** The pattern for repeated letters compiles to nearly 2 MB, so we build it only for texts that need it. */
function containsNormalisedPhrase(normal: string): boolean {
  if (NON_LATIN_PATTERN.test(normal)) return true
  if (!SQUEEZED_LATIN.test(collapseRepeats(normal))) return false
  exactLatinPattern ??= wholeWordPattern(LATIN_SPELLINGS.map(repeatedLettersPattern))
  return exactLatinPattern.test(normal)
}
