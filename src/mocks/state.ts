import type * as v from 'valibot'

import type { FeedbackTicket } from '@/domain/feedback'
import type { ChatterPermissions } from '@/domain/permission'

import { type Faults, NO_FAULTS } from './faults'
import { freshPeople, type PeopleState } from './people/people-state'
import { freshPerformance, type PerformanceState } from './performance/performance-state'
import { freshThreads, type ThreadState } from './threads/thread-state'
import { freshTools, type ToolState } from './tool-state'

export interface Session {
  sessionId: string
  userId: string
  device: string
  country: string
  lastActiveAt: number
  /** The one refresh token that still works. */
  refreshJti: string
  /** Whether the second factor was given. */
  isProven: boolean
  deviceToken: string
}

/** What has changed about an account since the seed. */
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
  /** They left by themselves, and may have the account deleted. */
  left?: { reason: string; at: number; isDeleted: boolean }
  censorshipLevel?: number
  /** Their answer to the name that is reserved for them. */
  reservation?: { claimed: boolean; reminderAt: string | null }
  /** Where the flow of their sign-in began, a path of the console. */
  authFlowIntent?: string
  tosAcceptedAt?: string
  /** They changed their password after a suspicious sign-in. */
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
  /** Clocked ms until `lastActiveAt` within reach of an action; of logs of the seed nothing is known. */
  activeMs?: number
  source: 'person' | 'auto' | 'manager'
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

/** What the server would have sent by mail or text message: read in the panel, where no mail arrives. */
export interface Letter {
  at: string
  to: string
  subject: 'code' | 'password_reset'
  content: string
}

/** Everything that people can change; the rest is seed. Plain JSON, kept as one snapshot. */
export interface State extends ToolState, PeopleState {
  performance: PerformanceState
  faults: Faults
  /** Access tokens of an older generation count as expired. */
  accessGeneration: number
  nextId: number
  /** When this world began, ms; 0 before the first call. The seed holds what was before. */
  bornAt: number
  sessions: Record<string, Session>
  /** Moments of failed sign-ins, by email. */
  failedLogins: Record<string, number[]>
  /** Moments at which codes were sent, by user. */
  sentCodes: Record<string, number>
  /** Wrong codes in a row, by user. */
  wrongCodes: Record<string, number>
  /** By device token: whose sign-ins need no code there, and until when. */
  trustedDevices: Record<string, { userId: string; until: number }>
  accounts: Record<string, AccountChange>
  pendingEmails: Record<string, string>
  pendingPhones: Record<string, string>
  resetTokens: Record<string, { userId: string; until: number }>
  exchangeCodes: Record<string, string>
  usedInvitations: Record<string, string>
  /** What was said about single people, over what their role gives. */
  permissions: Record<string, Partial<ChatterPermissions>>
  logs: StoredLog[]
  creators: Record<string, CreatorChange>
  pins: Record<string, string[]>
  /** Per-user keepsakes whose shape the contract knows. */
  preferences: Record<string, object>
  statusSettings: Record<string, { online: boolean; visible: boolean }>
  fanNotes: Record<string, FanNotes>
  /** By user, newest first; as the contract has them on the wire. */
  feedback: Record<string, WireTicket[]>
  /** First answers to writes that carried a clientId. */
  firstAnswers: Record<string, unknown>
  letters: Letter[]
  /** Conversations and live events. */
  threads: ThreadState
}

/** Raised when a snapshot of before cannot be read any more: the old one is then dropped. */
export const STATE_VERSION = 6

export const freshState = (): State => ({
  faults: { ...NO_FAULTS },
  accessGeneration: 1,
  nextId: 1,
  bornAt: 0,
  sessions: {},
  failedLogins: {},
  sentCodes: {},
  wrongCodes: {},
  trustedDevices: {},
  accounts: {},
  pendingEmails: {},
  pendingPhones: {},
  resetTokens: {},
  exchangeCodes: { 'demo-code': 'staff-04' },
  usedInvitations: {},
  permissions: {},
  logs: [],
  creators: {},
  pins: {},
  preferences: {},
  statusSettings: {},
  fanNotes: {},
  feedback: {},
  firstAnswers: {},
  letters: [],
  threads: freshThreads(),
  ...freshTools(),
  ...freshPeople(),
  performance: freshPerformance(),
})
