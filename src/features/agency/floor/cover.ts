import type { FloorCreator } from '@/domain/agency/floor'

/** Whether an active creator has no one on duty although fans wait or a shift is planned now. */
export const needsCover = ({ status, onDuty, waiting, planned }: FloorCreator): boolean =>
  status === 'active' && onDuty.length === 0 && (waiting > 0 || planned > 0)

/** The creators left without cover if a person clocks out. */
export const creatorsUncoveredWithout = (
  creators: readonly FloorCreator[],
  userId: string,
): readonly FloorCreator[] =>
  creators.filter(
    ({ status, onDuty }) =>
      status === 'active' && onDuty.length === 1 && onDuty.every((one) => one.userId === userId),
  )
