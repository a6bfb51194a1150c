import type { TFunction } from 'i18next'

import type { AgencyCreator } from '@/domain/agency-creator'
import { REVENUE_KINDS } from '@/domain/revenue-kind'
import { formatList, formatPercent } from '@/i18n/format'

/** The agency's own name for a creator, else what they call themselves. */
export const creatorName = ({ name, creator }: Pick<AgencyCreator, 'name' | 'creator'>): string =>
  name || creator.displayName || creator.username

/** The agency's share in one line: `42% of net`. Nothing where it may not be seen. */
export function rateWords(t: TFunction<'analytics'>, { rate, isNet }: AgencyCreator): string | undefined {
  if (rate === null) return undefined
  return t(isNet ? 'creators.rate_net' : 'creators.rate_gross', { rate: formatPercent(rate) })
}

/** The types of revenue that have a rate of their own: `Tips 25%, Live 50%`; empty where none has. */
export const ownRates = (t: TFunction<'analytics'>, { granularRates }: AgencyCreator): string[] =>
  REVENUE_KINDS.flatMap((kind) => {
    const rate = granularRates[kind]
    return rate === undefined
      ? []
      : [t('creators.rate_of_kind', { kind: t(`creators.kind_${kind}`), rate: formatPercent(rate) })]
  })

export const listed = (parts: readonly string[]): string => formatList(parts, 'unit')
