import { useTranslation } from '@/i18n/use-translation'

import type { ScheduleItem, ScheduleKind } from '@/domain/schedule/schedule'
import { cancelScheduled } from '@/api/calls/creator/scheduler'
import { send } from '@/api/send'

import { PostForm } from './item/post-form'
import { ItemTimeDialog } from './item/item-time-dialog'
import { NewItemDialog } from './item/new-item-dialog'
import { ConfirmCall } from '@/ui/overlay/confirm-call'
import { useInvalidateSchedule } from './schedule-query'

/** The overlay that is open, except for an item's drawer. */
export type ScheduleOverlayState =
  | { action: 'choose'; at: number | null }
  | { action: 'new'; at: number }
  | { action: 'edit' | 'change_time' | 'duplicate' | 'cancel' | 'remove'; item: ScheduleItem }

interface ScheduleOverlayProps {
  creatorId: string
  open: ScheduleOverlayState
  timezone: string
  /** The kinds that the user may create. */
  creatable: readonly ScheduleKind[]
  onCreate: (kind: ScheduleKind, at: number | null) => void
  /** Gets the answer, except once the item is gone. */
  onDone: (saved?: ScheduleItem) => void
  onClose: () => void
}

interface CancelItemDialogProps extends Pick<ScheduleOverlayProps, 'creatorId' | 'onDone' | 'onClose'> {
  item: ScheduleItem
  action: 'cancel' | 'remove'
}

function CancelItemDialog({ creatorId, item, action, onDone, onClose }: CancelItemDialogProps) {
  const { t } = useTranslation('calendar')
  return (
    <ConfirmCall
      title={t(`scheduler.${action}_title`)}
      cancelLabel={t('scheduler.keep')}
      confirmLabel={t(`scheduler.${action}`)}
      trackedAs={`schedule-${action}`}
      call={() => send(cancelScheduled, { itemId: item.itemId }, { creatorId })}
      refresh={useInvalidateSchedule()}
      done={{ text: t(action === 'remove' ? 'scheduler.removed' : 'scheduler.canceled') }}
      onDone={() => onDone()}
      onClose={onClose}
    >
      {t(`scheduler.${action}_text`)}
    </ConfirmCall>
  )
}

/** Renders the open form or confirmation. */
export function ScheduleOverlay({ open, creatable, onCreate, ...rest }: ScheduleOverlayProps) {
  switch (open.action) {
    case 'choose':
      return (
        <NewItemDialog
          kinds={creatable}
          at={open.at}
          timezone={rest.timezone}
          onChoose={(kind) => onCreate(kind, open.at)}
          onClose={rest.onClose}
        />
      )
    case 'new':
      return <PostForm {...rest} at={open.at} />
    case 'edit':
      return <PostForm {...rest} item={open.item} at={open.item.at} />
    case 'change_time':
    case 'duplicate':
      return <ItemTimeDialog {...rest} item={open.item} action={open.action} />
    case 'cancel':
    case 'remove':
      return <CancelItemDialog {...rest} item={open.item} action={open.action} />
  }
}
