import * as v from 'valibot'

import { orElse } from '@/lib/lenient-schema'

import { Cents, Currency, cents } from '../money/money'
import { REVENUE_KINDS } from '../money/revenue-kind'

const share = v.pipe(v.number(), v.minValue(0), v.maxValue(1))

/** The split of a creator's money: fractions, of net or of gross. */
export const CreatorRates = v.object({
  rate: share,
  granularRates: orElse(v.record(v.picklist(REVENUE_KINDS), share), {}),
  passesRate: share,
  isNet: v.boolean(),
})
export interface CreatorRates extends v.InferOutput<typeof CreatorRates> {}

/** A period's money under such a split. */
export const SplitFigures = v.object({
  gross: Cents,
  platformFee: Cents,
  net: Cents,
  agencyShare: Cents,
  creatorShare: Cents,
  byType: v.object(v.entriesFromList(REVENUE_KINDS, cents)),
})
export interface SplitFigures extends v.InferOutput<typeof SplitFigures> {}

/** The same period under current and proposed rates. `byType` is the agency's share. */
export const SplitPreview = v.object({ currency: Currency, before: SplitFigures, after: SplitFigures })
export interface SplitPreview extends v.InferOutput<typeof SplitPreview> {}
