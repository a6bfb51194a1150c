import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'

import { createFeedback, listFeedback, uploadFeedbackScreenshot } from '@/api/calls/feedback'
import { send } from '@/api/send'
import { newId } from '@/services/new-id'

import type { Facts } from './facts'
import type { FeedbackDraft } from './feedback-draft'
import { base64Of } from './screenshot'

interface Report {
  draft: FeedbackDraft
  facts: Facts
  screenshot: File | undefined
}

/** Sends a report. The same one sent again after a failure is the same ticket. */
export function useSendFeedback() {
  const client = useQueryClient()
  const clientId = useRef(newId())
  return useMutation({
    mutationKey: [createFeedback.path],
    mutationFn: async ({ draft, facts, screenshot }: Report) => {
      const picture = screenshot && {
        clientId: `${clientId.current}-picture`,
        type: screenshot.type,
        data: await base64Of(screenshot),
      }
      const mediaIds = picture ? [(await send(uploadFeedbackScreenshot, picture)).mediaId] : []
      return send(createFeedback, {
        ...facts,
        ...draft,
        text: draft.text.trim(),
        mediaIds,
        clientId: clientId.current,
      })
    },
    onSuccess: () => {
      clientId.current = newId()
      void client.invalidateQueries({ queryKey: [listFeedback.path] })
    },
  })
}
