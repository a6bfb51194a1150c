import { useTranslation } from '@/i18n/use-translation'

import { formatNumber } from '@/i18n/format'

/** Uses, and the limit if there is one. */
export function UsedCell({ used, cap }: { used: number; cap: number | null }) {
  const { t } = useTranslation('marketplace')
  return (
    <span className="tabular-nums">
      {cap === null
        ? formatNumber(used)
        : t('offers.used_of', { used: formatNumber(used), cap: formatNumber(cap) })}
    </span>
  )
}
