import { chance } from '../random'

/** Whether the fan is a creator on the platform. */
export const isCreatorFan = (fanIndex: number): boolean => chance(261, fanIndex) < 0.006

/** Whether staff blocked the fan in the seed. */
export const isBlockedFan = (creatorIndex: number, fanIndex: number): boolean =>
  chance(262, creatorIndex, fanIndex) < 0.004
