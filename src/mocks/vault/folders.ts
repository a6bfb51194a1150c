import { missing } from '../refusal'
import type { SeedCreator } from '../seed/creators'
import { VAULT_FOLDERS } from '../seed/vault'
import type { World } from '../world'
import type { StoredFolder } from './vault-change'

export const folderIdOf = (creator: SeedCreator, place: number): string =>
  `folder-${creator.index + 1}-${place + 1}`

const seeds = new Map<number, readonly StoredFolder[]>()

function seedFolders(creator: SeedCreator): readonly StoredFolder[] {
  const known = seeds.get(creator.index)
  if (known) return known
  const made = VAULT_FOLDERS.map((name, place) => ({ folderId: folderIdOf(creator, place), name }))
  seeds.set(creator.index, made)
  return made
}

export const foldersOf = (world: World, creator: SeedCreator): readonly StoredFolder[] =>
  world.state.vaultFolders[creator.userId] ?? seedFolders(creator)

export function saveFolders(world: World, creator: SeedCreator, folders: readonly StoredFolder[]): void {
  world.state.vaultFolders[creator.userId] = [...folders]
}

export const hasFolder = (world: World, creator: SeedCreator, folderId: string): boolean =>
  foldersOf(world, creator).some((folder) => folder.folderId === folderId)

/** Finds a folder. Throws 404. */
export function folderOf(world: World, creator: SeedCreator, folderId: string): StoredFolder {
  const found = foldersOf(world, creator).find((folder) => folder.folderId === folderId)
  if (!found) throw missing()
  return found
}

/** Folders that receive uploads and recordings automatically, and cannot be deleted. */
export const isFixed = (creator: SeedCreator, folderId: string): boolean =>
  (['Uploads', 'Voice notes'] as const).some(
    (name) => folderId === folderIdOf(creator, VAULT_FOLDERS.indexOf(name)),
  )
