import type { AudienceFilters } from '@/domain/mass/mass-message'

export interface StoredContent {
  text: string
  lockText: string | null
  mediaIds: readonly string[]
  previewMediaIds: readonly string[]
  price: number
  /** The author saw the help and sent it anyway. */
  sentAnyway?: boolean
}

/** A purchase of a mass message. */
export interface MassSale {
  at: number
  amount: number
  /** The fan's population index. */
  channelIndex: number
}

/** A mass message as created, with the actions on it; progress follows from the time. */
export interface StoredMass {
  massMessageId: string
  byId: string
  createdAt: number
  /** When the first one goes out. */
  startsAt: number
  isScheduled: boolean
  localTime: boolean
  /** The local hour for each fan; null for one moment for all. */
  localAt: string | null
  spreadMs: number
  include: readonly string[]
  exclude: readonly string[]
  filters: AudienceFilters
  content: StoredContent
  second: { content: StoredContent; share: number; decideAfterMs: number } | null
  skipActiveChats: boolean
  autoUnsendMs: number | null
  /** Recipients, counted at creation. */
  total: number
  /** Population indices of the first recipients, whose conversations get the message. */
  first: readonly number[]
  /** Population indices of those who may buy it, in this order; none for a seeded one, which the ledger covers. */
  buyers: readonly number[]
  /** Purchases of a seeded one, read from the ledger and never stored. */
  sales?: readonly MassSale[]
  pausedAt: number | null
  pausedMs: number
  stoppedAt: number | null
  unsentAt: number | null
}
