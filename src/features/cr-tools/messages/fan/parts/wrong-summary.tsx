import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from '@/i18n/use-translation'

import { createFeedback } from '@/api/calls/feedback'
import { mutationOf } from '@/api/query'
import { env } from '@/config/env'
import { ROUTES } from '@/domain/routes'
import { currentLanguage } from '@/i18n'
import { newId } from '@/services/new-id'
import { toast } from '@/services/toasts'
import { apiVersion } from '@/services/version-watch'

import { AskingDialog } from './asking-dialog'

/** Reports a wrong summary to support: sends the user's text only and no data of the fan. */
export function WrongSummary({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('profile')
  const [clientId] = useState(newId)
  const report = useMutation({
    ...mutationOf(createFeedback),
    onSuccess: () => {
      toast.success(t('fan.wrong_sent'))
      onClose()
    },
  })
  const send = (text: string) =>
    report.mutate({
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
    <AskingDialog
      words={{
        title: t('fan.wrong_title'),
        text: t('fan.wrong_text'),
        label: t('fan.wrong_label'),
        missing: t('fan.wrong_missing'),
        act: t('fan.wrong_send'),
      }}
      isBusy={report.isPending}
      error={report.error}
      onAct={send}
      onClose={onClose}
    />
  )
}
