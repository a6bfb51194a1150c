import type { FloorCreator } from '@/domain/agency/floor'

/** The action a dialog asks about, with its target. */
export type FloorAction =
  | { kind: 'nudge'; userIds: readonly string[] }
  | { kind: 'clock_out'; userId: string }
  | { kind: 'assign'; creator: FloorCreator }
  | { kind: 'move'; creator: FloorCreator }
