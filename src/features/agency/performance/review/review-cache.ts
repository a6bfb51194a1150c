import type { InfiniteData, QueryClient } from '@tanstack/react-query'

import { listReviewMessages } from '@/api/calls/agency/performance'
import type { MessageReview, ReviewedMessage } from '@/domain/agency/message-review'

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

/** Prepends new messages to the list. */
export const prependMessages = (pages: ReviewPages, fresh: readonly ReviewedMessage[]): ReviewPages => ({
  ...pages,
  pages: pages.pages.map((part, index) => (index === 0 ? { ...part, data: [...fresh, ...part.data] } : part)),
})
