import type { SeedCreator } from '../creators'
import { between, chance } from '../random'
import { ROLL } from '../roll'

/** How many items a creator's vault has. */
export const vaultSizeAt = (creatorIndex: number): number =>
  between(chance(ROLL.vaultSize, creatorIndex), 60, 240)
export const vaultSize = (creator: SeedCreator): number => vaultSizeAt(creator.index)

/** How many additional items were never sent. */
export const freshCount = (creator: SeedCreator): number =>
  between(chance(ROLL.freshMedia, creator.index), 6, 14)
/** Vault size when `faults.vaultSize` is `large`. */
const LARGE_VAULT = 20_000

/** How many seeded items a creator's vault has, those never sent included. */
export const seededMediaCount = (creator: SeedCreator, isLarge: boolean): number =>
  isLarge ? LARGE_VAULT : vaultSize(creator) + freshCount(creator)

/** Recordings and uploads have separate folders. */
export const VAULT_FOLDERS = [
  'Rooftop',
  'November set',
  'Studio',
  'Behind the scenes',
  'Older sets',
  'Voice notes',
  'Uploads',
] as const
