import type { GROUP_ACTS, GROUP_POSTERS, GROUP_ROLES, JOIN_WAYS } from '@/domain/group'

export interface GroupSettings {
  name: string
  description: string
  pictureMediaId: string | null
  joinBy: (typeof JOIN_WAYS)[number]
  joinListId: string | null
  joinTier: string | null
  joinPrice: number | null
  posters: (typeof GROUP_POSTERS)[number]
  slowModeS: number
  rules: string
}

/** What staff did about one member; what is absent is as the seed has it. */
export interface MemberChange {
  role?: (typeof GROUP_ROLES)[number]
  isMuted?: boolean
  isBanned?: boolean
  isGone?: boolean
}

export interface StoredEntry {
  entryId: string
  act: (typeof GROUP_ACTS)[number]
  byId: string
  userId: string | null
  at: number
}

/** What has happened to a group since the world began. */
export interface GroupChange {
  settings?: GroupSettings
  /** By place of the fan. */
  members: Record<string, MemberChange>
  /** Who was added, by place of the fan: thousands may come from a list at once. */
  added: { at: number; fans: number[] }[]
  /** Requests that were decided. */
  decided: string[]
  /** Newest first. */
  log: StoredEntry[]
}
