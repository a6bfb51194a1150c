import { listReviewMessages } from '@/api/calls/performance'

/** The newest that staff wrote, which wait above the list until somebody wants them. */
export const NEWEST_MESSAGES = [listReviewMessages.path, 'newest'] as const

/** What colleagues marked meanwhile, of the messages that are shown: they stay in their places. */
export const SHOWN_REVIEWS = [listReviewMessages.path, 'reviews'] as const
