import type { GROUP_LOG_ACTIONS, GROUP_POSTERS, GROUP_ROLES, GROUP_JOIN_METHODS } from '@/domain/chat/group'

export interface GroupSettings {
  name: string
  description: string
  pictureMediaId: string | null
  joinBy: (typeof GROUP_JOIN_METHODS)[number]
  joinListId: string | null
  joinTier: string | null
  joinPrice: number | null
  posters: (typeof GROUP_POSTERS)[number]
  slowModeS: number
  rules: string
}

/** Staff's changes to a member; absent fields are as seeded. */
export interface MemberChange {
  role?: (typeof GROUP_ROLES)[number]
  isMuted?: boolean
  isBanned?: boolean
  isGone?: boolean
}

export interface GroupLogEntry {
  entryId: string
  act: (typeof GROUP_LOG_ACTIONS)[number]
  byId: string
  userId: string | null
  at: number
}

/** Changes to a group since the world was created. */
export interface GroupChange {
  settings?: GroupSettings
  /** By fan index. */
  members: Record<string, MemberChange>
  /** Added members as fan indices: one list may add thousands at once. */
  added: { at: number; fans: number[] }[]
  /** Ids of decided requests. */
  decided: string[]
  /** Newest first. */
  log: GroupLogEntry[]
}
