import { ChevronDown, type IconNode } from 'lucide'

import { formatNumber } from '@/i18n/format'
import { useTranslation } from '@/i18n/use-translation'
import { deferred } from '@/services/loading/deferred'
import { Button } from '@/ui/button'
import { Icon } from '@/ui/icon'
import { Popover } from '@/ui/overlay/popover'
import { SkeletonBar } from '@/ui/skeleton'

import type { MultiSelectListProps } from './multi-select-list'

interface MultiSelectMenuProps extends Omit<MultiSelectListProps, 'close'> {
  /** Label without a selection: 'All creators'. */
  allLabel: string
  icon?: IconNode
  /** Called before the menu opens. */
  onWillOpen?: () => void
}

const LazyMultiSelectList = deferred(async () => (await import('./multi-select-list')).MultiSelectList, {
  placeholder: <SkeletonBar className="h-[340px] w-64 rounded-control" />,
})

/** A multi-select filter. Applies the checkboxes together, because each change is a request. */
export function MultiSelectMenu(props: MultiSelectMenuProps) {
  const { t } = useTranslation('common')
  const { name, allLabel, icon, choices, chosen, onWillOpen } = props
  const single = chosen.length === 1 ? choices?.find(({ id }) => id === chosen[0])?.label : undefined
  const label =
    chosen.length === 0
      ? allLabel
      : (single ?? t('filters.chosen', { name, count: formatNumber(chosen.length) }))
  return (
    <Popover
      name={name}
      trigger={
        <Button
          icon={icon}
          end={<Icon of={ChevronDown} className="text-text-quiet" />}
          onFocus={onWillOpen}
          onPointerEnter={onWillOpen}
          aria-label={t('filters.choice_is', { name, label })}
        >
          <bdi className="cut max-w-44">{label}</bdi>
        </Button>
      }
    >
      {(close) => <LazyMultiSelectList {...props} close={close} />}
    </Popover>
  )
}
