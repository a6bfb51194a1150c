import { useMutation } from '@tanstack/react-query'
import { useTranslation } from '@/i18n/use-translation'

import { reportFan } from '@/api/calls/fan'
import { mutationOf } from '@/api/query'
import { isolate } from '@/lib/isolate'
import { toast } from '@/services/toasts'
import { plainName } from '@/ui/user-name'

import { useName } from '../../../names'
import type { FanSubject } from '../fan-cache'
import { AskingDialog } from './asking-dialog'

/** Reports a fan to the platform's safety team. */
export function ReportFan({ subject, onClose }: { subject: FanSubject; onClose: () => void }) {
  const { t } = useTranslation('profile')
  const name = useName(subject.userId) ?? t('fan.unknown_name')
  const report = useMutation({
    ...mutationOf(reportFan, subject.creatorId),
    onSuccess: () => {
      toast.success(t('fan.report_done'))
      onClose()
    },
  })
  return (
    <AskingDialog
      words={{
        title: t('fan.report_title', { name: isolate(plainName(name)) }),
        text: t('fan.report_text'),
        label: t('fan.report_label'),
        missing: t('fan.report_missing'),
        act: t('fan.report_act'),
      }}
      isBusy={report.isPending}
      error={report.error}
      onAct={(reason) => report.mutate({ userId: subject.userId, reason })}
      onClose={onClose}
    />
  )
}
