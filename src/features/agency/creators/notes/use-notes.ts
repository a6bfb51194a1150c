import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'

import type { AgencyCreator } from '@/domain/agency-creator'
import { useUnsaved } from '@/services/unsaved'

import { isSame, isTooLong, type Texts, useNotesTexts } from './use-notes-texts'
import { keepNotes, writeNotes } from './write-notes'

/** The state of the last save, or a conflict with a colleague's text. */
type NotesState =
  | { kind: 'idle' | 'saving' | 'saved' }
  | { kind: 'failed'; error: unknown }
  | { kind: 'conflict'; theirs: Texts }

/** Saves texts one after another; resolves to true once saved. */
function useSaving(
  creatorId: string,
  { base, setBase }: Pick<ReturnType<typeof useNotesTexts>, 'base' | 'setBase'>,
) {
  const client = useQueryClient()
  const [state, setState] = useState<NotesState>({ kind: 'idle' })
  const running = useRef<Promise<boolean>>(undefined)
  // A ref, since an undo or a second save runs after later renders.
  const latest = useRef(base)
  useEffect(() => void (latest.current = base), [base])
  const write = async (texts: Texts, isForced: boolean): Promise<boolean> => {
    setState({ kind: 'saving' })
    try {
      const theirs = await writeNotes(client, creatorId, texts, isForced ? null : latest.current)
      if (theirs) {
        setState({ kind: 'conflict', theirs })
        return false
      }
      latest.current = texts
      setBase(texts)
      keepNotes(client, creatorId, texts)
      setState({ kind: 'saved' })
      return true
    } catch (error) {
      setState({ kind: 'failed', error })
      return false
    }
  }
  const save = async (texts: Texts, isForced = false): Promise<boolean> => {
    await running.current
    if (isSame(texts, latest.current) && !isForced) return true
    if (isTooLong(texts)) return false
    running.current = write(texts, isForced)
    return running.current
  }
  return { state, setState, save, keep: (texts: Texts) => keepNotes(client, creatorId, texts) }
}

export interface NotesForm extends ReturnType<typeof useNotes> {}

/** The notes form; saves on blur, and never overwrites what others wrote since. */
export function useNotes(creator: AgencyCreator) {
  const texts = useNotesTexts(creator)
  const { draft, setDraft, setBase, isDirty } = texts
  const { state, setState, save, keep } = useSaving(creator.creator.userId, texts)
  useUnsaved(isDirty)
  return {
    draft,
    state,
    isDirty,
    change: (patch: Partial<Texts>) => setDraft({ ...draft, ...patch }),
    save: () => (state.kind === 'conflict' ? Promise.resolve(false) : save(draft)),
    keepMine: () => save(draft, true),
    takeTheirs: () => {
      if (state.kind !== 'conflict') return
      setBase(state.theirs)
      setDraft(state.theirs)
      keep(state.theirs)
      setState({ kind: 'idle' })
    },
    restore: (before: Texts) => {
      setDraft(before)
      return save(before)
    },
  }
}
