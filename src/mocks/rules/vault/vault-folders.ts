import { creatorRows } from '../base/creator-rows'
import type { SeedCreator } from '../../seed/creators'
import { VAULT_FOLDERS } from '../../seed/vault/vault-size'
import type { World } from '../../state/world'
import type { StoredFolder } from '../../state/vault-change'

export const folderIdOf = (creator: SeedCreator, index: number): string =>
  `folder-${creator.index + 1}-${index + 1}`

const seedFolderCache = new Map<number, readonly StoredFolder[]>()

function seedFolders(creator: SeedCreator): readonly StoredFolder[] {
  const cached = seedFolderCache.get(creator.index)
  if (cached) return cached
  const made = VAULT_FOLDERS.map((name, index) => ({ folderId: folderIdOf(creator, index), name }))
  seedFolderCache.set(creator.index, made)
  return made
}

export const {
  of: foldersOf,
  find: findFolder,
  saveAll: saveFolders,
} = creatorRows(({ vaultFolders }) => vaultFolders, seedFolders, 'folderId')

export const hasFolder = (world: World, creator: SeedCreator, folderId: string): boolean =>
  foldersOf(world, creator).some((folder) => folder.folderId === folderId)

/** Folders that receive uploads and recordings automatically, and cannot be deleted. */
export const isFixedFolder = (creator: SeedCreator, folderId: string): boolean =>
  (['Uploads', 'Voice notes'] as const).some(
    (name) => folderId === folderIdOf(creator, VAULT_FOLDERS.indexOf(name)),
  )
