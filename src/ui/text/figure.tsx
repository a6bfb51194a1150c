import { formatCompactDuration, formatMoney, formatNumber, formatWaitingTime } from '@/i18n/format'
import { useTranslation } from '@/i18n/use-translation'

/** Shows that no value is known, which is not zero. */
export function NoData() {
  const { t } = useTranslation('common')
  return (
    <span className="text-text-faint">
      <span aria-hidden>–</span>
      <span className="sr-only">{t('table.no_data')}</span>
    </span>
  )
}

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

/** Shows an amount with its currency, isolated left-to-right in any text direction. */
export function Amount({
  of,
  isWhole = false,
}: {
  of: { amount: number; currency: string }
  isWhole?: boolean
}) {
  return (
    <bdi dir="ltr" className="whitespace-nowrap tabular-nums">
      {formatMoney(of, { isWhole })}
    </bdi>
  )
}

/** Shows a duration in its two largest units, `46h 12m`; a wait in one: `12 min`, never `12:06`. */
export function Duration({ ms, isWait = false }: { ms: number; isWait?: boolean }) {
  return (
    <bdi className="whitespace-nowrap tabular-nums">
      {isWait ? formatWaitingTime(ms) : formatCompactDuration(ms)}
    </bdi>
  )
}
