import * as v from 'valibot'

import type { AgencyCreator } from '@/domain/agency/agency-creator'
import type { CreatorRates } from '@/domain/agency/creator-rates'
import { REVENUE_KINDS } from '@/domain/money/revenue-kind'
import { percent } from '@/lib/form-schemas'
import { isBlank } from '@/lib/text/blank'
import { formatPercentField } from '@/lib/text/percent'

/** Rates as typed, in percent. An empty override means none. */
/* @__NO_SIDE_EFFECTS__ */
export const ratesSchema = (unclear: string) =>
  v.object({
    rate: percent(unclear),
    granularRates: v.pipe(
      v.object(v.entriesFromList(REVENUE_KINDS, v.string())),
      v.transform((texts) => Object.fromEntries(Object.entries(texts).filter(([, text]) => !isBlank(text)))),
      v.record(v.picklist(REVENUE_KINDS), percent(unclear)),
    ),
    passesRate: percent(unclear),
    isNet: v.boolean(),
  })
export type RatesText = v.InferInput<ReturnType<typeof ratesSchema>>

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

export const formatRates = ({ rate, granularRates, passesRate, isNet }: CreatorRates): RatesText => ({
  rate: formatPercentField(rate),
  passesRate: formatPercentField(passesRate),
  isNet,
  granularRates: Object.fromEntries(
    REVENUE_KINDS.map((kind) => {
      const part = granularRates[kind]
      return [kind, part === undefined ? '' : formatPercentField(part)]
    }),
  ) as RatesText['granularRates'], // all kinds
})

export const isSameRates = (a: CreatorRates, b: CreatorRates): boolean =>
  a.rate === b.rate &&
  a.passesRate === b.passesRate &&
  a.isNet === b.isNet &&
  REVENUE_KINDS.every((kind) => a.granularRates[kind] === b.granularRates[kind])
