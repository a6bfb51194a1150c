import { chance } from './random'

/** Themselves a creator on the platform. */
export const isCreatorFan = (fanIndex: number): boolean => chance(261, fanIndex) < 0.006

/** Kept away by a creator's staff before the world began. */
export const isBlockedFan = (creatorIndex: number, fanIndex: number): boolean =>
  chance(262, creatorIndex, fanIndex) < 0.004
