import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from '@/i18n/use-translation'

import { reviewMessage } from '@/api/calls/agency/performance'
import { errorText } from '@/api/errors'
import { send } from '@/api/send'
import { instant } from '@/domain/time/instant'
import type { ReviewedMessage, ReviewMark } from '@/domain/agency/message-review'
import { useCurrentUser } from '@/features/auth'
import { serverNow } from '@/services/network/server-clock'
import { toast } from '@/services/page/toasts'

import { setCachedReview } from './review-cache'

interface MarkToSave {
  message: ReviewedMessage
  mark: ReviewMark | null
  note: string
}

export interface ReviewMarks {
  /** Toggles a mark. */
  toggle: (message: ReviewedMessage, mark: ReviewMark) => void
  /** Saves mark and note; resolves to whether it worked. */
  save: (marking: MarkToSave) => Promise<boolean>
  /** Failed saves by message id. */
  failed: Readonly<Record<string, { text: string; retry: () => void }>>
}

/** Saves marks optimistically; a failed one rolls back and shows an error on its message. */
function useSaveMark() {
  const client = useQueryClient()
  const userId = useCurrentUser().data?.userId ?? ''
  const [failed, setFailed] = useState<ReviewMarks['failed']>({})
  const { mutateAsync } = useMutation({
    mutationKey: [reviewMessage.path],
    mutationFn: ({ message, mark, note }: MarkToSave) =>
      send(reviewMessage, { messageId: message.messageId, mark, note: note.trim() }),
    onMutate: ({ message: { messageId }, mark, note }) => {
      setFailed(({ [messageId]: _gone, ...others }) => others)
      setCachedReview(client, messageId, mark && { mark, note, userId, at: instant(serverNow()) })
    },
    onSuccess: ({ review }, { message }) => setCachedReview(client, message.messageId, review),
    onError: (error, marking) => {
      const { messageId, review } = marking.message
      setCachedReview(client, messageId, review)
      const retry = () => void save(marking)
      setFailed((others) => ({ ...others, [messageId]: { text: errorText(error), retry } }))
    },
  })
  const save = async (marking: MarkToSave): Promise<boolean> => {
    try {
      await mutateAsync(marking)
      return true
    } catch {
      return false // its message shows the error
    }
  }
  return { save, failed }
}

/** Marks messages; toggling a mark off deletes its note too. */
export function useReviewMarks(): ReviewMarks {
  const { t } = useTranslation('analytics')
  const { save, failed } = useSaveMark()
  const turn = (message: ReviewedMessage, mark: ReviewMark) => {
    const { review } = message
    if (review?.mark !== mark) return void save({ message, mark, note: review?.note ?? '' })
    void save({ message, mark: null, note: '' })
    if (review.note === '') return
    const undo = () => void save({ message: { ...message, review: null }, mark, note: review.note })
    toast.info(t('performance.mark_taken_back'), {
      action: { label: t('performance.undo'), onPress: undo },
    })
  }
  return { toggle: turn, save, failed }
}
