import type { CreatorRules } from '@/domain/creator-rules'
import { amountText, centsOf } from '@/lib/amount-text'

/** As long as the server takes them. */
export const MOST_WORDS = 200
export const MOST_TEXT = 2000
const LONGEST_TARGET_S = 86_400

/** Rules as they are written: amounts and minutes stay text until they are read. */
export interface RulesText {
  avoidWords: readonly string[]
  priceMin: string
  priceMax: string
  tone: string
  offLimits: string
  /** In minutes. */
  replyTarget: string
}

export type RulesProblem = 'priceMin' | 'priceMax' | 'order' | 'replyTarget' | 'tone' | 'offLimits' | 'words'

export const rulesText = (rules: CreatorRules): RulesText => ({
  avoidWords: rules.avoidWords,
  priceMin: rules.priceMin === null ? '' : amountText(rules.priceMin),
  priceMax: rules.priceMax === null ? '' : amountText(rules.priceMax),
  tone: rules.tone,
  offLimits: rules.offLimits,
  replyTarget: rules.replyTargetS === null ? '' : String(Math.round((rules.replyTargetS / 60) * 100) / 100),
})

const amount = (text: string): number | null | undefined => (text.trim() === '' ? null : centsOf(text))

/** Minutes with two decimals at most, in seconds. */
function secondsOf(text: string): number | null | undefined {
  const hundredths = amount(text)
  if (hundredths === null || hundredths === undefined) return hundredths
  const seconds = Math.round((hundredths * 60) / 100)
  return seconds > 0 && seconds <= LONGEST_TARGET_S ? seconds : undefined
}

/** What written rules say, and which of their fields can't be read. */
export function rulesFrom(
  creatorId: string,
  text: RulesText,
): { rules: CreatorRules; problems: RulesProblem[] } {
  const [priceMin, priceMax] = [amount(text.priceMin), amount(text.priceMax)]
  const replyTargetS = secondsOf(text.replyTarget)
  const isTurned = typeof priceMin === 'number' && typeof priceMax === 'number' && priceMin > priceMax
  const found: [RulesProblem, boolean][] = [
    ['priceMin', priceMin === undefined],
    ['priceMax', priceMax === undefined],
    ['order', isTurned],
    ['replyTarget', replyTargetS === undefined],
    ['tone', text.tone.length > MOST_TEXT],
    ['offLimits', text.offLimits.length > MOST_TEXT],
    ['words', text.avoidWords.length > MOST_WORDS],
  ]
  return {
    rules: {
      creatorId,
      avoidWords: [...text.avoidWords],
      priceMin: priceMin ?? null,
      priceMax: priceMax ?? null,
      tone: text.tone.trim(),
      offLimits: text.offLimits.trim(),
      replyTargetS: replyTargetS ?? null,
    },
    problems: found.flatMap(([problem, isThere]) => (isThere ? [problem] : [])),
  }
}

/** Words out of what was typed or pasted, each once and as the server keeps them. */
export function withWords(known: readonly string[], typed: string): string[] {
  const words = typed.split(/[,;\n،、]/).map((word) => word.trim().toLowerCase())
  return [...new Set([...known, ...words.filter((word) => word !== '')])]
}
