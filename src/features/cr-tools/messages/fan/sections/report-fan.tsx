import { useTranslation } from '@/i18n/use-translation'

import { reportFan } from '@/api/calls/chat/fan'
import { send } from '@/api/send'
import { isolate } from '@/lib/text/isolate'
import { toast } from '@/services/page/toasts'
import { plainName } from '@/ui/text/user-name'

import { useName } from '../../../people/names'
import type { FanSubject } from '../base/fan-cache'
import { ReasonDialog } from '../base/reason-dialog'

/** Reports a fan to the platform's safety team. */
export function ReportFan({ subject, onClose }: { subject: FanSubject; onClose: () => void }) {
  const { t } = useTranslation('profile')
  const name = useName(subject.userId) ?? t('fan.unknown_name')
  return (
    <ReasonDialog
      words={{
        title: t('fan.report_title', { name: isolate(plainName(name)) }),
        text: t('fan.report_text'),
        label: t('fan.report_label'),
        missing: t('fan.report_missing'),
        act: t('fan.report_act'),
      }}
      save={(reason) => send(reportFan, { userId: subject.userId, reason }, { creatorId: subject.creatorId })}
      onSaved={() => {
        toast.success(t('fan.report_done'))
        onClose()
      }}
      onClose={onClose}
    />
  )
}
