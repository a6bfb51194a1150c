import { listPastLives } from '@/api/calls/creator/live'
import { pagesOf } from '@/api/query'
import { NEWEST_BROADCASTS } from '@/domain/live/broadcast'

const PAST_PER_PAGE = 20

export const pastLivesOf = (creatorId: string, sort = NEWEST_BROADCASTS, limit = PAST_PER_PAGE) =>
  pagesOf(listPastLives, { sort, limit }, creatorId)
