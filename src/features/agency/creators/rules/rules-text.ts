import { CREATOR_RULE_LIMITS, type WrittenRules } from '@/domain/agency/creator-rules'
import { priceLimitsFor, PRICED_KINDS, type PriceLimits } from '@/domain/money/price-limits'
import { formatCentsInput, parseOptionalCents } from '@/lib/text/parse-amount'

/** Rules as typed: amounts and minutes stay text until parsed. */
export interface RulesText {
  avoidWords: readonly string[]
  prices: Record<PriceSubject, PriceText>
  tone: string
  offLimits: string
  /** In minutes. */
  replyTarget: string
}

/** What has price limits: all media, or one kind of them. */
export const PRICE_SUBJECTS = ['any', ...PRICED_KINDS] as const
export type PriceSubject = (typeof PRICE_SUBJECTS)[number]
export interface PriceText {
  min: string
  max: string
}

export type RulesProblem =
  | `${PriceSubject}_${'min' | 'max' | 'order'}`
  | 'replyTarget'
  | 'tone'
  | 'offLimits'
  | 'words'

/** The name of the field that a problem is about. */
export function ruleFieldName(problem: RulesProblem) {
  if (problem === 'words') return 'avoidWords'
  if (problem === 'replyTarget' || problem === 'tone' || problem === 'offLimits') return problem
  const [subject = '', end = ''] = problem.split('_')
  return `prices.${subject}.${end === 'order' ? 'max' : end}` as const
}

const formatLimits = (limits: Partial<PriceLimits> | undefined): PriceText => ({
  min: limits?.min == null ? '' : formatCentsInput(limits.min),
  max: limits?.max == null ? '' : formatCentsInput(limits.max),
})

export const formatRules = (rules: WrittenRules): RulesText => ({
  avoidWords: rules.avoidWords,
  prices: {
    any: formatLimits({ min: rules.priceMin, max: rules.priceMax }),
    image: formatLimits(rules.kindPrices.image),
    video: formatLimits(rules.kindPrices.video),
    audio: formatLimits(rules.kindPrices.audio),
  },
  tone: rules.tone,
  offLimits: rules.offLimits,
  replyTarget: rules.replyTargetS === null ? '' : String(Math.round((rules.replyTargetS / 60) * 100) / 100),
})

/** Parses minutes with two decimals at most into seconds. */
function parseMinutes(text: string): number | null | undefined {
  const hundredths = parseOptionalCents(text)
  if (hundredths === null || hundredths === undefined) return hundredths
  const seconds = Math.round((hundredths * 60) / 100)
  return seconds > 0 && seconds <= CREATOR_RULE_LIMITS.replyTargetS ? seconds : undefined
}

/** Parsed limits; `undefined` for an end that fails to parse. */
type ParsedLimits = Record<'min' | 'max', number | null | undefined>

const isReversed = (limits: PriceLimits): boolean =>
  limits.min !== null && limits.max !== null && limits.min > limits.max

function parsePrices(text: RulesText['prices']) {
  const read = (subject: PriceSubject): ParsedLimits => ({
    min: parseOptionalCents(text[subject].min),
    max: parseOptionalCents(text[subject].max),
  })
  const kinds = PRICED_KINDS.map((kind) => [kind, read(kind)] as const)
  const any = read('any')
  const own = kinds.filter(([, { min, max }]) => (min ?? max ?? null) !== null)
  const rules = {
    priceMin: any.min ?? null,
    priceMax: any.max ?? null,
    kindPrices: Object.fromEntries(
      own.map(([kind, { min, max }]) => [kind, { min: min ?? null, max: max ?? null }]),
    ) as WrittenRules['kindPrices'], // kinds from the list
  }
  const whole = { min: rules.priceMin, max: rules.priceMax }
  const problemsOf = (subject: PriceSubject, { min, max }: ParsedLimits, limits: PriceLimits) =>
    [
      [`${subject}_min`, min === undefined],
      [`${subject}_max`, max === undefined],
      [`${subject}_order`, isReversed(limits)],
    ] satisfies [RulesProblem, boolean][]
  return {
    rules,
    found: [
      ...problemsOf('any', any, whole),
      ...own.flatMap(([kind, limits]) => problemsOf(kind, limits, priceLimitsFor(rules, [kind]))),
      // A limit that fails to parse does not apply yet.
      ...kinds
        .filter((kind) => !own.includes(kind))
        .flatMap(([kind, limits]) => problemsOf(kind, limits, { min: null, max: null })),
    ],
  }
}

/** Parses rules, and lists the fields that fail. */
export function parseRules(
  creatorId: string,
  text: RulesText,
): { rules: WrittenRules; problems: RulesProblem[] } {
  const prices = parsePrices(text.prices)
  const replyTargetS = parseMinutes(text.replyTarget)
  const found: [RulesProblem, boolean][] = [
    ...prices.found,
    ['replyTarget', replyTargetS === undefined],
    ['tone', text.tone.length > CREATOR_RULE_LIMITS.text],
    ['offLimits', text.offLimits.length > CREATOR_RULE_LIMITS.text],
    ['words', text.avoidWords.length > CREATOR_RULE_LIMITS.words],
  ]
  return {
    rules: {
      creatorId,
      avoidWords: [...text.avoidWords],
      ...prices.rules,
      tone: text.tone.trim(),
      offLimits: text.offLimits.trim(),
      replyTargetS: replyTargetS ?? null,
    },
    problems: found.flatMap(([problem, isThere]) => (isThere ? [problem] : [])),
  }
}

/** Adds typed or pasted words, each once and normalised as the server does. */
export function addWords(known: readonly string[], typed: string): string[] {
  const words = typed.split(/[,;\n،、]/).map((word) => word.trim().toLowerCase())
  return [...new Set([...known, ...words.filter((word) => word !== '')])]
}
