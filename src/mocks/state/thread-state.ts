import type * as v from 'valibot'

import type { ChannelLabel } from '@/domain/chat/channel'
import type { Reaction } from '@/domain/chat/message'

import type { AddedMessage, Scheduled } from './added-message'
import type { StoredEvent } from './stored-event'

/** Changes to a message since it was sent. */
export interface MessageChange {
  boughtAt?: number
  refundedAt?: number
  seenAt?: number
  unsentAt?: number
  /** When the fan was reminded of it, and when it replaced the same one at another price. */
  bumpedAt?: number
  replacedAt?: number
  reactions?: v.InferInput<typeof Reaction>[]
  seenToAt?: number
}

/** Changes to a channel since the seed. */
export interface ChannelChange {
  added: AddedMessage[]
  changes: Record<string, MessageChange>
  /** Index of the first unread message; null when all are read. */
  unreadFrom?: number | null
  ourTurnSince?: number | null
  /** When the fan last looked: they have seen our messages until then. */
  fanSeenAt?: number
  lastSeenAt?: number
  isPinned?: boolean
  isMuted?: boolean
  isArchived?: boolean
  labels?: string[]
  /** For a group: name, member count, and whether it is deleted. */
  title?: string
  memberCount?: number
  isGone?: boolean
}

/** A group created after the seed. */
export interface NewGroup {
  creatorId: string
  title: string
  memberCount: number
  at: number
}

export interface StoredDraft {
  text: string
  mediaIds: string[]
  price: number
  updatedAt: number
  userId: string
}

export type WireLabel = v.InferInput<typeof ChannelLabel>

/** All changes to conversations; the rest is seed. */
export class ThreadState {
  /** Incremented on changes, so that caches can detect staleness. */
  version = 0
  channels: Record<string, ChannelChange> = {}
  groups: Record<string, NewGroup> = {}
  labels: Record<string, WireLabel[]> = {}
  locks: Record<string, { userId: string; until: number }> = {}
  /** Where a user reads or writes, by session and creator. */
  presence: Record<string, { userId: string; channelId: string; at: number }> = {}
  drafts: Record<string, StoredDraft> = {}
  /** Client ids, prefixed by sender, of messages that were taken back: they are never accepted. */
  withdrawn: string[] = []
  scheduled: Scheduled[] = []
  reports: { messageId: string; userId: string; reason: string; at: number }[] = []
  events: StoredEvent[] = []
  eventId = 0
  /** The last time slot with traffic and its rate; when colleagues last checked for waiting chats. */
  traffic: { rate: number; slot: number; look?: number } = { rate: 0, slot: 0 }
  /** When the first stream opened, and how many opening events have happened. */
  opening: { at: number; done: number } | null = null
  /** Fans' pending reactions to messages just sent. */
  replies: { channelId: string; at: number; doesBuy: boolean }[] = []
}
