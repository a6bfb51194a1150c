import { searchAgencyCreators } from '@/api/calls/agency/agency-util'
import { listReviewMessages } from '@/api/calls/agency/performance'
import { queryKeyOfKind } from '@/api/query'

/* Keys that match some queries of a call only, for what an event changes; without a request, whatever it is. */

/** The creators page's list; the lists of menus show names only, which these events leave. */
export const creatorListKey = (request?: object) =>
  queryKeyOfKind('creators-page', searchAgencyCreators, request)

/** The query of new staff messages, offered above the list until the user shows them. */
export const newestMessagesKey = (request?: object) => queryKeyOfKind('newest', listReviewMessages, request)

/** The query of colleagues' reviews of listed messages, which keep their positions. */
export const shownReviewsKey = (request?: object) => queryKeyOfKind('reviews', listReviewMessages, request)
