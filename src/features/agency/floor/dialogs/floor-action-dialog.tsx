import type { FloorCreator } from '@/domain/agency/floor'

import { NudgeDialog } from '../../performance/parts/nudge-dialog'
import { creatorsUncoveredWithout } from '../cover'
import type { FloorAction } from '../floor-action'
import { AssignDialog } from './assign-dialog'
import { ClockOutDialog } from './clock-out-dialog'
import { MoveDialog } from './move-dialog'

/** Renders the dialog of the current action, if any. */
export function FloorActionDialog({
  act,
  creators,
  timezone,
  nameOf,
  onClose,
}: {
  act: FloorAction | undefined
  creators: readonly FloorCreator[]
  timezone: string
  nameOf: (id: string) => string
  onClose: () => void
}) {
  switch (act?.kind) {
    case 'nudge':
      return <NudgeDialog userIds={act.userIds} nameOf={nameOf} onClose={onClose} />
    case 'clock_out':
      return (
        <ClockOutDialog
          userId={act.userId}
          name={nameOf(act.userId)}
          alone={creatorsUncoveredWithout(creators, act.userId)}
          timezone={timezone}
          onClose={onClose}
        />
      )
    case 'assign':
      return <AssignDialog creator={act.creator} onClose={onClose} />
    case 'move':
      return <MoveDialog creator={act.creator} onClose={onClose} />
    case undefined:
      return null
  }
}
