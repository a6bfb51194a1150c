import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'

import { createFeedback, listFeedback, uploadFeedbackScreenshot } from '@/api/calls/feedback'
import { send } from '@/api/send'
import { newId } from '@/services/new-id'

import type { Facts } from './facts'
import { type FeedbackDraft, isSameDraft } from './feedback-draft'
import { base64Of } from './screenshot'

interface Report {
  draft: FeedbackDraft
  facts: Facts
  screenshot: File | undefined
}

interface Attempt {
  report: Report
  clientId: string
  pictureId: string
}

const isSameReport = (one: Report, other: Report): boolean =>
  isSameDraft(one.draft, other.draft) && one.screenshot === other.screenshot

/** Sends a report. A retry of the same report reuses its ticket; a changed one creates another. */
export function useSendFeedback() {
  const client = useQueryClient()
  const tried = useRef<Attempt>(undefined)
  const attemptOf = (report: Report): Attempt =>
    tried.current && isSameReport(tried.current.report, report)
      ? tried.current
      : { report, clientId: newId(), pictureId: newId() }
  return useMutation({
    mutationKey: [createFeedback.path],
    mutationFn: async (report: Report) => {
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
      void client.invalidateQueries({ queryKey: [listFeedback.path] })
    },
  })
}
