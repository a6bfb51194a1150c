import type { AgencyCreator } from '@/domain/agency/agency-creator'
import type { CreatorRates } from '@/domain/agency/creator-rates'
import { REVENUE_KINDS, type RevenueKind } from '@/domain/money/revenue-kind'
import { formatPercentField, parsePercent } from '@/lib/text/percent'

/** Rates as typed: percentages stay text until parsed. An empty override means none. */
export interface RatesText {
  rate: string
  granular: Readonly<Partial<Record<RevenueKind, string>>>
  passesRate: string
  isNet: boolean
}

/** What the form of the rates holds; `day` is empty for rates that start at once. */
export interface RatesValues extends RatesText {
  granular: Readonly<Record<RevenueKind, string>>
  day: string
}

type RateField = 'rate' | 'passesRate' | RevenueKind

/** The current rates; undefined if the user may not see them. */
export function currentRates({
  rate,
  granularRates,
  passesRate,
  isNet,
}: AgencyCreator): CreatorRates | undefined {
  if (rate === null || passesRate === null) return undefined
  const own = REVENUE_KINDS.flatMap((kind) => {
    const part = granularRates[kind]
    return part === undefined ? [] : [[kind, part] as const]
  })
  return { rate, passesRate, isNet, granularRates: Object.fromEntries(own) }
}

export const formatRates = ({
  rate,
  granularRates,
  passesRate,
  isNet,
}: CreatorRates): Omit<RatesValues, 'day'> => ({
  rate: formatPercentField(rate),
  passesRate: formatPercentField(passesRate),
  isNet,
  granular: Object.fromEntries(
    REVENUE_KINDS.map((kind) => {
      const part = granularRates[kind]
      return [kind, part === undefined ? '' : formatPercentField(part)]
    }),
  ) as RatesValues['granular'], // all kinds
})

/** Parses rates, and lists the fields that fail. */
export function parseRates(text: RatesText): {
  rates: CreatorRates | undefined
  problems: readonly RateField[]
} {
  const rate = parsePercent(text.rate)
  const passesRate = parsePercent(text.passesRate)
  const own = REVENUE_KINDS.filter((kind) => (text.granular[kind] ?? '').trim() !== '').map(
    (kind) => [kind, parsePercent(text.granular[kind] ?? '')] as const,
  )
  const problems: RateField[] = [
    ...(rate === undefined ? (['rate'] as const) : []),
    ...own.flatMap(([kind, part]) => (part === undefined ? [kind] : [])),
    ...(passesRate === undefined ? (['passesRate'] as const) : []),
  ]
  if (rate === undefined || passesRate === undefined || problems.length > 0)
    return { rates: undefined, problems }
  return { rates: { rate, passesRate, isNet: text.isNet, granularRates: Object.fromEntries(own) }, problems }
}

/** The name of a rate's field in the form. */
export const rateFieldName = (field: RateField) =>
  field === 'rate' || field === 'passesRate' ? field : (`granular.${field}` as const)

export const isSameRates = (a: CreatorRates, b: CreatorRates): boolean =>
  a.rate === b.rate &&
  a.passesRate === b.passesRate &&
  a.isNet === b.isNet &&
  REVENUE_KINDS.every((kind) => a.granularRates[kind] === b.granularRates[kind])
