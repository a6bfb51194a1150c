import { FIGURE_UNIT } from '@/domain/figures/chatter-figures'
import { Amount, Duration, Numeral, NoData } from '@/ui/text/figure'

import type { OwnFigure, REPLY_FIGURES } from './own-figures'

export type OwnFigureId = OwnFigure['id'] | (typeof REPLY_FIGURES)[number]

interface OwnValueProps {
  id: OwnFigureId
  value: number | null
  currency: string
  isWhole?: boolean
}

/** Formats a figure by its unit; a dash without data. */
export function OwnValue({ id, value, currency, isWhole = false }: OwnValueProps) {
  if (value === null) return <NoData />
  const unit = FIGURE_UNIT[id]
  if (unit === 'money') return <Amount of={{ amount: value, currency }} isWhole={isWhole} />
  if (unit === 'share') return <Numeral value={value} isRatio digits={1} />
  if (unit === 'reply') return <Duration ms={value * 1000} />
  return <Numeral value={value} />
}
