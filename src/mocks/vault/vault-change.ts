/** What staff changed about an item; what is absent is as it came. */
export interface VaultChange {
  title?: string
  note?: string
  owner?: string
  tags?: string[]
  people?: string[]
  /** Null in no folder. */
  folderId?: string | null
  usualPrice?: number | null
  rightsUntil?: number | null
  isPgSafe?: boolean
  isArchived?: boolean
  /** In the trash since then; null once restored. */
  deletedAt?: number | null
}

export interface StoredFolder {
  folderId: string
  name: string
}
