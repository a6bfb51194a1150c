import type * as v from 'valibot'

import type { CreatorRates } from '@/domain/agency/creator-rates'
import type { CreatorRules } from '@/domain/agency/creator-rules'
import type { CreatorStatus } from '@/domain/agency/creator-status'
import type { EmployeePay } from '@/domain/agency/employee'
import type { ChatterPermissions } from '@/domain/account/permission'
import type { ShiftRepeat } from '@/domain/shift/planned-shift'
import type { CorrectionState } from '@/domain/shift/work-log-entry'

import type { WireNotice } from './tool-state'

export type WirePay = Required<v.InferInput<typeof EmployeePay>>
export type WireRates = Required<v.InferInput<typeof CreatorRates>>
export type WireRules = Required<v.InferInput<typeof CreatorRules>>

/** Managers' changes to a person; names, roles and activity are part of the account. */
export interface PersonChange {
  groupId?: string | null
  creatorIds?: string[]
  permissionSetId?: string | null
  pay?: WirePay | null
  displaySentBy?: boolean
  /** When they were last deactivated; seeded shifts end there. */
  leftAt?: number | null
  /** Seeded shifts are cancelled from here on. */
  shiftsEndAt?: number
}

/** A person invited since the world was created. */
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

/** The shifts a plan change touched, before or after it, by id; absent ones had no entry. */
export interface PlanPart {
  shifts: Record<string, StoredShift | null>
  seriesEnds: Record<string, number>
}

export interface PlanChange {
  by: string
  before: PlanPart
  after: PlanPart
}

/** A range whose seeded drafts are published; without `userIds` for everyone. */
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
  /** Null where the log was added. */
  before: LogTimes | null
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
  /** The log's source before the decision, for its undo. */
  sourceBefore?: 'person' | 'auto' | 'manager'
}

/** Managers' changes to a creator; notes are part of `CreatorChange`. */
export interface CreatorTerms {
  name?: string | null
  isHidden?: boolean
  status?: CreatorStatus
  /** Earliest first; each applies from its start on. */
  rates?: (WireRates & { from: number })[]
}

/** The rate history before and after a change. */
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

/** Changes to the agency's people, plans and creators since the seed. */
export class PeopleState {
  people: Record<string, PersonChange> = {}
  invited: Record<string, InvitedPerson> = {}
  /** Null for a deleted set. */
  permissionSets: Record<string, StoredSet | null> = {}
  staffGroups: Record<string, StoredGroup | null> = {}
  /** By id: new shifts and edited seeded ones; null for a deleted one. */
  shifts: Record<string, StoredShift | null> = {}
  /** Undoable changes, by id. */
  planChanges: Record<string, PlanChange> = {}
  /** When a seeded series ends early. */
  seriesEnds: Record<string, number> = {}
  publishedRanges: PublishedRange[] = []
  /** Changed times of seeded logs. */
  logTimes: Record<string, LogTimes & { source: 'person' | 'auto' | 'manager' }> = {}
  /** Newest first. */
  logHistory: Record<string, StoredChange[]> = {}
  /** New corrections, and decided seeded ones. */
  corrections: Record<string, StoredCorrection> = {}
  creatorTerms: Record<string, CreatorTerms> = {}
  /** Undoable changes, by id. */
  ratesChanges: Record<string, RatesChange> = {}
  creatorRules: Record<string, WireRules> = {}
  /** Newest first. */
  notesVersions: Record<string, StoredVersion[]> = {}
  handoverLog: Record<string, StoredHandover[]> = {}
  creatorInvites: Record<string, StoredCreatorInvite | null> = {}
  /** The assigned chatter of a channel; null for none. */
  assignedTo: Record<string, string | null> = {}
  /** Notices for one user whichever creator is in focus, newest first. */
  personalNotices: Record<string, WireNotice[]> = {}
}
