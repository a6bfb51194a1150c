import type { ScheduleFailure } from '@/domain/schedule/schedule'

/** Kinds stored by the scheduler itself. */
export type OwnKind = 'post' | 'story'

/** A post or story as created, with the actions on it; its state follows from the time. */
export interface ScheduledItem {
  itemId: string
  kind: OwnKind
  startsAt: number
  text: string
  mediaIds: readonly string[]
  /** The failure at its time; null for none. */
  failure: ScheduleFailure | null
  retriedAt: number | null
  isCanceled: boolean
  /** Index of the seeded category of a post of the profile. */
  seedCategory?: number | null
}
