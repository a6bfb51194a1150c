import { searchAgencyCreators } from '@/api/calls/agency/agency-util'
import { getFloor, getOverview } from '@/api/calls/agency/agency'
import {
  getAgencyCreator,
  getCreatorRules,
  listCreatorInvites,
  listNotesVersions,
} from '@/api/calls/agency/agency-creators'
import { listShifts, listWorkLogs } from '@/api/calls/chatter/chatter'
import {
  getDeactivationCheck,
  listEmployees,
  listPermissionSets,
  listStaffGroups,
} from '@/api/calls/agency/employees'
import { listFloorPeople, listWaitingChannels } from '@/api/calls/agency/floor'
import {
  getAttribution,
  getPerformance,
  getStatement,
  getTeamSettings,
  listDisputes,
  listSales,
  listStatements,
  listUnansweredTurns,
} from '@/api/calls/agency/performance'
import { listEscalations } from '@/api/calls/agency/escalations'
import {
  checkShifts,
  getWorkLogHistory,
  listCorrections,
  listPlannedShifts,
  listTeamLogs,
  listWorkDays,
} from '@/api/calls/agency/shifts'
import {
  getLeaderboard,
  getOwnStatistics,
  listOwnSales,
  listOwnStatements,
} from '@/api/calls/chatter/own-statistics'
import type { QueryKey } from '@tanstack/react-query'

import type { AgencyChange, ServerEvent } from '@/domain/server/server-event'

import { creatorListKey, newestMessagesKey, shownReviewsKey } from './list-keys'

/** The queries to invalidate; TanStack Query refetches only mounted ones. */
export interface AffectedQueries {
  /** Changes people make, shown at once. */
  immediate: readonly QueryKey[]
  /** Totals over a whole period, which are too expensive to refetch with every message. */
  delayed: readonly QueryKey[]
}

const queryKeys = (...calls: readonly { path: string }[]): QueryKey[] => calls.map(({ path }) => [path])

const FLOOR_QUERIES = queryKeys(getFloor, listFloorPeople)
const PAY_QUERIES = queryKeys(listStatements, getStatement)
const FIGURE_QUERIES = [...queryKeys(getPerformance), ...PAY_QUERIES]
const OWN_FIGURE_QUERIES = queryKeys(getOwnStatistics, listOwnSales, listOwnStatements, getLeaderboard)
const OWN_HOUR_QUERIES = queryKeys(listWorkLogs, getOwnStatistics, listOwnStatements)
const PEOPLE_QUERIES = queryKeys(listEmployees, listPermissionSets, listStaffGroups, getDeactivationCheck)

/** The queries that each kind of agency event affects. */
const QUERIES_BY_EVENT: Record<AgencyChange, AffectedQueries> = {
  floor: { immediate: [...FLOOR_QUERIES, ...queryKeys(listWaitingChannels)], delayed: [] },
  messages: {
    immediate: [...FLOOR_QUERIES, ...queryKeys(listWaitingChannels), newestMessagesKey()],
    delayed: [...queryKeys(getPerformance, listUnansweredTurns, getOwnStatistics), creatorListKey()],
  },
  sales: {
    immediate: FLOOR_QUERIES,
    delayed: [
      ...FIGURE_QUERIES,
      ...OWN_FIGURE_QUERIES,
      ...queryKeys(listSales, getOverview),
      creatorListKey(),
    ],
  },
  credits: {
    immediate: [
      ...queryKeys(listSales, listDisputes, getAttribution),
      ...FIGURE_QUERIES,
      ...OWN_FIGURE_QUERIES,
    ],
    // Commission is part of what chatters cost.
    delayed: queryKeys(getOverview),
  },
  disputes: { immediate: queryKeys(listDisputes, listSales, listOwnSales), delayed: [] },
  corrections: {
    immediate: [...queryKeys(listCorrections, listWorkDays, listWorkLogs), ...PAY_QUERIES],
    delayed: queryKeys(getOverview),
  },
  logs: {
    immediate: [
      ...queryKeys(listTeamLogs, listWorkDays, getWorkLogHistory),
      ...FLOOR_QUERIES,
      ...FIGURE_QUERIES,
      ...OWN_HOUR_QUERIES,
    ],
    delayed: queryKeys(listEmployees, getOverview),
  },
  shifts: {
    immediate: queryKeys(listPlannedShifts, checkShifts, getFloor, listShifts),
    delayed: queryKeys(listEmployees, getPerformance, listWorkDays, getOverview, getOwnStatistics),
  },
  statements: { immediate: [...PAY_QUERIES, ...queryKeys(listOwnStatements)], delayed: [] },
  reviews: { immediate: [shownReviewsKey()], delayed: [] },
  invitations: { immediate: queryKeys(listEmployees, listCreatorInvites), delayed: [] },
  people: {
    immediate: [...PEOPLE_QUERIES, ...FLOOR_QUERIES, ...PAY_QUERIES],
    delayed: [...queryKeys(getOverview), creatorListKey()],
  },
  sets: { immediate: queryKeys(listPermissionSets), delayed: [] },
  groups: { immediate: queryKeys(listStaffGroups), delayed: [] },
  creators: {
    immediate: queryKeys(
      searchAgencyCreators,
      getAgencyCreator,
      getCreatorRules,
      listNotesVersions,
      getFloor,
    ),
    delayed: queryKeys(getOverview),
  },
  settings: { immediate: queryKeys(getTeamSettings, getLeaderboard), delayed: [] },
  care: { immediate: queryKeys(listEscalations), delayed: [] },
}
/** Clock-ins and clock-outs change the lists of people too. */
const CLOCK_QUERIES: AffectedQueries = {
  immediate: [...FLOOR_QUERIES, ...queryKeys(listTeamLogs, listWorkDays)],
  delayed: [...queryKeys(listEmployees, getOverview), ...OWN_HOUR_QUERIES, creatorListKey()],
}
const NO_QUERIES: AffectedQueries = { immediate: [], delayed: [] }

/** Anything may have changed while the event stream was down. */
export const ALL_QUERIES: AffectedQueries = {
  immediate: [...Object.values(QUERIES_BY_EVENT), CLOCK_QUERIES].flatMap(({ immediate, delayed }) => [
    ...immediate,
    ...delayed,
  ]),
  delayed: [],
}

export function affectedQueriesOf(event: ServerEvent): AffectedQueries {
  if (event.name === 'agency.changed') return QUERIES_BY_EVENT[event.data.what]
  return event.name === 'clock.changed' ? CLOCK_QUERIES : NO_QUERIES
}
