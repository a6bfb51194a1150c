import type { ShiftScope } from '@/domain/shift/planned-shift'

import { shiftMovedTo } from '../shift-changes'
import { gapShiftOverlay } from '../shift-overlay'
import type { ShiftsTabState } from '../use-shifts-tab-state'
import { CheckDrawer } from './check-drawer'
import { CopyWeekDialog } from './copy-week-dialog'
import { DeleteShiftDialog } from './delete-shift-dialog'
import { PublishDialog } from './publish-dialog'
import { ScopeDialog } from './scope-dialog'
import { ShiftDrawer } from '../form/shift-drawer'
import { ShiftFacts } from './shift-facts'

/** The overlay of the current action: a form, a confirmation, or the week's problems. */
export function ShiftOverlays({ desk }: { desk: ShiftsTabState }) {
  const { act, setAct, view, words, close } = desk
  const { week } = view
  const { drafts = 0, people = 0, clashes = [], gaps = [] } = desk.plan.check.data ?? {}
  if (!act) return null
  switch (act.kind) {
    case 'form': {
      const { shift } = act.subject
      return (
        <ShiftDrawer
          subject={act.subject}
          timezone={week.timezone}
          onClose={close}
          onDelete={() => shift && setAct({ kind: 'delete', shift })}
        />
      )
    }
    case 'facts':
      return <ShiftFacts shift={act.shift} formatter={words} onClose={close} />
    case 'delete': {
      const { shift } = act
      const description = words.whole(shift, false)
      const callOff = (scope: ShiftScope) => desk.callOff(shift, scope)
      return <DeleteShiftDialog shift={shift} description={description} onClose={close} onDelete={callOff} />
    }
    case 'scope': {
      const { shift, to } = act
      const description = words.whole(shiftMovedTo(shift, to), false)
      const move = (scope: ShiftScope) => desk.moveTo(shift, to, scope)
      return <ScopeDialog description={description} onClose={close} onChoose={move} />
    }
    case 'copy':
      return <CopyWeekDialog week={week} onClose={close} onCopied={desk.showWeek} />
    case 'publish':
      return (
        <PublishDialog week={week} drafts={drafts} people={people} clashes={clashes.length} onClose={close} />
      )
    case 'check':
      return (
        <CheckDrawer
          clashes={clashes}
          gaps={gaps}
          formatter={words}
          nameOf={desk.nameOf}
          timezone={week.timezone}
          onClose={close}
          onShow={desk.show}
          onFill={(gap) => setAct(gapShiftOverlay(gap))}
        />
      )
  }
}
