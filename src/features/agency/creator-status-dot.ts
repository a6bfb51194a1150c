import type { CreatorStatus } from '@/domain/creator-status'

/** The mark of each status: shape beside colour. */
export const CREATOR_STATUS_DOT = { active: 'on', paused: 'idle', ended: 'off' } as const satisfies Record<
  CreatorStatus,
  string
>
