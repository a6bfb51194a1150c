import { useTranslation } from '@/i18n/use-translation'

import { publishShifts } from '@/api/calls/agency/shifts'
import { send } from '@/api/send'
import { isoOf } from '@/domain/time/instant'
import type { GridWeek } from '@/domain/shift/shift-grid'
import { toast } from '@/services/page/toasts'
import { Banner } from '@/ui/feedback/banner'
import { ConfirmCall } from '@/ui/overlay/confirm-call'

import { useShiftCache } from '../shift-cache'

interface PublishDialogProps {
  week: GridWeek
  drafts: number
  people: number
  clashes: number
  onClose: () => void
}

/** Says how many people publishing notifies, then publishes. */
export function PublishDialog({ week, drafts, people, clashes, onClose }: PublishDialogProps) {
  const { t } = useTranslation('analytics')
  const cache = useShiftCache()
  return (
    <ConfirmCall
      kind="primary"
      title={t('shifts.publish_title', { count: drafts })}
      confirmLabel={t('shifts.publish')}
      trackedAs="shift-publish"
      call={() => send(publishShifts, { from: isoOf(week.from), to: isoOf(week.to) })}
      refresh={cache.refetch}
      onDone={({ published, notified }) =>
        toast.success(t('shifts.published', { count: published }), {
          detail: t('shifts.notified', { count: notified }),
        })
      }
      onClose={onClose}
    >
      <p>{t('shifts.publish_text', { count: people })}</p>
      {clashes > 0 && <Banner tone="warning">{t('shifts.publish_clashes', { count: clashes })}</Banner>}
    </ConfirmCall>
  )
}
