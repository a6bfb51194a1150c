import type { AudienceFilters } from './mass-message'

export const MASS_TIMES = ['now', 'at', 'local'] as const
export type MassTime = (typeof MASS_TIMES)[number]

/** Everything about a mass message but its words: to whom, how it is tried out, when (screens S12). */
export interface MassPlan {
  /** Ids of lists; none in `include` means all fans. */
  include: readonly string[]
  exclude: readonly string[]
  filters: AudienceFilters
  /** Two versions are tried on `share` percent each; the better one goes to the rest after so many hours. */
  isTest: boolean
  share: number
  decideAfterHours: number
  time: MassTime
  /** As `datetime-local` has it, in the reader's zone; of `local`, the same hour of each fan's own day. */
  at: string
  spreadMinutes: number | null
  autoUnsendHours: number | null
  skipActiveChats: boolean
}

/** Hours within which nobody gets a second mass message, unless somebody says otherwise. */
const USUAL_CAP_HOURS = 12
export const TEST_SHARE = { min: 10, max: 20 } as const

export const NEW_MASS_PLAN: MassPlan = {
  include: [],
  exclude: [],
  filters: { capHours: USUAL_CAP_HOURS },
  isTest: false,
  share: TEST_SHARE.min,
  decideAfterHours: 4,
  time: 'now',
  at: '',
  spreadMinutes: null,
  autoUnsendHours: null,
  skipActiveChats: true,
}

/** What stands in the way of sending; the first is told first. */
export const MASS_PROBLEMS = [
  'uploading',
  'empty',
  'second_empty',
  'price_without_media',
  'price_low',
  'price_high',
  'avoided_word',
  'no_time',
  'past',
  'nobody',
] as const
export type MassProblem = (typeof MASS_PROBLEMS)[number]

/** One version of the message, as far as it is judged here. */
interface Version {
  text: string
  mediaCount: number
  price: number
  isUploading: boolean
}

export interface MassLimits {
  priceMin: number | null
  priceMax: number | null
  avoidWords: readonly string[]
}

const isEmpty = ({ text, mediaCount }: Version): boolean => text.trim() === '' && mediaCount === 0

/** The first of the words a creator never uses that stands in a text, whole and whatever its case. */
export function avoidedWordIn(text: string, words: readonly string[]): string | undefined {
  const plain = (value: string) => value.normalize('NFKC').toLowerCase()
  const padded = ` ${plain(text).replace(/[^\p{L}\p{N}]+/gu, ' ')} `
  return words.find((word) => {
    const wanted = plain(word)
      .replace(/[^\p{L}\p{N}]+/gu, ' ')
      .trim()
    return wanted !== '' && padded.includes(` ${wanted} `)
  })
}

function problemsOfVersion(version: Version, { priceMin, priceMax, avoidWords }: MassLimits): MassProblem[] {
  const { price, mediaCount, text } = version
  return [
    ...(version.isUploading ? (['uploading'] as const) : []),
    ...(price > 0 && mediaCount === 0 ? (['price_without_media'] as const) : []),
    ...(price > 0 && priceMin !== null && price < priceMin ? (['price_low'] as const) : []),
    ...(priceMax !== null && price > priceMax ? (['price_high'] as const) : []),
    ...(avoidedWordIn(text, avoidWords) === undefined ? [] : (['avoided_word'] as const)),
  ]
}

function problemsOfTime({ time, at }: MassPlan, now: number): MassProblem[] {
  if (time === 'now') return []
  const moment = Date.parse(at)
  if (Number.isNaN(moment)) return ['no_time']
  return moment <= now ? ['past'] : []
}

/**
 * What stands in the way of sending, in the order it is told. `count`: how many it would reach, undefined while that is
 * being counted; `now` in ms of the reader's clock.
 */
export function problemsOfMass(
  plan: MassPlan,
  versions: readonly [first: Version, second?: Version],
  limits: MassLimits,
  { count, now }: { count: number | undefined; now: number },
): readonly MassProblem[] {
  const [first, second] = versions
  const sent = plan.isTest && second ? [first, second] : [first]
  const found = new Set<MassProblem>([
    ...sent.flatMap((version) => problemsOfVersion(version, limits)),
    ...(isEmpty(first) ? (['empty'] as const) : []),
    ...(plan.isTest && second && isEmpty(second) ? (['second_empty'] as const) : []),
    ...problemsOfTime(plan, now),
    ...(count === 0 ? (['nobody'] as const) : []),
  ])
  return MASS_PROBLEMS.filter((problem) => found.has(problem))
}

/** What the last mass messages earned for each fan they reached, as a span for so many; nothing without any to go by. */
export function expectedRevenue(
  past: readonly { sent: number; revenue: number }[],
  count: number,
): { low: number; high: number } | undefined {
  const perFan = past.filter(({ sent }) => sent > 0).map(({ sent, revenue }) => revenue / sent)
  if (perFan.length === 0) return undefined
  return { low: Math.round(Math.min(...perFan) * count), high: Math.round(Math.max(...perFan) * count) }
}
