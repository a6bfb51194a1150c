import { creatorRows } from '../base/creator-rows'
import type { SeedCreator } from '../../seed/creators'
import { VAULT_FOLDERS } from '../../seed/vault/vault-size'
import type { World } from '../../state/world'
import type { StoredFolder } from '../../state/vault-change'
import { memo } from '../../seed/memo'

export const folderIdOf = (creator: SeedCreator, index: number): string =>
  `folder-${creator.index + 1}-${index + 1}`

const seedFolders = memo(
  ({ index }: SeedCreator) => index,
  (creator): readonly StoredFolder[] =>
    VAULT_FOLDERS.map((name, index) => ({ folderId: folderIdOf(creator, index), name })),
)

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
