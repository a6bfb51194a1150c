import type { ShiftAct } from '../shift-act'
import { shiftForGap } from '../shift-act'
import type { ShiftDesk } from '../use-shift-desk'
import { CheckDrawer } from './check-drawer'
import { CopyWeekDialog } from './copy-week-dialog'
import { DeleteShiftDialog } from './delete-shift-dialog'
import { PublishDialog } from './publish-dialog'
import { ScopeDialog } from './scope-dialog'
import { ShiftDrawer } from './shift-drawer'
import { ShiftFacts } from './shift-facts'

interface ActProps<Kind extends ShiftAct['kind']> {
  act: Extract<ShiftAct, { kind: Kind }>
  desk: ShiftDesk
}

function DeleteAct({
  act,
  desk,
}: {
  act: { shift: ShiftDesk['plan']['shifts']['shifts'][number] }
  desk: ShiftDesk
}) {
  const { shift } = act
  return (
    <DeleteShiftDialog
      shift={shift}
      words={desk.words.whole(shift, false)}
      onClose={desk.close}
      onDelete={(scope) => {
        desk.close()
        void desk.changes.callOff(shift, scope)
      }}
    />
  )
}

function ScopeAct({ act, desk }: ActProps<'scope'>) {
  const { shift, to } = act
  return (
    <ScopeDialog
      words={desk.words.whole({ ...shift, ...to, creatorIds: [...to.creatorIds] } as typeof shift, false)} // the times are instants
      onClose={desk.close}
      onChoose={(scope) => desk.moveTo(shift, to, scope)}
    />
  )
}

function FormAct({ act, desk }: ActProps<'form'>) {
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

function CheckAct({ desk }: { desk: ShiftDesk }) {
  const { check } = desk.plan
  return (
    <CheckDrawer
      clashes={check.data?.clashes ?? []}
      gaps={check.data?.gaps ?? []}
      words={desk.words}
      nameOf={desk.nameOf}
      timezone={desk.view.week.timezone}
      onClose={desk.close}
      onShow={desk.show}
      onFill={(gap) => desk.setAct(shiftForGap(gap))}
    />
  )
}

/** The overlay of the current action: a form, a confirmation, or the week's problems. */
export function ShiftActs({ desk }: { desk: ShiftDesk }) {
  const { act, view, plan, close } = desk
  const { week } = view
  if (!act) return null
  switch (act.kind) {
    case 'form':
      return <FormAct act={act} desk={desk} />
    case 'facts':
      return <ShiftFacts shift={act.shift} words={desk.words} onClose={close} />
    case 'delete':
      return <DeleteAct act={act} desk={desk} />
    case 'scope':
      return <ScopeAct act={act} desk={desk} />
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
      return <CheckAct desk={desk} />
  }
}
