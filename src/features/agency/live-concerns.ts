import { getFloor } from '@/api/calls/agency'
import { getAgencyCreator, listCreatorInvites } from '@/api/calls/agency-creators'
import { searchAgencyCreators } from '@/api/calls/agency-util'
import {
  getDeactivationCheck,
  listEmployees,
  listPermissionSets,
  listStaffGroups,
} from '@/api/calls/employees'
import { listWaitingChannels } from '@/api/calls/floor'
import {
  getAttribution,
  getPerformance,
  getStatement,
  listDisputes,
  listSales,
  listStatements,
} from '@/api/calls/performance'
import {
  checkShifts,
  getWorkLogHistory,
  listCorrections,
  listPlannedShifts,
  listTeamLogs,
} from '@/api/calls/shifts'
import type { QueryKey } from '@tanstack/react-query'

import type { AgencyNews, LiveEvent } from '@/domain/live-event'

import { NEWEST_MESSAGES, SHOWN_REVIEWS } from './performance/review/review-keys'

/** What is asked for anew; only what stands on the page is. */
export interface Concern {
  /** What somebody decided or changed: shown at once. */
  now: readonly QueryKey[]
  /** What only adds up: sums over a whole period are not made with every message. */
  soon: readonly QueryKey[]
}

const keys = (...calls: readonly { path: string }[]): QueryKey[] => calls.map(({ path }) => [path])

const FIGURES = keys(getPerformance, listStatements, getStatement)
const PEOPLE = keys(listEmployees, listPermissionSets, listStaffGroups, getDeactivationCheck)

/** Which parts of the agency's pages each kind of news concerns. */
const CONCERNS: Record<AgencyNews, Concern> = {
  floor: { now: keys(getFloor, listWaitingChannels), soon: [] },
  messages: {
    now: [...keys(getFloor, listWaitingChannels), NEWEST_MESSAGES],
    soon: keys(getPerformance),
  },
  sales: { now: keys(getFloor), soon: FIGURES },
  credits: { now: [...keys(listSales, listDisputes, getAttribution), ...FIGURES], soon: [] },
  disputes: { now: keys(listDisputes, listSales), soon: [] },
  corrections: { now: keys(listCorrections), soon: [] },
  logs: {
    now: [...keys(listTeamLogs, getWorkLogHistory, getFloor), ...FIGURES],
    soon: keys(listEmployees),
  },
  shifts: {
    now: keys(listPlannedShifts, checkShifts, getFloor),
    soon: [...keys(listEmployees), ...keys(getPerformance)],
  },
  statements: { now: keys(listStatements, getStatement), soon: [] },
  reviews: { now: [SHOWN_REVIEWS], soon: [] },
  invitations: { now: keys(listEmployees, listCreatorInvites), soon: [] },
  people: { now: [...PEOPLE, ...keys(getFloor)], soon: [] },
  sets: { now: keys(listPermissionSets), soon: [] },
  groups: { now: keys(listStaffGroups), soon: [] },
  creators: { now: keys(searchAgencyCreators, getAgencyCreator, getFloor), soon: [] },
}
/** Who came and went: the lists of people show their clocks. */
const CLOCKS: Concern = { now: keys(getFloor, listTeamLogs), soon: keys(listEmployees) }
const NOTHING: Concern = { now: [], soon: [] }

/** After a line that was lost anything may have happened. */
export const EVERYTHING: Concern = {
  now: [...Object.values(CONCERNS), CLOCKS].flatMap(({ now }) => now),
  soon: [],
}

export function concernOf(event: LiveEvent): Concern {
  if (event.name === 'agency.changed') return CONCERNS[event.data.what]
  return event.name === 'clock.changed' ? CLOCKS : NOTHING
}
