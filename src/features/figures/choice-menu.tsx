import { ChevronDown, type LucideIcon } from 'lucide-react'
import { useTranslation } from '@/i18n/use-translation'

import { formatNumber } from '@/i18n/format'
import { late } from '@/services/late'
import { Button } from '@/ui/button'
import { Icon } from '@/ui/icon'
import { Popover } from '@/ui/popover'
import { Bone } from '@/ui/skeleton'

/** One option. */
export interface Choice {
  id: string
  label: string
}

export interface ChoiceMenuProps {
  /** The name of the choice: 'Creators'. */
  name: string
  /** Label without a selection: 'All creators'. */
  allLabel: string
  icon?: LucideIcon
  choices: readonly Choice[] | undefined
  /** Refetches; set when loading has failed. */
  onRetry?: (() => void) | undefined
  chosen: readonly string[]
  onChange: (ids: readonly string[]) => void
  /** Called before the menu opens. */
  onWanted?: () => void
}

const ChoiceList = late(
  async () => (await import('./choice-list')).ChoiceList,
  <Bone className="h-[340px] w-64 rounded-control" />,
  'now',
)

/** A multi-select filter. Applies the checkboxes together, because each change is a request. */
export function ChoiceMenu(props: ChoiceMenuProps) {
  const { t } = useTranslation('analytics')
  const { name, allLabel, icon, choices, chosen, onWanted } = props
  const single = chosen.length === 1 ? choices?.find(({ id }) => id === chosen[0])?.label : undefined
  const label =
    chosen.length === 0
      ? allLabel
      : (single ?? t('filter.chosen', { name, count: formatNumber(chosen.length) }))
  return (
    <Popover
      name={name}
      trigger={
        <Button
          icon={icon}
          end={<Icon of={ChevronDown} className="text-text-quiet" />}
          onFocus={onWanted}
          onPointerEnter={onWanted}
          aria-label={t('filter.choice_is', { name, label })}
        >
          <bdi className="cut max-w-44">{label}</bdi>
        </Button>
      }
    >
      {(close) => <ChoiceList {...props} close={close} />}
    </Popover>
  )
}
