import type { SeedCreator } from './creators'
import { between, chance } from './random'

/** How many items a creator has in the vault. */
export const vaultSizeAt = (creatorIndex: number): number => between(chance(311, creatorIndex), 60, 240)
export const vaultSize = (creator: SeedCreator): number => vaultSizeAt(creator.index)

/** Recordings have a folder of their own, and so has what staff upload. */
export const VAULT_FOLDERS = [
  'Rooftop',
  'November set',
  'Studio',
  'Behind the scenes',
  'Archive',
  'Voice notes',
  'Uploads',
] as const
