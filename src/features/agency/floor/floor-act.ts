import type { FloorCreator } from '@/domain/floor'

/** What is being done in a dialog, and to whom. */
export type FloorAct =
  | { kind: 'nudge'; userIds: readonly string[] }
  | { kind: 'clock_out'; userId: string }
  /** Assigns a person on duty to one more creator. */
  | { kind: 'assign'; creator: FloorCreator }
  /** `channelIds`: those that were picked before; all of one person's otherwise. */
  | { kind: 'move'; creator: FloorCreator }
