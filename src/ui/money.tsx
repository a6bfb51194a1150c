import { formatMoney } from '@/i18n/format'

/** An amount with its currency, an island of left-to-right whatever the text around it. */
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
