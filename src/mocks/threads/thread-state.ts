import type * as v from 'valibot'

import type { Label } from '@/domain/channel'
import type { MessageKind, Reaction, Translation } from '@/domain/message'

import type { StoredEvent } from '../stored-event'

/** A message that came after those of the seed. Small: thousands of them are kept. */
export interface AddedMessage {
  at: number
  /** Where its place does not show it: it was scheduled before it had one. */
  id?: string
  /** The staff member who sent it; absent for a fan's message and for events. */
  by?: string
  /** Which fan, in a group. */
  fanId?: string
  kind?: MessageKind
  text?: string
  /** One of the seed's lines instead of a text. */
  line?: number
  clientId?: string
  sentAnyway?: boolean
  lockText?: string
  mediaIds?: string[]
  previewMediaIds?: string[]
  price?: number
  replyToId?: string
  scriptId?: string
  /** From 0. */
  scriptStep?: number
  translation?: v.InferInput<typeof Translation>
  event?: 'joined' | 'renewed' | 'expired' | 'fan_blocked' | 'chat_opened'
  /** From the work records; a later purchase is stored as a change. */
  boughtAt?: number
  refundedAt?: number
}

/** What has happened to a message since it was sent. */
export interface MessageChange {
  boughtAt?: number
  refundedAt?: number
  seenAt?: number
  unsentAt?: number
  /** When the fan was reminded of it, and when it took the place of the same at another price. */
  bumpedAt?: number
  replacedAt?: number
  reactions?: v.InferInput<typeof Reaction>[]
  seenToAt?: number
}

/** What has happened to a channel since the seed. */
export interface ChannelChange {
  added: AddedMessage[]
  changes: Record<string, MessageChange>
  /** Place of the first message that staff has not seen; null when all have been seen. */
  unreadFrom?: number | null
  ourTurnSince?: number | null
  /** When the fan last looked: our messages until then are seen. */
  fanSeenAt?: number
  lastSeenAt?: number
  spent?: number
  isPinned?: boolean
  isMuted?: boolean
  isArchived?: boolean
  labels?: string[]
  /** A group's: its name, how many are in it, and whether it has been deleted. */
  title?: string
  memberCount?: number
  isGone?: boolean
}

/** A group that was made after the seed. */
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

export interface Scheduled {
  messageId: string
  channelId: string
  dueAt: number
  /** When its check at its time held it. */
  heldAt?: number
  message: AddedMessage
}

export type WireLabel = v.InferInput<typeof Label>

/** Everything that has happened in the conversations; what is not here is seed. */
export interface ThreadState {
  /** Counts changes, so that a cache made of this state can detect that it is stale. */
  version: number
  channels: Record<string, ChannelChange>
  groups: Record<string, NewGroup>
  labels: Record<string, WireLabel[]>
  locks: Record<string, { userId: string; until: number }>
  /** Where a person writes or reads, by session and creator. */
  presence: Record<string, { userId: string; channelId: string; at: number; isTyping: boolean }>
  drafts: Record<string, StoredDraft>
  /** Keys of messages that became a draft, each with its sender before it: they are never taken. */
  withdrawn: string[]
  scheduled: Scheduled[]
  reports: { messageId: string; userId: string; reason: string; at: number }[]
  events: StoredEvent[]
  eventId: number
  /** Up to which slot of time fans have made traffic, at which rate; when colleagues last looked who waits. */
  traffic: { rate: number; slot: number; look?: number }
  /** When the first stream opened, and how many of the first events have happened since. */
  opening: { at: number; done: number } | null
  /** What fans will do about messages that were just sent to them. */
  replies: { channelId: string; at: number; doesBuy: boolean }[]
}

export const freshThreads = (): ThreadState => ({
  version: 0,
  channels: {},
  groups: {},
  labels: {},
  locks: {},
  presence: {},
  drafts: {},
  withdrawn: [],
  scheduled: [],
  reports: [],
  events: [],
  eventId: 0,
  traffic: { rate: 0, slot: 0 },
  opening: null,
  replies: [],
})
