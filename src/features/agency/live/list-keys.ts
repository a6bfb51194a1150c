import { searchAgencyCreators } from '@/api/calls/agency/agency-util'
import { listReviewMessages } from '@/api/calls/agency/performance'

/* Keys that match some queries of a call only, for what an event changes. */

/** One page of the creators page's list. */
export const CREATORS_PAGE_SIZE = 100

/** Matches the creators page's list in any order, but not the name queries of menus, which use another page size. */
export const CREATOR_LIST_KEY = [searchAgencyCreators.path, 'pages', { limit: CREATORS_PAGE_SIZE }] as const

/** The query of new staff messages, offered above the list until the user shows them. */
export const NEWEST_MESSAGES = [listReviewMessages.path, 'newest'] as const

/** The query of colleagues' reviews of listed messages, which keep their positions. */
export const SHOWN_REVIEWS = [listReviewMessages.path, 'reviews'] as const
