import type { BroadcastState, CameraState, LiveGoal, TipItem } from '@/domain/live/broadcast'
import type { FAN_TIERS } from '@/domain/profile/post-category'

/** A tip or ticket, stored in full because the menu may change. */
export interface StoredPayment {
  paymentId: string
  at: number
  /** Index of the fan's conversation. */
  channelIndex: number
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

/** A request to the creator, and when they act on it. */
interface StoredRequest {
  kind: 'camera' | 'go_live'
  at: number
}

/** A live planned since the world was created. Fan comments are derived from its seed. */
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
  /** Comments by staff as the creator. */
  comments: StoredComment[]
  deletedIds: string[]
  pinnedId: string | null
  /** Oldest first; lifting a mute sets its end. */
  mutes: { userId: string; from: number; until: number }[]
  bans: { userId: string; from: number; until: number }[]
  /** Steps played so far. */
  playedSteps: number
  /** The viewer count last emitted. */
  toldViewers: number
  recordingId: string | null
}
