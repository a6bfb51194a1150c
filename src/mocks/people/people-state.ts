import type * as v from 'valibot'

import type { CreatorRates } from '@/domain/creator-rates'
import type { CreatorRules } from '@/domain/creator-rules'
import type { CreatorStatus } from '@/domain/creator-status'
import type { EmployeePay } from '@/domain/employee'
import type { ChatterPermissions } from '@/domain/permission'
import type { ShiftRepeat } from '@/domain/planned-shift'
import type { CorrectionState } from '@/domain/work-log-entry'

import type { WireNotice } from '../tool-state'

export type WirePay = Required<v.InferInput<typeof EmployeePay>>
export type WireRates = Required<v.InferInput<typeof CreatorRates>>
export type WireRules = Required<v.InferInput<typeof CreatorRules>>

/** What managers changed about somebody; names, roles and whether they are there stand with the account. */
export interface PersonChange {
  groupId?: string | null
  creatorIds?: string[]
  permissionSetId?: string | null
  pay?: WirePay | null
  displaySentBy?: boolean
  /** When they were last deactivated; what the seed plans for them ends there. */
  leftAt?: number | null
  /** Shifts the seed plans for them are called off from here on. */
  shiftsEndAt?: number
}

/** Somebody invited since the world began. */
export interface InvitedPerson {
  userId: string
  email: string
  name: string
  roles: string[]
  groupId: string | null
  creatorIds: string[]
  permissionSetId: string | null
  pay: WirePay | null
  code: string
  invitedAt: number
  invitedBy: string
  isCancelled?: boolean
}

export interface StoredSet {
  name: string
  chatterPermissions: ChatterPermissions
}

export interface StoredGroup {
  name: string
  parentId: string | null
}

export interface StoredShift {
  shiftId: string
  userId: string
  startAt: number
  endAt: number
  creatorIds: readonly string[]
  state: 'draft' | 'published'
  seriesId: string | null
  repeat: ShiftRepeat | null
}

/** What a change of the plan touched, as it was and as it became; by id, without what had no entry. */
export interface PlanPart {
  shifts: Record<string, StoredShift | null>
  seriesEnds: Record<string, number>
}

export interface PlanChange {
  by: string
  before: PlanPart
  after: PlanPart
}

/** Where the seed's drafts were published; without `userIds` for everybody. */
export interface PublishedRange {
  from: number
  to: number
  userIds?: string[]
}

export interface LogTimes {
  clockInAt: number
  clockOutAt: number | null
}

export interface StoredChange {
  at: number
  userId: string
  before: LogTimes
  after: LogTimes
  reason: string
}

export interface StoredCorrection {
  correctionId: string
  chatterWorkLogId: string
  userId: string
  before: LogTimes
  after: LogTimes
  reason: string
  askedAt: number
  state: CorrectionState
  decidedBy: string | null
  decidedAt: number | null
  note: string
}

/** What managers changed about a creator; notes stand with the creator's own changes. */
export interface CreatorTerms {
  name?: string | null
  isHidden?: boolean
  status?: CreatorStatus
  /** The earliest first; each holds from its moment on. */
  rates?: (WireRates & { from: number })[]
}

/** When which split held before a change of it, and after. */
export interface RatesChange {
  by: string
  creatorId: string
  before: NonNullable<CreatorTerms['rates']>
  after: NonNullable<CreatorTerms['rates']>
}

export interface StoredVersion {
  versionId: string
  at: number
  userId: string | null
  notes: string
  detailedNotes: string
}

export interface StoredHandover {
  text: string
  at: number
  userId: string
}

export interface StoredCreatorInvite {
  invitationId: string
  usernameOrEmail: string
  rate: number
  isNet: boolean
  sentAt: number
  sentBy: string | null
}

/** What became of the agency's people, plans and creators since the seed. */
export interface PeopleState {
  people: Record<string, PersonChange>
  invited: Record<string, InvitedPerson>
  /** Null for one that was deleted. */
  permissionSets: Record<string, StoredSet | null>
  staffGroups: Record<string, StoredGroup | null>
  /** By id: those planned since the world began, and those of the seed that somebody changed; null for a deleted one. */
  shifts: Record<string, StoredShift | null>
  /** What can be taken back, by id. */
  planChanges: Record<string, PlanChange>
  /** From when on a series of the seed is no more. */
  seriesEnds: Record<string, number>
  publishedRanges: PublishedRange[]
  /** The times of logs of the seed that somebody changed. */
  logTimes: Record<string, LogTimes & { source: 'person' | 'auto' | 'manager' }>
  /** Newest first. */
  logHistory: Record<string, StoredChange[]>
  /** Those asked for since the world began, and those of the seed that were decided. */
  corrections: Record<string, StoredCorrection>
  creatorTerms: Record<string, CreatorTerms>
  /** What can be taken back, by id. */
  ratesChanges: Record<string, RatesChange>
  creatorRules: Record<string, WireRules>
  /** Newest first. */
  notesVersions: Record<string, StoredVersion[]>
  handoverLog: Record<string, StoredHandover[]>
  creatorInvites: Record<string, StoredCreatorInvite | null>
  /** Who by name answers a channel; null for nobody. */
  assignedTo: Record<string, string | null>
  /** What was told to one person alone, whichever creator they look at; newest first. */
  personalNotices: Record<string, WireNotice[]>
}

export const freshPeople = (): PeopleState => ({
  people: {},
  invited: {},
  permissionSets: {},
  staffGroups: {},
  shifts: {},
  planChanges: {},
  seriesEnds: {},
  publishedRanges: [],
  logTimes: {},
  logHistory: {},
  corrections: {},
  creatorTerms: {},
  ratesChanges: {},
  creatorRules: {},
  notesVersions: {},
  handoverLog: {},
  creatorInvites: {},
  assignedTo: {},
  personalNotices: {},
})
