import { FAN_COUNT } from '../fans/fans'

const STEP = 977

/** The fan index of a group's n-th member; no fan is in a group twice. */
export const groupMemberAt = (groupIndex: number, n: number): number =>
  (groupIndex * 31 + n * STEP) % FAN_COUNT
