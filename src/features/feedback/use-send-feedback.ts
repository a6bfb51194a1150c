import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'

import { createFeedback, listFeedback, uploadFeedbackScreenshot } from '@/api/calls/account/feedback'
import { send } from '@/api/send'
import { invalidateCalls } from '@/api/query'
import { newId } from '@/services/page/new-id'

import type { ReportContext } from './report-context'
import { type FeedbackDraft, isSameFeedback } from './feedback-draft'
import { base64Of } from './screenshot'

interface FeedbackReport {
  draft: FeedbackDraft
  facts: ReportContext
  screenshot: File | undefined
}

interface ReportAttempt {
  report: FeedbackReport
  clientId: string
  pictureId: string
}

const isSameReport = (one: FeedbackReport, other: FeedbackReport): boolean =>
  isSameFeedback(one.draft, other.draft) && one.screenshot === other.screenshot

/** Sends a report. A retry of the same report reuses its ticket; a changed one creates another. */
export function useSendFeedback() {
  const client = useQueryClient()
  const tried = useRef<ReportAttempt>(undefined)
  const attemptOf = (report: FeedbackReport): ReportAttempt =>
    tried.current && isSameReport(tried.current.report, report)
      ? tried.current
      : { report, clientId: newId(), pictureId: newId() }
  return useMutation({
    mutationKey: [createFeedback.path],
    mutationFn: async (report: FeedbackReport) => {
      const { clientId, pictureId } = (tried.current = attemptOf(report))
      const { draft, facts, screenshot } = report
      const picture = screenshot && {
        clientId: pictureId,
        type: screenshot.type,
        data: await base64Of(screenshot),
      }
      const mediaIds = picture ? [(await send(uploadFeedbackScreenshot, picture)).mediaId] : []
      return send(createFeedback, { ...facts, ...draft, mediaIds, clientId })
    },
    onSuccess: () => {
      tried.current = undefined
      void invalidateCalls(client, listFeedback)
    },
  })
}
