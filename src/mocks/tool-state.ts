import type * as v from 'valibot'

import type { DashboardCardName, GoalPeriod } from '@/domain/dashboard'
import type { FanNoteEntry, FollowUp } from '@/domain/fan'
import type { Notification, NotificationSettings } from '@/domain/notification'

import { type DmcaStore, freshDmca } from './dmca/dmca-state'
import type { StoredLive } from './broadcast/stored-live'
import type { GroupChange } from './groups/stored-group'
import type { StoredList } from './lists/stored-lists'
import type { StoredMass } from './mass/stored-mass'
import { freshOffers, type OffersState } from './offers/offers-state'
import type { StoredGift } from './memberships/memberships'
import type { StoredMembership } from './memberships/seed-memberships'
import type { StoredCategory } from './posts/categories'
import type { ProfileChange, StoredSuggestion } from './profile/stored-profile'
import type { StoredItem } from './schedule/seed-items'
import type { WireScript } from './seed/scripts'
import type { StoredFolder, VaultChange } from './vault/vault-change'
import type { StoredSequence } from './welcome/stored-sequence'

export interface StoredGoal {
  value: number
  period: GoalPeriod
}

/** What staff changed about a fan of a creator; what is absent is as the seed has it. */
export interface FanChange {
  isBlocked?: boolean
  isRestricted?: boolean
  /** Ids of lists kept by hand. */
  listsAdded?: string[]
  listsLeft?: string[]
  /** When they were put on a list or taken off it, by list. */
  listsAt?: Record<string, number>
  followUps?: WireFollowUp[]
  /** Newest first; only those written since the world began. */
  notes?: WireNoteEntry[]
  reports?: string[]
}

/** A file that somebody sent, or has begun to send. */
export interface Upload {
  creatorId: string
  userId: string
  name: string
  size: number
  type: string
  at: number
  isDone: boolean
  width: number | null
  height: number | null
  durationS?: number | null
  /** The bytes in base64, of small ones alone. */
  data: string | null
  /** A small JPEG of it in base64. */
  still?: string | null
  hash?: string | null
  /** The item that it was edited from. */
  editedFrom?: string | null
}

export type WireNotice = Required<v.InferInput<typeof Notification>>

/** What somebody has read: everything until a moment, and single ones since. */
export interface NoticeReads {
  allUntil: number
  ids: Record<string, number>
}

export type WireFollowUp = Required<v.InferInput<typeof FollowUp>>
export type WireNoteEntry = v.InferInput<typeof FanNoteEntry>

/** A manager was told that a chat needs care. */
interface Escalation {
  escalationId: string
  creatorId: string
  channelId: string
  /** Null in a group. */
  fanId: string | null
  source: 'incoming' | 'outgoing'
  userId: string
  at: number
  /** A manager has looked after it. */
  isClosed: boolean
}

/** What people did with the tools beside the conversations; what is not here is seed. */
export interface ToolState {
  /** By creator and fan. */
  fans: Record<string, FanChange>
  /** Fans who may be in need, and until when they are left out of mass messages. */
  careUntil: Record<string, number>
  /** Oldest first. */
  escalations: Escalation[]
  /** Summaries written by the machine when somebody asked, by fan. */
  fanSummaries: Record<string, { text: string; at: string }>
  /** By channel. */
  groups: Record<string, GroupChange>
  /** By creator and id: those ordered since the world began, and those of the seed that somebody changed. */
  masses: Record<string, Record<string, StoredMass>>
  /** Goals of the dashboard, by creator and card; null for one that was removed. */
  goals: Record<string, Partial<Record<DashboardCardName, StoredGoal | null>>>
  /** What was last told of each. */
  massTold: Record<string, string>
  /** By creator, newest first: those that came since the world began. */
  notices: Record<string, WireNotice[]>
  /** By person and creator. */
  noticeReads: Record<string, NoticeReads>
  noticeSettings: Record<string, v.InferInput<typeof NotificationSettings>>
  /** Where browsers want to be told, by person. */
  pushEndpoints: Record<string, string[]>
  /** By creator and script: those written or changed; null for one that was deleted. */
  scripts: Record<string, Record<string, WireScript | null>>
  /** By media. */
  uploads: Record<string, Upload>
  /** By item of a vault: what staff changed about it. */
  vaultChanges: Record<string, VaultChange>
  /** By creator, in their order; those of the seed where absent. */
  vaultFolders: Record<string, StoredFolder[]>
  /** By creator, in their order; those of the seed where absent. */
  postCategories: Record<string, StoredCategory[]>
  /** By creator, in their order; those of the seed where absent. */
  memberships: Record<string, StoredMembership[]>
  /** By creator: trials that staff gave. */
  membershipGifts: Record<string, StoredGift[]>
  /** By post: the category it was moved to, null out of all. */
  postCategoryOf: Record<string, string | null>
  /** By creator and id: lists made or changed; null for one that was deleted. */
  lists: Record<string, Record<string, StoredList | null>>
  /** Discounts, trials and tracking links. */
  offers: OffersState
  /** Takedown cases and rights holders. */
  dmca: DmcaStore
  /** By creator: what of their profile is no longer as the seed has it. */
  profiles: Record<string, ProfileChange>
  /** By creator, oldest first: those made since the world began, and those of the seed that were decided. */
  profileSuggestions: Record<string, StoredSuggestion[]>
  /** By creator: lives that were planned since the world began, and those that are over. A scheduler reads `startsAt`. */
  lives: Record<string, StoredLive[]>
  /** Recordings of the seed's lives that were put into the vault: the media, by live. */
  savedRecordings: Record<string, string>
  /** By creator, in their order; those of the seed where absent. */
  welcome: Record<string, StoredSequence[]>
  /** By creator and id: posts, stories and lives ordered since the world began, and those of the seed that were changed. */
  schedule: Record<string, Record<string, StoredItem>>
}

export const freshTools = (): ToolState => ({
  fans: {},
  careUntil: {},
  escalations: [],
  fanSummaries: {},
  groups: {},
  masses: {},
  goals: {},
  massTold: {},
  notices: {},
  noticeReads: {},
  noticeSettings: {},
  pushEndpoints: {},
  scripts: {},
  uploads: {},
  vaultChanges: {},
  vaultFolders: {},
  postCategories: {},
  memberships: {},
  membershipGifts: {},
  postCategoryOf: {},
  lists: {},
  offers: freshOffers(),
  dmca: freshDmca(),
  profiles: {},
  profileSuggestions: {},
  lives: {},
  savedRecordings: {},
  welcome: {},
  schedule: {},
})
