import { formatNumber } from '@/i18n/format'

import { NoData } from './no-data'

/** A figure; a dash where there is no data, never where it is zero. */
export function Numeral({
  value,
  isRatio = false,
  digits,
}: {
  value: number | null | undefined
  /** 0.142 is 14.2%. */
  isRatio?: boolean
  /** Decimals, the same down a column. */
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
