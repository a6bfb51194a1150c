import { Amount, Duration, Numeral, NoData } from '@/ui/text/figure'

import type { OwnUnit } from './own-figures'

interface OwnValueProps {
  unit: OwnUnit
  value: number | null
  currency: string
  isWhole?: boolean
}

/** Formats a figure by its unit; a dash without data. */
export function OwnValue({ unit, value, currency, isWhole = false }: OwnValueProps) {
  if (value === null) return <NoData />
  if (unit === 'money') return <Amount of={{ amount: value, currency }} isWhole={isWhole} />
  if (unit === 'share') return <Numeral value={value} isRatio digits={1} />
  if (unit === 'reply') return <Duration ms={value * 1000} />
  return <Numeral value={value} />
}
