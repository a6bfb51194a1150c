import type { EditableKind, ScheduleFailure } from '@/domain/schedule/schedule'

/** A post or story as created, with the actions on it; its state follows from the time. */
export interface ScheduledItem {
  itemId: string
  kind: EditableKind
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
