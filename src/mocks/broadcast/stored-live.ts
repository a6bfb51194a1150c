import type { BroadcastState, CameraState, LiveGoal, TipItem } from '@/domain/broadcast'
import type { FAN_TIERS } from '@/domain/post-category'

/** A tip or a ticket: kept, because the menu that it was chosen from may change. */
export interface StoredPayment {
  paymentId: string
  at: number
  /** Place of the fan's conversation. */
  place: number
  kind: 'tip' | 'ticket'
  title: string
  amount: number
}

export interface StoredComment {
  commentId: string
  at: number
  text: string
  sentById: string
  replyToId: string | null
}

/** What the creator is to do on their own screen, and when they do it. */
interface StoredRequest {
  kind: 'camera' | 'go_live'
  at: number
}

/** A live planned since the world began. What fans write is made up from its seed. */
export interface StoredLive {
  liveId: string
  seed: number
  state: BroadcastState
  title: string
  tiers: readonly (typeof FAN_TIERS)[number][]
  price: number
  goal: LiveGoal | null
  tipMenu: readonly TipItem[]
  moderatorIds: readonly string[]
  savesRecording: boolean
  startsAt: number | null
  startedAt: number | null
  endedAt: number | null
  camera: CameraState
  requests: StoredRequest[]
  payments: StoredPayment[]
  /** What staff wrote as the creator. */
  comments: StoredComment[]
  deletedIds: string[]
  pinnedId: string | null
  /** Oldest first; a mute that was lifted ends then. */
  mutes: { userId: string; from: number; until: number }[]
  bans: { userId: string; from: number; until: number }[]
  /** How far the room was played, in its steps. */
  playedSteps: number
  /** The viewers that were last sent to those who watch the page. */
  toldViewers: number
  recordingId: string | null
}
