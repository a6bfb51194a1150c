import type { CreatorStatus } from '@/domain/agency/creator-status'

/** The dot of each status; its shape differs as well as its colour. */
export const CREATOR_STATUS_DOT = { active: 'on', paused: 'idle', ended: 'off' } as const satisfies Record<
  CreatorStatus,
  string
>
