import { formatNumber } from '@/i18n/format'

import { NoData } from './no-data'

/** Shows a figure; a dash where there is no data, never for zero. */
export function Numeral({
  value,
  isRatio = false,
  digits,
}: {
  value: number | null | undefined
  /** 0.142 is 14.2%. */
  isRatio?: boolean
  /** Fraction digits, equal down a column. */
  digits?: number
}) {
  if (value === null || value === undefined || Number.isNaN(value)) return <NoData />
  const options = digits === undefined ? {} : { minimumFractionDigits: digits, maximumFractionDigits: digits }
  return (
    <bdi dir="ltr" className="whitespace-nowrap tabular-nums">
      {isRatio
        ? formatNumber(value, { style: 'percent', maximumFractionDigits: 1, ...options })
        : formatNumber(value, options)}
    </bdi>
  )
}
