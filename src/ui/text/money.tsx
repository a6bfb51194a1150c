import { formatMoney } from '@/i18n/format'

/** Shows an amount with its currency, isolated left-to-right in any text direction. */
export function Money({
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
