import { useState } from 'react'
import { useQuery } from '@tanstack/react-query'

import { useTranslation } from '@/i18n/use-translation'
import type { WelcomeSequence } from '@/domain/welcome/welcome-message'
import { isolate } from '@/lib/text/isolate'
import { toast } from '@/services/page/toasts'

import { type Open, Overlay } from '../overlay'
import { AllSequences } from '../views/all-sequences'
import { EditSequence, NewSequence } from '../views/edit-sequence'
import { OneSequence } from '../views/one-sequence'
import { NEW_SEQUENCE, useWelcomeView, type ViewProps, type WelcomeView } from '../welcome-view'
import { creatorScreen } from '../../focus/creator-screen'
import { allSequencesQuery, type StateChange, useToggle } from '../use-welcome'
import type { SequenceAct } from '../sequence-menu'

const DONE = { pause: 'paused', activate: 'activated', restore: 'restored' } as const

/** Pauses, activates or restores a sequence, with a way back. */
function useStateChange(creatorId: string) {
  const { t } = useTranslation('marketplace')
  const back = useToggle(creatorId)
  const toggle = useToggle<StateChange & { act: keyof typeof DONE; of: WelcomeSequence }>(
    creatorId,
    ({ act, of: { sequenceId, name, state } }) =>
      toast.success(t(`welcome.${DONE[act]}`, { name: isolate(name) }), {
        undo: () => back.mutate({ sequenceId, state }),
      }),
  )
  return (of: WelcomeSequence, act: keyof typeof DONE) =>
    toggle.mutate({ sequenceId: of.sequenceId, state: act === 'activate' ? 'active' : 'paused', act, of })
}

/** Runs an action of a sequence's menu: at once, on another view, or in something over the page. */
function useSequenceAct(creatorId: string, view: WelcomeView, onOpen: (open: Open) => void) {
  const change = useStateChange(creatorId)
  return (act: SequenceAct, sequence: WelcomeSequence) => {
    if (act === 'results') view.showResults(sequence.sequenceId)
    else if (act === 'edit') view.edit(sequence.sequenceId)
    else if (act === 'pause' || act === 'activate' || act === 'restore') change(sequence, act)
    else onOpen({ act, sequence })
  }
}

/** The editor, one sequence, or all of them, by the address. */
function OpenedView(props: ViewProps) {
  const { creatorId, view } = props
  const { editId, sequenceId } = view
  if (editId === NEW_SEQUENCE) return <NewSequence creatorId={creatorId} view={view} />
  if (editId !== null)
    return <EditSequence key={editId} creatorId={creatorId} view={view} sequenceId={editId} />
  return sequenceId === null ? <AllSequences {...props} /> : <OneSequence {...props} />
}

function WelcomeMessages({ creatorId }: { creatorId: string }) {
  const view = useWelcomeView()
  const sequences = useQuery(allSequencesQuery(creatorId))
  const [open, setOpen] = useState<Open>()
  const onAct = useSequenceAct(creatorId, view, setOpen)
  const part = { creatorId, view, sequences, onAct }
  return (
    <>
      <OpenedView {...part} />
      {open && (
        <Overlay
          open={open}
          creatorId={creatorId}
          onDeleted={(sequence) => {
            if (view.sequenceId === sequence.sequenceId) view.showAll()
          }}
          onClose={() => setOpen(undefined)}
        />
      )}
    </>
  )
}

/** /welcome-messages: messages that go out by themselves, their editor and their results (screens S19). */
export default creatorScreen(WelcomeMessages)
