import type { FloorCreator } from '@/domain/floor'

/** Nobody is on duty for an active creator whose fans wait, or for whom somebody is planned now. */
export const needsCover = ({ status, onDuty, waiting, planned }: FloorCreator): boolean =>
  status === 'active' && onDuty.length === 0 && (waiting > 0 || planned > 0)

/** Creators that nobody would be on duty for once somebody leaves. */
export const aloneWithout = (creators: readonly FloorCreator[], userId: string): readonly FloorCreator[] =>
  creators.filter(
    ({ status, onDuty }) =>
      status === 'active' && onDuty.length === 1 && onDuty.every((one) => one.userId === userId),
  )
