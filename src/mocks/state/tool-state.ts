import type * as v from 'valibot'

import type { DashboardCardName, GoalPeriod } from '@/domain/figures/dashboard'
import type { FanNoteEntry, FollowUp } from '@/domain/chat/fan'
import type { Notification, NotificationSettings } from '@/domain/notifications/notification'

import { StoredDmca } from './dmca-state'
import type { StoredLive } from './stored-live'
import type { GroupChange } from './stored-group'
import type { StoredList } from './stored-list'
import type { StoredMass } from './stored-mass'
import { OffersState } from './offers-state'
import type { StoredGift, StoredMembership } from '../seed/money/memberships'
import type { StoredCategory } from './stored-category'
import type { ProfileChange, StoredSuggestion } from './profile-change'
import type { ScheduledItem } from './scheduled-item'
import type { WireScript } from '../seed/vault/scripts'
import type { StoredFolder, VaultChange } from './vault-change'
import type { StoredSequence } from './stored-sequence'

export interface StoredGoal {
  value: number
  period: GoalPeriod
}

/** Staff's changes to a creator's fan; absent fields are as seeded. */
export interface FanChange {
  isBlocked?: boolean
  isRestricted?: boolean
  /** Ids of manual lists. */
  listsAdded?: string[]
  listsLeft?: string[]
  /** When the fan joined or left a list, by list. */
  listsAt?: Record<string, number>
  followUps?: WireFollowUp[]
  /** Newest first; only notes since the world was created. */
  notes?: WireNoteEntry[]
  reports?: string[]
}

/** A file that is uploaded or uploading. */
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
  /** The bytes in base64, small files only. */
  data: string | null
  /** A thumbnail, JPEG in base64. */
  still?: string | null
  hash?: string | null
  /** The item it was edited from. */
  editedFrom?: string | null
}

export type WireNotice = Required<v.InferInput<typeof Notification>>

/** Read notices: all until a moment, and single ones since. */
export interface NoticeReads {
  allUntil: number
  ids: Record<string, number>
}

export type WireFollowUp = Required<v.InferInput<typeof FollowUp>>
export type WireNoteEntry = v.InferInput<typeof FanNoteEntry>

/** A chat flagged for a manager's attention. */
interface Escalation {
  escalationId: string
  creatorId: string
  channelId: string
  /** Null in a group. */
  fanId: string | null
  source: 'incoming' | 'outgoing'
  userId: string
  at: number
  /** A manager handled it. */
  isClosed: boolean
}

/** What users did with the tools besides the threads; the rest is seed. */
export class ToolState {
  /** By creator and fan. */
  fans: Record<string, FanChange> = {}
  /** Fans who may be in need, and until when mass messages skip them. */
  careUntil: Record<string, number> = {}
  /** Oldest first. */
  escalations: Escalation[] = []
  /** Generated fan summaries, by fan. */
  fanSummaries: Record<string, { text: string; at: string }> = {}
  /** By channel. */
  groups: Record<string, GroupChange> = {}
  /** By creator and id: messages scheduled since the world was created and edited seeded ones. */
  masses: Record<string, Record<string, StoredMass>> = {}
  /** Dashboard goals by creator and card; null for a removed one. */
  goals: Record<string, Partial<Record<DashboardCardName, StoredGoal | null>>> = {}
  /** The state last emitted for each mass message. */
  massProgress: Record<string, string> = {}
  /** By creator, newest first: notices since the world was created. */
  notices: Record<string, WireNotice[]> = {}
  /** By user and creator. */
  noticeReads: Record<string, NoticeReads> = {}
  noticeSettings: Record<string, v.InferInput<typeof NotificationSettings>> = {}
  /** Push endpoints of browsers, by user. */
  pushEndpoints: Record<string, string[]> = {}
  /** By creator and script: new or edited scripts; null for a deleted one. */
  scripts: Record<string, Record<string, WireScript | null>> = {}
  /** By media. */
  uploads: Record<string, Upload> = {}
  /** By vault item: staff's changes. */
  vaultChanges: Record<string, VaultChange> = {}
  /** By creator, in order; absent means as seeded. */
  vaultFolders: Record<string, StoredFolder[]> = {}
  /** By creator, in order; absent means as seeded. */
  postCategories: Record<string, StoredCategory[]> = {}
  /** By creator, in order; absent means as seeded. */
  memberships: Record<string, StoredMembership[]> = {}
  /** By creator: trials given by staff. */
  membershipGifts: Record<string, StoredGift[]> = {}
  /** By post: its new category; null for none. */
  postCategoryOf: Record<string, string | null> = {}
  /** By creator and id: new or edited lists; null for a deleted one. */
  lists: Record<string, Record<string, StoredList | null>> = {}
  /** Discounts, trials and tracking links. */
  offers = new OffersState()
  /** Takedown cases and rights holders. */
  dmca = new StoredDmca()
  /** By creator: edits to the seeded profile. */
  profiles: Record<string, ProfileChange> = {}
  /** By creator, oldest first: new suggestions and decided seeded ones. */
  profileSuggestions: Record<string, StoredSuggestion[]> = {}
  /**
   * By creator: lives planned since the world was created, ended ones included. The scheduler reads
   * `startsAt`.
   */
  lives: Record<string, StoredLive[]> = {}
  /** Recordings of seeded lives saved to the vault: the media, by live. */
  savedRecordings: Record<string, string> = {}
  /** By creator, in their order; those of the seed where absent. */
  welcome: Record<string, StoredSequence[]> = {}
  /** By creator and id: posts, stories and lives ordered since the world began, and those of the seed that were changed. */
  schedule: Record<string, Record<string, ScheduledItem>> = {}
}
