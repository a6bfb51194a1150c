import type * as v from 'valibot'

import type { FeedbackTicket } from '@/domain/agency/feedback'
import type { ChatterPermissions } from '@/domain/account/permission'

import { type Faults, NO_FAULTS } from './faults'
import { PeopleState } from './people-state'
import { PerformanceState } from './performance-state'
import { ThreadState } from './thread-state'
import { ToolState } from './tool-state'

export interface Session {
  sessionId: string
  userId: string
  device: string
  country: string
  lastActiveAt: number
  /** The only refresh token that still works. */
  refreshJti: string
  /** Whether the session passed the second factor. */
  isProven: boolean
  deviceToken: string
}

/** Changes to an account since the seed. */
export interface AccountChange {
  status?: number
  roles?: string[]
  password?: string
  email?: string
  phoneNumber?: string | null
  username?: string
  displayName?: string
  legalFullName?: string
  isDeactivated?: boolean
  /** The user deactivated the account and may have it deleted. */
  left?: { reason: string; at: number; isDeleted: boolean }
  censorshipLevel?: number
  /** The user's answer to the reserved username. */
  reservation?: { claimed: boolean; reminderAt: string | null }
  /** The console path where the sign-in flow began. */
  authFlowIntent?: string
  tosAcceptedAt?: string
  /** The user changed the password after a suspicious sign-in. */
  isReassured?: boolean
  mfaPending?: boolean
  hasMfa?: boolean
  recoveryCodes?: string[]
}

export interface StoredLog {
  chatterWorkLogId: string
  userId: string
  clockInAt: number
  clockOutAt: number | null
  lastActiveAt: number
  /** Active ms until `lastActiveAt`; absent for seeded logs. */
  activeMs?: number
  source: 'person' | 'auto' | 'manager'
  /** Added by a manager: it says nothing of the person's own clock. */
  isAdded?: boolean
}

export interface CreatorChange {
  notes?: string
  detailedNotes?: string
  updatedAt?: string
  updatedBy?: string
}

export type WireTicket = v.InferInput<typeof FeedbackTicket>

export interface FanNotes {
  nickname: string
  note: string
  templateName: string | null
}

/** A mail or text message, shown in the panel because the mock delivers none. */
export interface Letter {
  at: string
  to: string
  subject: 'code' | 'password_reset'
  content: string
}

class OwnState {
  performance = new PerformanceState()
  faults: Faults = { ...NO_FAULTS }
  /** Access tokens of an older generation count as expired. */
  accessGeneration = 1
  nextId = 1
  /** When this world was created, ms; 0 before the first call. The seed covers the time before. */
  bornAt = 0
  sessions: Record<string, Session> = {}
  /** Times of failed tries in a row, by what was tried: an email's sign-in, a user's password or code. */
  failedTries: Record<string, number[]> = {}
  /** When codes were sent, by user. */
  sentCodes: Record<string, number> = {}
  /** By device token: who signs in without a code, and until when. */
  trustedDevices: Record<string, { userId: string; until: number }> = {}
  accounts: Record<string, AccountChange> = {}
  pendingEmails: Record<string, string> = {}
  pendingPhones: Record<string, string> = {}
  resetTokens: Record<string, { userId: string; until: number }> = {}
  exchangeCodes: Record<string, string> = { 'demo-code': 'staff-04' }
  usedInvitations: Record<string, string> = {}
  /** Permission overrides per user. */
  permissions: Record<string, Partial<ChatterPermissions>> = {}
  logs: StoredLog[] = []
  creators: Record<string, CreatorChange> = {}
  pins: Record<string, string[]> = {}
  /** Per-user preferences, shaped by the contract. */
  preferences: Record<string, object> = {}
  statusSettings: Record<string, { online: boolean; visible: boolean }> = {}
  fanNotes: Record<string, FanNotes> = {}
  /** By user, newest first, in wire format. */
  feedback: Record<string, WireTicket[]> = {}
  /** What writes with a clientId asked and got first. */
  firstAnswers: Record<string, { asked: string; answer: unknown }> = {}
  letters: Letter[] = []
  /** Threads and live events. */
  threads = new ThreadState()
}

/** Everything users can change; the rest is seed. Plain JSON, stored as one snapshot. */
export interface State extends OwnState, ToolState, PeopleState {}

export const createState = (): State => Object.assign(new OwnState(), new ToolState(), new PeopleState())

/** Raise it when old snapshots become unreadable: they are then dropped. */
export const STATE_VERSION = 10
