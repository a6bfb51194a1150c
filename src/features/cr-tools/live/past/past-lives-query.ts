import { listPastLives } from '@/api/calls/creator/live'
import { pagesOf } from '@/api/query'
import { NEWEST_BROADCASTS } from '@/domain/live/broadcast'

export const PAST_LIVES_PAGE_SIZE = 20

export const pastLivesOf = (creatorId: string, sort = NEWEST_BROADCASTS, limit = PAST_LIVES_PAGE_SIZE) =>
  pagesOf(listPastLives, { sort, limit }, creatorId)
