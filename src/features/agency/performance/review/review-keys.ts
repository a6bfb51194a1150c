import { listReviewMessages } from '@/api/calls/agency/performance'

/** The query of new staff messages, offered above the list until the user shows them. */
export const NEWEST_MESSAGES = [listReviewMessages.path, 'newest'] as const

/** The query of colleagues' reviews of listed messages, which keep their positions. */
export const SHOWN_REVIEWS = [listReviewMessages.path, 'reviews'] as const
