import { useTranslation } from '@/i18n/use-translation'

import { errorText } from '@/api/errors'
import type { ScheduleItem } from '@/domain/schedule/schedule'
import { toast } from '@/services/page/toasts'
import { DangerConfirmation } from '@/ui/overlay/danger-confirmation'

import { useCancelItem } from '../use-schedule'
import { PostForm } from './post-form'
import { ItemTimeDialog } from './item-time-dialog'

/** The overlay that is open, except for an item's drawer. */
export type ScheduleOverlayState =
  | { act: 'new'; at: number }
  | { act: 'edit' | 'change_time' | 'duplicate' | 'cancel' | 'remove'; item: ScheduleItem }

interface ScheduleOverlayProps {
  creatorId: string
  open: ScheduleOverlayState
  timezone: string
  onDone: () => void
  onClose: () => void
}

interface CancelItemDialogProps extends Omit<ScheduleOverlayProps, 'open' | 'timezone'> {
  item: ScheduleItem
  action: 'cancel' | 'remove'
}

function CancelItemDialog({ creatorId, item, action, onDone, onClose }: CancelItemDialogProps) {
  const { t } = useTranslation('calendar')
  const cancel = useCancelItem(creatorId, () => {
    toast.success(t(action === 'remove' ? 'scheduler.removed' : 'scheduler.canceled'))
    onDone()
  })
  return (
    <DangerConfirmation
      title={t(`scheduler.${action}_title`)}
      cancelLabel={t('scheduler.keep')}
      confirmLabel={t(`scheduler.${action}`)}
      trackedAs={`schedule-${action}`}
      isBusy={cancel.isPending}
      problem={cancel.error && errorText(cancel.error)}
      onCancel={onClose}
      onConfirm={() => cancel.mutate(item)}
    >
      {t(`scheduler.${action}_text`)}
    </DangerConfirmation>
  )
}

/** Renders the open form or confirmation. */
export function ScheduleOverlay({ open, ...rest }: ScheduleOverlayProps) {
  switch (open.act) {
    case 'new':
      return <PostForm {...rest} at={open.at} />
    case 'edit':
      return <PostForm {...rest} of={open.item} at={open.item.at} />
    case 'change_time':
    case 'duplicate':
      return <ItemTimeDialog {...rest} item={open.item} action={open.act} />
    case 'cancel':
    case 'remove':
      return <CancelItemDialog {...rest} item={open.item} action={open.act} />
  }
}
