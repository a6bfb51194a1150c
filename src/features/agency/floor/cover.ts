import type { FloorCreator } from '@/domain/floor'

/** No chatter is on duty for an active creator whose fans wait or who has a shift now. */
export const needsCover = ({ status, onDuty, waiting, planned }: FloorCreator): boolean =>
  status === 'active' && onDuty.length === 0 && (waiting > 0 || planned > 0)

/** Creators left without cover once a person clocks out. */
export const aloneWithout = (creators: readonly FloorCreator[], userId: string): readonly FloorCreator[] =>
  creators.filter(
    ({ status, onDuty }) =>
      status === 'active' && onDuty.length === 1 && onDuty.every((one) => one.userId === userId),
  )
