import { useMutation } from '@tanstack/react-query'
import { useTranslation } from '@/i18n/use-translation'

import { publishShifts } from '@/api/calls/agency/shifts'
import { mutationOf } from '@/api/query'
import { isoOf } from '@/domain/time/instant'
import type { GridWeek } from '@/domain/shift/shift-grid'
import { toast } from '@/services/page/toasts'
import { Banner } from '@/ui/feedback/banner'
import { Button } from '@/ui/button'
import { Dialog } from '@/ui/overlay/dialog'
import { CallError } from '@/ui/feedback/call-error'

import { useShiftCache } from '../shift-changes'

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
  const publish = useMutation({
    ...mutationOf(publishShifts),
    onSuccess: ({ published, notified }) => {
      toast.success(t('shifts.published', { count: published }), {
        detail: t('shifts.notified', { count: notified }),
      })
      cache.refetch()
      onClose()
    },
    onError: () => cache.refetch(),
  })
  return (
    <Dialog
      onClose={onClose}
      title={t('shifts.publish_title', { count: drafts })}
      trackedAs="shift-publish"
      cancel
      actions={
        <Button
          kind="primary"
          busy={publish.isPending}
          onClick={() => publish.mutate({ from: isoOf(week.from), to: isoOf(week.to) })}
        >
          {t('shifts.publish')}
        </Button>
      }
    >
      <div className="grid gap-3">
        <p>{t('shifts.publish_text', { count: people })}</p>
        {clashes > 0 && <Banner tone="warning">{t('shifts.publish_clashes', { count: clashes })}</Banner>}
        <CallError error={publish.error} />
      </div>
    </Dialog>
  )
}
