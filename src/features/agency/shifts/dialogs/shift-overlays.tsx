import type { ShiftOverlay } from '../shift-overlay'
import { gapShiftOverlay } from '../shift-overlay'
import type { ShiftsTabState } from '../use-shifts-tab-state'
import { CheckDrawer } from './check-drawer'
import { CopyWeekDialog } from './copy-week-dialog'
import { DeleteShiftDialog } from './delete-shift-dialog'
import { PublishDialog } from './publish-dialog'
import { ScopeDialog } from './scope-dialog'
import { ShiftDrawer } from '../form/shift-drawer'
import { ShiftFacts } from './shift-facts'

interface OverlayProps<Kind extends ShiftOverlay['kind']> {
  act: Extract<ShiftOverlay, { kind: Kind }>
  desk: ShiftsTabState
}

function DeleteOverlay({
  act,
  desk,
}: {
  act: { shift: ShiftsTabState['plan']['shifts']['shifts'][number] }
  desk: ShiftsTabState
}) {
  const { shift } = act
  return (
    <DeleteShiftDialog
      shift={shift}
      description={desk.words.whole(shift, false)}
      onClose={desk.close}
      onDelete={(scope) => {
        desk.close()
        void desk.changes.callOff(shift, scope)
      }}
    />
  )
}

function ScopeOverlay({ act, desk }: OverlayProps<'scope'>) {
  const { shift, to } = act
  return (
    <ScopeDialog
      description={desk.words.whole(
        { ...shift, ...to, creatorIds: [...to.creatorIds] } as typeof shift,
        false,
      )} // the times are instants
      onClose={desk.close}
      onChoose={(scope) => desk.moveTo(shift, to, scope)}
    />
  )
}

function FormOverlay({ act, desk }: OverlayProps<'form'>) {
  const { subject } = act
  const { shift } = subject
  return (
    <ShiftDrawer
      subject={subject}
      timezone={desk.view.week.timezone}
      onClose={desk.close}
      onDelete={() => shift && desk.setAct({ kind: 'delete', shift })}
    />
  )
}

function CheckOverlay({ desk }: { desk: ShiftsTabState }) {
  const { check } = desk.plan
  return (
    <CheckDrawer
      clashes={check.data?.clashes ?? []}
      gaps={check.data?.gaps ?? []}
      formatter={desk.words}
      nameOf={desk.nameOf}
      timezone={desk.view.week.timezone}
      onClose={desk.close}
      onShow={desk.show}
      onFill={(gap) => desk.setAct(gapShiftOverlay(gap))}
    />
  )
}

/** The overlay of the current action: a form, a confirmation, or the week's problems. */
export function ShiftOverlays({ desk }: { desk: ShiftsTabState }) {
  const { act, view, plan, close } = desk
  const { week } = view
  if (!act) return null
  switch (act.kind) {
    case 'form':
      return <FormOverlay act={act} desk={desk} />
    case 'facts':
      return <ShiftFacts shift={act.shift} formatter={desk.words} onClose={close} />
    case 'delete':
      return <DeleteOverlay act={act} desk={desk} />
    case 'scope':
      return <ScopeOverlay act={act} desk={desk} />
    case 'copy':
      return (
        <CopyWeekDialog
          week={week}
          onClose={close}
          onCopied={(first) => {
            close()
            view.change({ week: first })
          }}
        />
      )
    case 'publish': {
      const { drafts = 0, people = 0, clashes = [] } = plan.check.data ?? {}
      return (
        <PublishDialog week={week} drafts={drafts} people={people} clashes={clashes.length} onClose={close} />
      )
    }
    case 'check':
      return <CheckOverlay desk={desk} />
  }
}
