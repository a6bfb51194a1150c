import { keepPreviousData, useQuery } from '@tanstack/react-query'

import { type Range } from '@/domain/time/range'
import type { RequestOf } from '@/api/call'
import { WELCOME_LIMITS } from '@/domain/welcome/welcome-rules'
import {
  countWelcomeReach,
  getWelcomeStats,
  listWelcomeDeliveries,
  listWelcomeSequences,
} from '@/api/calls/creator/welcome-messages'
import { listFanLists } from '@/api/calls/chat/fan'
import { listSchedule } from '@/api/calls/creator/scheduler'
import { queryOf } from '@/api/query'

import { useInvalidateCalls } from '@/api/use-invalidate-calls'

/** One request holds every sequence that a creator can have. */
export const allSequencesQuery = (creatorId: string) =>
  queryOf(listWelcomeSequences, { limit: WELCOME_LIMITS.sequences }, creatorId)

const NO_RANGE: Range = { from: '', to: '', timezone: '' }

/** The figures before stay visible until the new ones have loaded. */
export const useWelcomeStats = (range: Range | null, creatorId: string, sequenceId?: string) =>
  useQuery({
    ...queryOf(
      getWelcomeStats,
      { ...(range ?? NO_RANGE), ...(sequenceId !== undefined && { sequenceId }) },
      creatorId,
    ),
    enabled: range !== null,
    placeholderData: keepPreviousData,
  })

const NO_REACH: RequestOf<typeof countWelcomeReach> = {
  trigger: 'new_member',
  entryListId: null,
  daysBefore: null,
  audience: { members: [], tiers: [], listId: null, excludeListId: null },
}

/** How many fans a sequence would reach, while it is written. Null while the fields are incomplete. */
export const useReach = (request: RequestOf<typeof countWelcomeReach> | null, creatorId: string) =>
  useQuery({
    ...queryOf(countWelcomeReach, request ?? NO_REACH, creatorId),
    enabled: request !== null,
    placeholderData: keepPreviousData,
  })

/** Everything that shows sequences; the scheduler shows their steps, lists what uses them. */
export const useInvalidateWelcome = () =>
  useInvalidateCalls(
    listWelcomeSequences,
    getWelcomeStats,
    listWelcomeDeliveries,
    countWelcomeReach,
    listSchedule,
    listFanLists,
  )
