import { useState } from 'react'
import { useQuery } from '@tanstack/react-query'

import { type Open, Overlay } from '../parts/overlay'
import { useSequenceAct } from '../parts/use-sequence-act'
import { AllSequences } from '../views/all-sequences'
import { EditSequence, NewSequence } from '../views/edit-sequence'
import { OneSequence } from '../views/one-sequence'
import { NEW_SEQUENCE, useWelcomeView } from '../welcome-view'
import { creatorScreen } from '../../focus/creator-screen'
import { allSequencesQuery } from '../use-welcome'

function WelcomeMessages({ creatorId }: { creatorId: string }) {
  const view = useWelcomeView()
  const sequences = useQuery(allSequencesQuery(creatorId))
  const [open, setOpen] = useState<Open>()
  const onAct = useSequenceAct(creatorId, view, setOpen)
  const part = { creatorId, view, sequences, onAct }
  return (
    <>
      {view.editId === NEW_SEQUENCE ? (
        <NewSequence creatorId={creatorId} view={view} />
      ) : view.editId !== null ? (
        <EditSequence key={view.editId} creatorId={creatorId} view={view} sequenceId={view.editId} />
      ) : view.sequenceId !== null ? (
        <OneSequence {...part} />
      ) : (
        <AllSequences {...part} />
      )}
      {open && (
        <Overlay
          open={open}
          creatorId={creatorId}
          onDeleted={(of) => {
            if (view.sequenceId === of.sequenceId) view.showAll()
          }}
          onClose={() => setOpen(undefined)}
        />
      )}
    </>
  )
}

/** /welcome-messages: messages that go out by themselves, their editor and their results (screens S19). */
export default creatorScreen(WelcomeMessages)
