import { useTranslation } from '@/i18n/use-translation'

import { errorText } from '@/api/errors'
import type { ScheduleItem } from '@/domain/schedule'
import { toast } from '@/services/toasts'
import { DangerQuestion } from '@/ui/danger-question'

import { useCancel } from '../use-schedule'
import { PostForm } from './post-form'
import { TimeDialog } from './time-dialog'

/** The overlay that is open, except for an item's drawer. */
export type Open =
  | { act: 'new'; at: number }
  | { act: 'edit' | 'change_time' | 'duplicate' | 'cancel' | 'remove'; item: ScheduleItem }

interface OverlayProps {
  creatorId: string
  open: Open
  timezone: string
  onDone: () => void
  onClose: () => void
}

interface CancelQuestionProps extends Omit<OverlayProps, 'open' | 'timezone'> {
  item: ScheduleItem
  act: 'cancel' | 'remove'
}

function CancelQuestion({ creatorId, item, act, onDone, onClose }: CancelQuestionProps) {
  const { t } = useTranslation('calendar')
  const cancel = useCancel(creatorId, () => {
    toast.success(t(act === 'remove' ? 'scheduler.removed' : 'scheduler.canceled'))
    onDone()
  })
  return (
    <DangerQuestion
      title={t(`scheduler.${act}_title`)}
      keep={t('scheduler.keep')}
      act={t(`scheduler.${act}`)}
      trackedAs={`schedule-${act}`}
      isBusy={cancel.isPending}
      problem={cancel.error && errorText(cancel.error)}
      onKeep={onClose}
      onAct={() => cancel.mutate(item)}
    >
      {t(`scheduler.${act}_text`)}
    </DangerQuestion>
  )
}

/** Renders the open form or confirmation. */
export function Overlay({ open, ...rest }: OverlayProps) {
  switch (open.act) {
    case 'new':
      return <PostForm {...rest} at={open.at} />
    case 'edit':
      return <PostForm {...rest} of={open.item} at={open.item.at} />
    case 'change_time':
    case 'duplicate':
      return <TimeDialog {...rest} item={open.item} act={open.act} />
    case 'cancel':
    case 'remove':
      return <CancelQuestion {...rest} item={open.item} act={open.act} />
  }
}
