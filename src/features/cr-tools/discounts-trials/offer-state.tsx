import type { ReactNode } from 'react'

import { useTranslation } from '@/i18n/use-translation'

import type { Column } from '@/ui/table/table-column'
import { Badge, type Tone } from '@/ui/text/badge'
import type { DiscountState } from '@/domain/money/discount'
import type { TrialState } from '@/domain/money/trial'
import { formatNumber } from '@/i18n/format'

type OfferStateName = DiscountState | TrialState

const OFFER_STATE_TONES: Partial<Record<OfferStateName, Tone>> = {
  active: 'success',
  scheduled: 'info',
  used_up: 'warning',
}

/** Column with an offer's state; ended ones are muted. `more` is quiet text beside it. */
export function useStateColumn<Row>(
  stateOf: (row: Row) => OfferStateName,
  more?: (row: Row) => ReactNode,
): Column<Row> {
  const { t } = useTranslation('marketplace')
  return {
    id: 'state',
    header: t('offers.state'),
    sortValue: (row) => t(`offers.state_${stateOf(row)}`),
    cell: (row) => {
      const tone = OFFER_STATE_TONES[stateOf(row)]
      const word = t(`offers.state_${stateOf(row)}`)
      const beside = more?.(row)
      return (
        <span className="inline-flex items-center gap-2 whitespace-nowrap text-text-quiet">
          {tone ? <Badge tone={tone}>{word}</Badge> : word}
          {beside && <span>{beside}</span>}
        </span>
      )
    },
  }
}

/** What the columns of a table of offers depend on. */
export interface OfferColumnsOptions<Row> {
  creatorId: string
  /** All offers: the server does not page them. */
  rows: readonly Row[]
  currency: string
  now: number
}

/** How often an offer was used, and the limit if there is one. */
export function useUsesText(): (used: number, cap: number | null) => string {
  const { t } = useTranslation('marketplace')
  return (used, cap) =>
    cap === null
      ? formatNumber(used)
      : t('offers.used_of', { used: formatNumber(used), cap: formatNumber(cap) })
}
