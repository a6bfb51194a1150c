import type { Language } from '@/config/languages'
import { foldText } from '@/lib/text/fold-text'

import { createEmojiSupportCheck } from './supported-emoji'

/** The package's data of an emoji. */
interface PackageEmoji {
  label: string
  unicode: string
  group?: number
  tags?: string[]
  skins?: { unicode: string }[]
}

export interface Emoji {
  char: string
  label: string
  /** Search terms, lower case without accents. */
  searchTerms: string
  group: EmojiGroup
  /** The five tones, light to dark; empty when there are none. */
  tones: readonly string[]
}

/** In the package's group order; the third contains parts of other emojis. */
const GROUPS = [
  'smileys',
  'people',
  undefined,
  'nature',
  'food',
  'travel',
  'activities',
  'objects',
  'symbols',
  'flags',
] as const
export type EmojiGroup = Exclude<(typeof GROUPS)[number], undefined>
export const EMOJI_GROUPS = GROUPS.filter((group) => group !== undefined)

/** Lazy per language. The package has no Arabic, so English is used. */
const LOADS: Record<Language, () => Promise<{ default: PackageEmoji[] }>> = {
  ar: () => import('emojibase-data/en/compact.json'),
  de: () => import('emojibase-data/de/compact.json'),
  en: () => import('emojibase-data/en/compact.json'),
  es: () => import('emojibase-data/es/compact.json'),
  fr: () => import('emojibase-data/fr/compact.json'),
  ja: () => import('emojibase-data/ja/compact.json'),
  ko: () => import('emojibase-data/ko/compact.json'),
  'pt-BR': () => import('emojibase-data/pt/compact.json'),
}

/** Loads every emoji this device can render, with the names of a language. */
export async function loadEmojis(language: Language): Promise<readonly Emoji[]> {
  const { default: all } = await LOADS[language]()
  const canDraw = createEmojiSupportCheck()
  return all.flatMap(({ label, unicode, group, tags = [], skins = [] }) => {
    const name = group === undefined ? undefined : GROUPS[group]
    if (name === undefined || !canDraw(unicode)) return []
    // Emojis of two people have 25 tone combinations: only those with one tone are offered.
    const tones = skins.length === 5 ? skins.map(({ unicode }) => unicode) : []
    return [{ char: unicode, label, searchTerms: foldText([label, ...tags].join(' ')), group: name, tones }]
  })
}

/** Returns the emoji in a tone from 0 (none) to 5, if it has tones. */
export const withTone = ({ char, tones }: Emoji, tone: number): string => tones[tone - 1] ?? char

/** Returns emojis with a term starting with every query word, closest names first. */
export function findEmojis(all: readonly Emoji[], query: string): readonly Emoji[] {
  const words = foldText(query).split(/\s+/).filter(Boolean)
  const found = all.filter((emoji) => words.every((word) => ` ${emoji.searchTerms}`.includes(` ${word}`)))
  // Japanese and Korean names have no spaces between words.
  const anywhere =
    found.length > 0 ? found : all.filter((it) => words.every((word) => it.searchTerms.includes(word)))
  // The exact name first, then names that start with the query, then tags.
  const whole = words.join(' ')
  const rank = ({ label }: Emoji) => {
    const name = foldText(label)
    return name === whole ? 0 : `${name} `.startsWith(`${whole} `) ? 1 : name.startsWith(whole) ? 2 : 3
  }
  return anywhere.toSorted((a, b) => rank(a) - rank(b))
}
