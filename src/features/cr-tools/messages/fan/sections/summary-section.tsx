import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { RotateCw, Sparkles } from 'lucide'
import { useState } from 'react'
import { useTranslation } from '@/i18n/use-translation'

import { createFeedback } from '@/api/calls/account/feedback'
import { getUserNotes } from '@/api/calls/account/user'
import { summarizeFan } from '@/api/calls/chat/fan'
import { mutationOf, queryOf } from '@/api/query'
import { send } from '@/api/send'
import { env } from '@/config/env'
import { REPORT_REASON_MAX_LENGTH } from '@/config/tool-limits'
import type { Fan } from '@/domain/chat/fan'
import { ROUTES } from '@/domain/page/routes'
import { currentLanguage } from '@/i18n'
import { formatDate } from '@/i18n/format'
import { apiVersion } from '@/services/network/version-watch'
import { Button } from '@/ui/button'
import { CallError } from '@/ui/feedback/call-error'
import { TextDialog } from '@/ui/field/form/text-dialog'
import { Icon } from '@/ui/icon'

import { type FanSubject, useFanAnswer } from '../panel/fan-cache'
import { useMayEdit, useMayOpen } from '../../../base/permissions'
import { Section } from '../panel/section'

function useSummarize(subject: FanSubject) {
  const client = useQueryClient()
  const applyAnswer = useFanAnswer(subject)
  return useMutation({
    ...mutationOf(summarizeFan),
    onSuccess: async ({ aiSummary, at }) => {
      const notes = queryOf(getUserNotes, { otherUserId: subject.fanId }).queryKey
      client.setQueryData(notes, (known) => known && { ...known, aiSummary })
      await applyAnswer(() => ({ summaryAt: at }))
    },
  })
}

/** Reports a wrong summary to support: sends the user's text only and no data of the fan. */
function ReportSummary({ fanId, onClose }: { fanId: string; onClose: () => void }) {
  const { t } = useTranslation('profile')
  const report = (text: string, clientId: string) =>
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
    <TextDialog
      title={t('fan.wrong_title')}
      save={t('fan.wrong_send')}
      field={{
        name: 'reason',
        label: t('fan.wrong_label'),
        missing: t('fan.wrong_missing'),
        maxLength: REPORT_REASON_MAX_LENGTH,
      }}
      draftKey={`reason:summary:${fanId}`}
      send={report}
      done={t('fan.wrong_sent')}
      onClose={onClose}
    >
      <p className="text-text-quiet">{t('fan.wrong_text')}</p>
    </TextDialog>
  )
}

function SummaryActions({
  summarize,
  userId,
  hasSummary,
}: {
  summarize: ReturnType<typeof useSummarize>
  userId: string
  hasSummary: boolean
}) {
  const { t } = useTranslation('profile')
  const [isReporting, setIsReporting] = useState(false)
  return (
    <div className="mt-2 flex flex-wrap items-center gap-2">
      <Button
        size="small"
        icon={RotateCw}
        busy={summarize.isPending}
        onClick={() => summarize.mutate({ otherUserId: userId })}
      >
        {t('fan.summary_refresh')}
      </Button>
      {hasSummary && (
        <Button size="small" kind="ghost" onClick={() => setIsReporting(true)}>
          {t('fan.summary_wrong')}
        </Button>
      )}
      {isReporting && <ReportSummary fanId={userId} onClose={() => setIsReporting(false)} />}
    </div>
  )
}

/** An AI summary of the conversation, always marked as such, with its date. */
export function SummarySection({ subject, fan }: { subject: FanSubject; fan: Fan }) {
  const { t } = useTranslation('profile')
  const mayReadNotes = useMayOpen('notes')
  const mayWriteNotes = useMayEdit('notes')
  const { data } = useQuery({
    ...queryOf(getUserNotes, { otherUserId: subject.fanId }),
    enabled: mayReadNotes,
  })
  const summarize = useSummarize(subject)
  if (!mayReadNotes || !data) return null
  const { aiSummary } = data
  return (
    <Section
      id="summary"
      title={
        <>
          <Icon of={Sparkles} className="text-text-quiet" />
          {t('fan.summary')}
        </>
      }
      aside={
        aiSummary &&
        fan.summaryAt !== null && (
          <span className="shrink-0 text-13 text-text-quiet">
            {formatDate(fan.summaryAt, { month: 'short', day: 'numeric' })}
          </span>
        )
      }
    >
      <p className="text-13 break-words whitespace-pre-line text-text-quiet" aria-live="polite">
        {aiSummary ? <bdi dir="auto">{aiSummary}</bdi> : t('fan.summary_empty')}
      </p>
      <CallError error={summarize.error} renderText={(reason) => t('fan.summary_failed', { reason })} />
      {mayWriteNotes && (
        <SummaryActions summarize={summarize} userId={subject.fanId} hasSummary={Boolean(aiSummary)} />
      )}
    </Section>
  )
}
