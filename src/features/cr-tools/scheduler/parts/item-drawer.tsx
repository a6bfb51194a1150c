import { useTranslation } from '@/i18n/use-translation'

import { errorText } from '@/api/errors'
import type { Clash, ScheduleItem } from '@/domain/schedule'
import { Button } from '@/ui/button'
import { Drawer } from '@/ui/drawer'
import { FieldError } from '@/ui/field-error'

import { actsOf, type ItemAct } from '../item-acts'
import { useItemWords } from '../item-words'
import { ItemFacts } from './item-facts'
import { ItemPreview } from './item-preview'

interface ItemDrawerProps {
  item: ScheduleItem
  clashes: readonly Clash[]
  timezone: string
  /** Why the item cannot be changed. */
  deniedReason: string | undefined
  busy: ItemAct | undefined
  problem: Error | null
  onAct: (act: ItemAct) => void
  onClose: () => void
}

/** Drawer with an item's facts, a preview as fans see it, and actions. */
export function ItemDrawer(props: ItemDrawerProps) {
  const { item, clashes, timezone, deniedReason, busy, problem, onAct, onClose } = props
  const { t } = useTranslation('calendar')
  const words = useItemWords(timezone)
  return (
    <Drawer isOpen onClose={onClose} title={words.kind(item)} trackedAs="schedule-item">
      <div className="grid gap-5">
        <ItemFacts item={item} clashes={clashes} timezone={timezone} />
        <ItemPreview of={item} />
        {item.isFixed && <p className="text-13 text-text-quiet">{t('scheduler.fixed')}</p>}
        <div role="alert" className="empty:hidden">
          {problem && <FieldError>{errorText(problem)}</FieldError>}
        </div>
        <div role="group" aria-label={t('scheduler.acts')} className="flex flex-wrap gap-2">
          {actsOf(item).map((act) => (
            <Button
              key={act}
              kind={act === 'retry' ? 'primary' : act === 'cancel' || act === 'remove' ? 'danger' : 'neutral'}
              busy={busy === act}
              disabledReason={act === 'open_mass' ? undefined : deniedReason}
              onClick={() => onAct(act)}
            >
              {t(`scheduler.${act}`)}
            </Button>
          ))}
        </div>
      </div>
    </Drawer>
  )
}
