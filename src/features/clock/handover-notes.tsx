import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { useTranslation } from '@/i18n/use-translation'

import { getHandover } from '@/api/calls/chatter/chatter'
import { queryOf } from '@/api/query'
import { isolate } from '@/lib/text/isolate'
import { CallError } from '@/ui/feedback/call-error'
import { TextArea } from '@/ui/field/text-area'

import { HandoverConflict } from './handover-conflict'
import { runningLog } from './use-clock-status'
import { type HandoverNote, useHandoverText } from './use-handover-text'

type Note = HandoverNote['autosave']

const isSaving = (note: Note): boolean => note.view().state.kind === 'saving'
const isRefused = (note: Note): boolean => ['failed', 'conflict'].includes(note.view().state.kind)
const isTyped = (note: Note): boolean => note.view().isDirty && !isSaving(note) && !isRefused(note)

/** The notes whose fields are mounted, as one. */
export function useHandoverNotes() {
  const [notes, setNotes] = useState<readonly Note[]>([])
  const subscribe = useCallback(
    (listener: () => void) => {
      const stops = notes.map((note) => note.subscribe(listener))
      return () => stops.forEach((stop) => stop())
    },
    [notes],
  )
  /** Adds a note until the returned function is called. */
  const attach = useCallback((note: Note) => {
    setNotes((latest) => [...latest, note])
    return () => setNotes((latest) => latest.filter((one) => one !== note))
  }, [])
  return {
    attach,
    isSaving: useSyncExternalStore(subscribe, () => notes.some(isSaving)),
    isRefused: useSyncExternalStore(subscribe, () => notes.some(isRefused)),
    isTyped: useSyncExternalStore(subscribe, () => notes.some(isTyped)),
    /** Resolves with whether all are saved. */
    save: async () => (await Promise.all(notes.map((note) => note.flush()))).every(Boolean),
    discardTyped: () => notes.filter(isTyped).forEach((note) => note.discard()),
  }
}

interface HandoverFieldsProps {
  /** The first one is visible; those of the others open on demand. */
  creatorIds: readonly string[]
  nameOf: (creatorId: string) => string | undefined
  attach: (note: Note) => () => void
  areOthersShown: boolean
  onOthersShown: (areShown: boolean) => void
}

function HandoverField({
  creatorId,
  name,
  attach,
}: Pick<HandoverFieldsProps, 'attach'> & { creatorId: string; name: string | undefined }) {
  const { t } = useTranslation('common')
  const client = useQueryClient()
  const read = useQuery(queryOf(getHandover, { creatorId }))
  const note = useHandoverText(creatorId, read.data)
  const field = useRef<HTMLTextAreaElement>(null)
  const { text, state, autosave } = note
  useEffect(() => {
    const detach = attach(autosave)
    return () => {
      detach()
      // The log ended elsewhere, and the dialog with it: the next shift still reads what was typed.
      if (isTyped(autosave) && !runningLog(client)) void autosave.flush()
    }
  }, [attach, autosave, client])
  return (
    <>
      <HandoverConflict note={note} field={field} />
      <TextArea
        ref={field}
        rows={4}
        label={name === undefined ? t('clock.out_note') : t('clock.out_note_for', { name: isolate(name) })}
        hint={t('clock.out_note_hint')}
        value={text.text}
        onChange={(event) => autosave.edit({ text: event.target.value })}
      />
      <CallError error={state.kind === 'failed' ? state.error : undefined} />
    </>
  )
}

/** A handover note for each creator. */
export function HandoverFields({
  creatorIds,
  nameOf,
  attach,
  areOthersShown,
  onOthersShown,
}: HandoverFieldsProps) {
  const { t } = useTranslation('common')
  const [first, ...others] = creatorIds
  const renderField = (creatorId: string) => (
    <HandoverField key={creatorId} creatorId={creatorId} name={nameOf(creatorId)} attach={attach} />
  )
  return (
    <>
      {first !== undefined && renderField(first)}
      {others.length > 0 && (
        <details open={areOthersShown} onToggle={({ currentTarget }) => onOthersShown(currentTarget.open)}>
          <summary className="hit-target w-fit cursor-default rounded-mark text-13 font-medium text-text-quiet hover:text-text">
            {t('clock.out_note_others')}
          </summary>
          <div className="mt-2 grid gap-4">{others.map(renderField)}</div>
        </details>
      )}
    </>
  )
}
