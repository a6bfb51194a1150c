import { useState } from 'react'
import { useMutation, useQuery } from '@tanstack/react-query'

import { useTranslation } from '@/i18n/use-translation'
import type { WelcomeSequence, WelcomeState } from '@/domain/welcome/welcome-message'
import { toggleWelcomeSequence } from '@/api/calls/creator/welcome-messages'
import { send } from '@/api/send'
import { useUndo } from '@/api/use-undo'
import { isolate } from '@/lib/text/isolate'
import { toast } from '@/services/page/toasts'

import { AllSequences } from '../views/all-sequences'
import { EditSequence } from '../views/edit-sequence'
import { OneSequence } from '../views/one-sequence'
import { WelcomeOverlay, type WelcomeOverlayState } from '../welcome-overlay'
import { useWelcomeView, type ViewProps, type WelcomeView } from '../welcome-view'
import { creatorScreen } from '../../focus/creator-screen'
import { allSequencesQuery, useInvalidateWelcome } from '../use-welcome'
import type { SequenceAction } from '../sequence-menu'

const DONE = { pause: 'paused', activate: 'activated', restore: 'restored' } as const

interface StateChange {
  sequence: WelcomeSequence
  action: keyof typeof DONE
}

/** Pauses, activates or restores a sequence, with a way back. */
function useStateChange(creatorId: string) {
  const { t } = useTranslation('marketplace')
  const refetch = useInvalidateWelcome()
  const undo = useUndo()
  const toggle = ({ sequenceId }: WelcomeSequence, state: WelcomeState) =>
    send(toggleWelcomeSequence, { sequenceId, state }, { creatorId })
  return useMutation({
    mutationFn: ({ sequence, action }: StateChange) =>
      toggle(sequence, action === 'activate' ? 'active' : 'paused'),
    meta: { onError: 'toast' },
    onSuccess: (_answer, { sequence, action }) =>
      toast.success(t(`welcome.${DONE[action]}`, { name: isolate(sequence.name) }), {
        undo: undo(() => toggle(sequence, sequence.state), { refetch }),
      }),
    onSettled: refetch,
  })
}

/** Runs an action of a sequence's menu: at once, on another view, or in something over the page. */
function useSequenceAction(
  creatorId: string,
  view: WelcomeView,
  onOpen: (open: WelcomeOverlayState) => void,
) {
  const change = useStateChange(creatorId)
  const act = (action: SequenceAction, sequence: WelcomeSequence) => {
    if (action === 'results') view.showResults(sequence.sequenceId)
    else if (action === 'edit') view.edit(sequence.sequenceId)
    else if (action === 'pause' || action === 'activate' || action === 'restore')
      change.mutate({ sequence, action })
    else onOpen({ action, sequence })
  }
  return { act, stateError: change.error }
}

/** The editor, one sequence, or all of them, by the address. */
function OpenedView(props: ViewProps) {
  const { creatorId, view } = props
  const { editId, sequenceId } = view
  if (editId !== null)
    return <EditSequence key={editId} creatorId={creatorId} view={view} sequenceId={editId} />
  return sequenceId === null ? <AllSequences {...props} /> : <OneSequence {...props} />
}

function WelcomeMessages({ creatorId }: { creatorId: string }) {
  const view = useWelcomeView()
  const sequences = useQuery(allSequencesQuery(creatorId))
  const [open, setOpen] = useState<WelcomeOverlayState>()
  const { act, stateError } = useSequenceAction(creatorId, view, setOpen)
  const part = { creatorId, view, sequences, onAction: act, stateError }
  return (
    <>
      <OpenedView {...part} />
      {open && (
        <WelcomeOverlay
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
