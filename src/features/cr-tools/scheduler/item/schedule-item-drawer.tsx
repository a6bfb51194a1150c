import { useTranslation } from '@/i18n/use-translation'

import type { ScheduleClash, ScheduleItem } from '@/domain/schedule/schedule'
import { Button } from '@/ui/button'
import { Drawer } from '@/ui/overlay/dialog'
import { CallError } from '@/ui/feedback/call-error'

import { actionsOf, DANGER_ACTIONS, type ItemAction, OPENING_ACTIONS } from './item-actions'
import { useItemText } from './item-text'
import { ScheduleItemFacts } from './schedule-item-facts'
import { ScheduleItemPreview } from './schedule-item-preview'

interface ScheduleItemDrawerProps {
  creatorId: string
  item: ScheduleItem
  clashes: readonly ScheduleClash[]
  timezone: string
  /** Why the item cannot be changed. */
  disabledReason: string | undefined
  mayOpen: boolean
  busy: ItemAction | undefined
  problem: Error | null
  onAction: (action: ItemAction) => void
  onClose: () => void
}

/** Drawer with an item's facts, a preview as fans see it, and actions. */
export function ScheduleItemDrawer(props: ScheduleItemDrawerProps) {
  const { creatorId, item, clashes, timezone, disabledReason, mayOpen, busy, problem, onAction, onClose } =
    props
  const { t } = useTranslation('calendar')
  const itemText = useItemText(timezone)
  return (
    <Drawer onClose={onClose} title={itemText.kind(item)} trackedAs="schedule-item">
      <div className="grid gap-5">
        <ScheduleItemFacts creatorId={creatorId} item={item} clashes={clashes} timezone={timezone} />
        <ScheduleItemPreview item={item} />
        {item.isFixed && <p className="text-13 text-text-quiet">{t('scheduler.fixed')}</p>}
        <CallError error={problem} />
        <div role="group" aria-label={t('scheduler.acts')} className="flex flex-wrap gap-2">
          {actionsOf(item, mayOpen).map((action) => (
            <Button
              key={action}
              kind={action === 'retry' ? 'primary' : DANGER_ACTIONS.has(action) ? 'danger' : 'neutral'}
              busy={busy === action}
              disabledReason={OPENING_ACTIONS.has(action) ? undefined : disabledReason}
              onClick={() => onAction(action)}
            >
              {t(`scheduler.${action}`)}
            </Button>
          ))}
        </div>
      </div>
    </Drawer>
  )
}
