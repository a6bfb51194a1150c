import { chance } from '../random'
import { ROLL } from '../roll'

/** Whether the fan is a creator on the platform. */
export const isCreatorFan = (fanIndex: number): boolean => chance(ROLL.fanIsCreator, fanIndex) < 0.006

/** Whether staff blocked the fan in the seed. */
export const isBlockedFan = (creatorIndex: number, fanIndex: number): boolean =>
  chance(ROLL.fanIsBlocked, creatorIndex, fanIndex) < 0.004
