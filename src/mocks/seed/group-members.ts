import { FAN_COUNT } from './fans'

const STEP = 977

/** Place of the fan who is member number `n` of a group: nobody is twice in one. */
export const groupMemberAt = (groupIndex: number, n: number): number =>
  (groupIndex * 31 + n * STEP) % FAN_COUNT
