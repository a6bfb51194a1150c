import { type InfiniteData, type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'

import { listReviewMessages, reviewMessage } from '@/api/calls/agency/performance'
import { errorText } from '@/api/errors'
import { send } from '@/api/send'
import type { MessageReview, ReviewedMessage, ReviewMark } from '@/domain/agency/message-review'
import { instant } from '@/domain/time/instant'
import { useSession } from '@/features/auth'
import { useTranslation } from '@/i18n/use-translation'
import { serverNow } from '@/services/network/server-clock'
import { toast } from '@/services/page/toasts'

interface ReviewPage {
  data: ReviewedMessage[]
  lastId: string | null
}
type ReviewPages = InfiniteData<ReviewPage>

const isPages = (known: ReviewPage | ReviewPages): known is ReviewPages => 'pages' in known

function reviewInPage(part: ReviewPage, messageId: string, review: MessageReview | null): ReviewPage {
  if (!part.data.some((message) => message.messageId === messageId)) return part
  const data = part.data.map((message) =>
    message.messageId === messageId ? { ...message, review } : message,
  )
  return { ...part, data }
}

/** Sets a review on a message in every cached list. */
export function setCachedReview(client: QueryClient, messageId: string, review: MessageReview | null): void {
  client.setQueriesData<ReviewPage | ReviewPages>({ queryKey: [listReviewMessages.path] }, (known) => {
    if (!known) return known
    return isPages(known)
      ? { ...known, pages: known.pages.map((part) => reviewInPage(part, messageId, review)) }
      : reviewInPage(known, messageId, review)
  })
}

/** Merges colleagues' reviews into listed messages; each keeps its position. */
export function mergeReviews(pages: ReviewPages, fresh: readonly ReviewedMessage[]): ReviewPages {
  const reviews = new Map(fresh.map(({ messageId, review }) => [messageId, review]))
  const data = (part: ReviewPage) =>
    part.data.map((message) => {
      const review = reviews.get(message.messageId)
      return review === undefined ? message : { ...message, review }
    })
  return { ...pages, pages: pages.pages.map((part) => ({ ...part, data: data(part) })) }
}

/** The newest messages a list lacks. */
export function findNewMessages(
  newest: readonly ReviewedMessage[],
  listed: readonly ReviewedMessage[],
): ReviewedMessage[] {
  const known = new Set(listed.map(({ messageId }) => messageId))
  const since = listed[0]?.sentAt ?? Number.NEGATIVE_INFINITY
  return newest.filter(({ messageId, sentAt }) => sentAt >= since && !known.has(messageId))
}

export const prependMessages = (pages: ReviewPages, fresh: readonly ReviewedMessage[]): ReviewPages => ({
  ...pages,
  pages: pages.pages.map((part, index) => (index === 0 ? { ...part, data: [...fresh, ...part.data] } : part)),
})

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

interface PendingMarks {
  /** The newest of them: it alone says what the message shows. */
  newest: MarkToSave
  /** As the server has it. */
  saved: MessageReview | null
  sent: Promise<unknown>
}

/** The unanswered marks of each message, which go out one after another. */
function usePendingMarks() {
  const pending = useRef(new Map<string, PendingMarks>())
  const of = ({ message }: MarkToSave) => pending.current.get(message.messageId)
  return {
    add: (marking: MarkToSave) => {
      const { messageId, review } = marking.message
      const { saved = review, sent = Promise.resolve() } = of(marking) ?? {}
      pending.current.set(messageId, { newest: marking, saved, sent })
    },
    sendNext: <Answer>(marking: MarkToSave, request: () => Promise<Answer>): Promise<Answer> => {
      const marks = of(marking)
      if (!marks) return request()
      const answer = marks.sent.then(request, request)
      marks.sent = answer
      return answer
    },
    /** Returns what the message has now, unless a newer mark decides. */
    settle: (
      marking: MarkToSave,
      answer?: MessageReview | null,
    ): { review: MessageReview | null } | undefined => {
      const marks = of(marking)
      if (!marks) return undefined
      if (answer !== undefined) marks.saved = answer
      if (marks.newest !== marking) return undefined
      pending.current.delete(marking.message.messageId)
      return { review: marks.saved }
    },
  }
}

const sendMark = ({ message: { messageId }, mark, note }: MarkToSave) =>
  send(reviewMessage, { messageId, mark, note: note.trim() })

/** Saves marks optimistically; a failed one rolls back and shows an error on its message. */
function useSaveMark() {
  const client = useQueryClient()
  const userId = useSession().userId ?? ''
  const [failed, setFailed] = useState<ReviewMarks['failed']>({})
  const pending = usePendingMarks()
  const { mutateAsync } = useMutation({
    mutationKey: [reviewMessage.path],
    mutationFn: (marking: MarkToSave) => pending.sendNext(marking, () => sendMark(marking)),
    onMutate: (marking) => {
      const { message, mark, note } = marking
      const { messageId } = message
      pending.add(marking)
      setFailed(({ [messageId]: _gone, ...others }) => others)
      setCachedReview(client, messageId, mark && { mark, note, userId, at: instant(serverNow()) })
    },
    onSuccess: ({ review }, marking) => {
      const now = pending.settle(marking, review)
      if (now) setCachedReview(client, marking.message.messageId, now.review)
    },
    onError: (error, marking) => {
      const now = pending.settle(marking)
      if (!now) return
      const { messageId } = marking.message
      setCachedReview(client, messageId, now.review)
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
    toast.info(t('performance.mark_taken_back'), { undo })
  }
  return { toggle: turn, save, failed }
}
