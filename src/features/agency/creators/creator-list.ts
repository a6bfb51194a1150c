import { searchAgencyCreators } from '@/api/calls/agency-util'

/** One part of the list; the next is asked for while there are rows left to scroll. */
export const CREATORS_PER_PART = 100

/** The list on the page of creators alone, in whatever order: menus that ask for creators' names by other parts are none of it. */
export const CREATOR_LIST = [searchAgencyCreators.path, 'pages', { limit: CREATORS_PER_PART }] as const
