import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { RotateCw, Sparkles } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from '@/i18n/use-translation'

import { summarizeFan } from '@/api/calls/chat/fan'
import { getUserNotes } from '@/api/calls/account/user'
import { errorText } from '@/api/errors'
import { mutationOf, queryOf } from '@/api/query'
import type { Fan } from '@/domain/chat/fan'
import { formatDate } from '@/i18n/format'
import { Button } from '@/ui/button'
import { FieldError } from '@/ui/feedback/field-error'
import { Icon } from '@/ui/icon'

import { type FanSubject, patchFan } from '../base/fan-cache'
import { useFanPermissions } from '../../base/use-fan-permissions'
import { Section } from '../base/section'
import { ReportSummary } from './report-summary'

function useSummarize(subject: FanSubject) {
  const client = useQueryClient()
  return useMutation({
    ...mutationOf(summarizeFan),
    onSuccess: ({ aiSummary, at }) => {
      const notes = queryOf(getUserNotes, { otherUserId: subject.userId }).queryKey
      client.setQueryData(notes, (known) => known && { ...known, aiSummary })
      patchFan(client, subject, () => ({ summaryAt: at }))
    },
  })
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
      {isReporting && <ReportSummary onClose={() => setIsReporting(false)} />}
    </div>
  )
}

/** An AI summary of the conversation, always marked as such, with its date. */
export function SummarySection({ subject, fan }: { subject: FanSubject; fan: Fan }) {
  const { t } = useTranslation('profile')
  const { readsNotes, writesNotes } = useFanPermissions()
  const { data } = useQuery({
    ...queryOf(getUserNotes, { otherUserId: subject.userId }),
    enabled: readsNotes,
  })
  const summarize = useSummarize(subject)
  if (!readsNotes || !data) return null
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
      {summarize.error && (
        <div role="alert">
          <FieldError>{t('fan.summary_failed', { reason: errorText(summarize.error) })}</FieldError>
        </div>
      )}
      {writesNotes && (
        <SummaryActions summarize={summarize} userId={subject.userId} hasSummary={Boolean(aiSummary)} />
      )}
    </Section>
  )
}
