import { SlidersHorizontal } from 'lucide'
import { useTranslation } from '@/i18n/use-translation'

import { formatNumber } from '@/i18n/format'
import { deferred, usePreload } from '@/services/loading/deferred'
import { CountBadge } from '@/ui/text/badge'
import { IconButton } from '@/ui/icon-button'
import { Popover } from '@/ui/overlay/popover'
import { SkeletonBar } from '@/ui/skeleton'

import { chipCount } from './view-params'
import type { FilterProps } from './filter-fields'

const FilterFields = deferred(async () => (await import('./filter-fields')).FilterFields, {
  placeholder: <SkeletonBar className="h-72 w-60 rounded-control" />,
})

/** The filter popover; its button shows how many are active (screens S10). */
export function FilterPopover(filter: FilterProps) {
  const { t } = useTranslation('tools')
  usePreload(FilterFields.preload)
  const count = chipCount(filter.chips)
  return (
    <Popover
      name={t('inbox.filters')}
      trigger={
        <IconButton
          icon={SlidersHorizontal}
          name={count > 0 ? t('inbox.filters_active', { count }) : t('inbox.filters')}
          badge={count > 0 ? <CountBadge text={formatNumber(count)} ringed /> : undefined}
        />
      }
    >
      <FilterFields {...filter} />
    </Popover>
  )
}
