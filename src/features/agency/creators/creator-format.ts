import { accountNameOf } from '@/domain/account/account-name'
import type { TFunction } from 'i18next'

import type { AgencyCreator } from '@/domain/agency/agency-creator'
import { REVENUE_KINDS } from '@/domain/money/revenue-kind'
import { formatList, formatRate } from '@/i18n/format'

/** The agency's own name for a creator, else the creator's display name. */
export const agencyCreatorName = ({ name, creator }: Pick<AgencyCreator, 'name' | 'creator'>): string =>
  name || accountNameOf(creator)

export const creatorIdOf = ({ creator }: Pick<AgencyCreator, 'creator'>): string => creator.userId

/** Formats the agency's share, as in `42% of net`; undefined if the user may not see it. */
export function formatShare(t: TFunction<'analytics'>, { rate, isNet }: AgencyCreator): string | undefined {
  if (rate === null) return undefined
  return t(isNet ? 'creators.rate_net' : 'creators.rate_gross', { rate: formatRate(rate) })
}

/** Formats revenue types with their own rate, as in `Tips 25%, Live 50%`; empty if none has one. */
export const formatOwnRates = (t: TFunction<'analytics'>, { granularRates }: AgencyCreator): string[] =>
  REVENUE_KINDS.flatMap((kind) => {
    const rate = granularRates[kind]
    return rate === undefined
      ? []
      : [t('creators.rate_of_kind', { kind: t(`overview.kind_${kind}`), rate: formatRate(rate) })]
  })

export const formatUnitList = (parts: readonly string[]): string => formatList(parts, 'unit')
