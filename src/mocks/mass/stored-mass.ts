import type { AudienceFilters } from '@/domain/mass-message'

export interface StoredContent {
  text: string
  lockText: string | null
  mediaIds: readonly string[]
  previewMediaIds: readonly string[]
  price: number
  /** Its writer saw the help and sent it all the same. */
  sentAnyway?: boolean
}

/** A mass message as it was ordered, and what was done to it since: how far it is follows from the time. */
export interface StoredMass {
  massMessageId: string
  byId: string
  createdAt: number
  /** When the first one goes out. */
  startsAt: number
  isScheduled: boolean
  localTime: boolean
  /** The hour of each fan's own day; null where all get it at one moment. */
  localAt: string | null
  spreadMs: number
  include: readonly string[]
  exclude: readonly string[]
  filters: AudienceFilters
  content: StoredContent
  second: { content: StoredContent; share: number; decideAfterMs: number } | null
  skipActiveChats: boolean
  autoUnsendMs: number | null
  /** Whom it goes to, counted when it was ordered. */
  total: number
  /** The first of them, by place: in these conversations it is put down as it goes out. */
  first: readonly number[]
  pausedAt: number | null
  pausedMs: number
  stoppedAt: number | null
  unsentAt: number | null
}
