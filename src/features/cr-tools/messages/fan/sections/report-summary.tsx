import { useTranslation } from '@/i18n/use-translation'

import { createFeedback } from '@/api/calls/account/feedback'
import { send } from '@/api/send'
import { env } from '@/config/env'
import { ROUTES } from '@/domain/page/routes'
import { currentLanguage } from '@/i18n'
import { toast } from '@/services/page/toasts'
import { apiVersion } from '@/services/network/version-watch'

import { ReasonDialog } from '../base/reason-dialog'

/** Reports a wrong summary to support: sends the user's text only and no data of the fan. */
export function ReportSummary({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('profile')
  const save = (text: string, clientId: string) =>
    send(createFeedback, {
      clientId,
      kind: 'problem',
      text,
      route: ROUTES.channel.path,
      appVersion: env.appVersion,
      apiVersion: apiVersion(),
      language: currentLanguage(),
      browser: navigator.userAgent,
      mediaIds: [],
      contactOk: false,
    })
  return (
    <ReasonDialog
      words={{
        title: t('fan.wrong_title'),
        text: t('fan.wrong_text'),
        label: t('fan.wrong_label'),
        missing: t('fan.wrong_missing'),
        act: t('fan.wrong_send'),
      }}
      save={save}
      onSaved={() => {
        toast.success(t('fan.wrong_sent'))
        onClose()
      }}
      onClose={onClose}
    />
  )
}
