import { searchAgencyCreators } from '@/api/calls/agency-util'
import { getFloor, getOverview } from '@/api/calls/agency'
import {
  getAgencyCreator,
  getCreatorRules,
  listCreatorInvites,
  listNotesVersions,
} from '@/api/calls/agency-creators'
import { listShifts, listWorkLogs } from '@/api/calls/chatter'
import {
  getDeactivationCheck,
  listEmployees,
  listPermissionSets,
  listStaffGroups,
} from '@/api/calls/employees'
import { listFloorPeople, listWaitingChannels } from '@/api/calls/floor'
import {
  getAttribution,
  getPerformance,
  getStatement,
  getTeamSettings,
  listDisputes,
  listSales,
  listStatements,
  listUnansweredTurns,
} from '@/api/calls/performance'
import { listEscalations } from '@/api/calls/safety'
import {
  checkShifts,
  getWorkLogHistory,
  listCorrections,
  listPlannedShifts,
  listTeamLogs,
  listWorkDays,
} from '@/api/calls/shifts'
import { getLeaderboard, getOwnStatistics, listOwnSales, listOwnStatements } from '@/api/calls/statistics'
import type { QueryKey } from '@tanstack/react-query'

import type { AgencyNews, LiveEvent } from '@/domain/live-event'

import { CREATOR_LIST } from './creators/creator-list'
import { NEWEST_MESSAGES, SHOWN_REVIEWS } from './performance/review/review-keys'

/** The queries to invalidate; TanStack Query refetches only mounted ones. */
export interface Concern {
  /** Changes people make, shown at once. */
  now: readonly QueryKey[]
  /** Totals over a whole period, which are too expensive to refetch with every message. */
  soon: readonly QueryKey[]
}

const keys = (...calls: readonly { path: string }[]): QueryKey[] => calls.map(({ path }) => [path])

const FLOOR = keys(getFloor, listFloorPeople)
const FIGURES = keys(getPerformance, listStatements, getStatement)
const OWN_FIGURES = keys(getOwnStatistics, listOwnSales, listOwnStatements, getLeaderboard)
const OWN_HOURS = keys(listWorkLogs, getOwnStatistics, listOwnStatements)
const PEOPLE = keys(listEmployees, listPermissionSets, listStaffGroups, getDeactivationCheck)

/** The queries that each kind of agency event affects. */
const CONCERNS: Record<AgencyNews, Concern> = {
  floor: { now: [...FLOOR, ...keys(listWaitingChannels)], soon: [] },
  messages: {
    now: [...FLOOR, ...keys(listWaitingChannels), NEWEST_MESSAGES],
    soon: [...keys(getPerformance, listUnansweredTurns, getOwnStatistics), CREATOR_LIST],
  },
  sales: { now: FLOOR, soon: [...FIGURES, ...OWN_FIGURES, ...keys(getOverview), CREATOR_LIST] },
  credits: {
    now: [...keys(listSales, listDisputes, getAttribution), ...FIGURES, ...OWN_FIGURES],
    soon: [],
  },
  disputes: { now: keys(listDisputes, listSales, listOwnSales), soon: [] },
  corrections: { now: keys(listCorrections, listWorkDays, listWorkLogs), soon: keys(getOverview) },
  logs: {
    now: [...keys(listTeamLogs, listWorkDays, getWorkLogHistory), ...FLOOR, ...FIGURES, ...OWN_HOURS],
    soon: keys(listEmployees, getOverview),
  },
  shifts: {
    now: keys(listPlannedShifts, checkShifts, getFloor, listShifts),
    soon: keys(listEmployees, getPerformance, listWorkDays, getOverview, getOwnStatistics),
  },
  statements: { now: keys(listStatements, getStatement, listOwnStatements), soon: [] },
  reviews: { now: [SHOWN_REVIEWS], soon: [] },
  invitations: { now: keys(listEmployees, listCreatorInvites), soon: [] },
  people: { now: [...PEOPLE, ...FLOOR], soon: [...keys(getOverview), CREATOR_LIST] },
  sets: { now: keys(listPermissionSets), soon: [] },
  groups: { now: keys(listStaffGroups), soon: [] },
  creators: {
    now: keys(searchAgencyCreators, getAgencyCreator, getCreatorRules, listNotesVersions, getFloor),
    soon: keys(getOverview),
  },
  settings: { now: keys(getTeamSettings, getLeaderboard), soon: [] },
  care: { now: keys(listEscalations), soon: [] },
}
/** Clock-ins and clock-outs change the lists of people too. */
const CLOCKS: Concern = {
  now: [...FLOOR, ...keys(listTeamLogs, listWorkDays)],
  soon: [...keys(listEmployees, getOverview), ...OWN_HOURS, CREATOR_LIST],
}
const NOTHING: Concern = { now: [], soon: [] }

/** Anything may have changed while the event stream was down. */
export const EVERYTHING: Concern = {
  now: [...Object.values(CONCERNS), CLOCKS].flatMap(({ now, soon }) => [...now, ...soon]),
  soon: [],
}

export function concernOf(event: LiveEvent): Concern {
  if (event.name === 'agency.changed') return CONCERNS[event.data.what]
  return event.name === 'clock.changed' ? CLOCKS : NOTHING
}
