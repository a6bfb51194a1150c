/** Staff's changes to an item; absent fields are unchanged. */
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
  /** Set while in the trash; null once restored. */
  deletedAt?: number | null
}

export interface StoredFolder {
  folderId: string
  name: string
}
