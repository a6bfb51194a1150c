import { useState } from 'react'

import { useCreatorId } from '../../focus/creator-in-focus'
import { type Open, Overlay } from '../parts/overlay'
import { useSequenceAct } from '../parts/use-sequence-act'
import { useSequences } from '../use-welcome'
import { AllSequences } from '../views/all-sequences'
import { EditSequence, NewSequence } from '../views/edit-sequence'
import { OneSequence } from '../views/one-sequence'
import { NEW_SEQUENCE, useWelcomeView } from '../welcome-view'

function WelcomeMessages({ creatorId }: { creatorId: string }) {
  const view = useWelcomeView()
  const sequences = useSequences(creatorId)
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
export default function WelcomeMessagesScreen() {
  const creatorId = useCreatorId()
  return creatorId === undefined ? null : <WelcomeMessages key={creatorId} creatorId={creatorId} />
}
