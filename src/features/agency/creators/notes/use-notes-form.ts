import { useQueryClient, type QueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'

import type { AgencyCreator } from '@/domain/agency/agency-creator'
import { useSession } from '@/features/auth'
import { useUnsaved } from '@/services/page/unsaved'
import { removeLocalDraft } from '@/services/storage/drafts'
import { listNotesVersions } from '@/api/calls/agency/agency-creators'
import { getCreatorNotes, updateCreatorNotes } from '@/api/calls/chatter/chatter'
import { callQueryKey, queryOf } from '@/api/query'
import { send } from '@/api/send'

import { isSameNotes, isTooLong, type NotesTexts, useNotesTexts, notesTextsOf } from './use-notes-texts'
import { patchCachedCreators } from '../creator-cache'

/** Writes the notes into every cache entry that shows them. */
function setCachedNotes(client: QueryClient, creatorId: string, texts: NotesTexts): void {
  patchCachedCreators(client, [creatorId], (known) => ({ ...known, ...texts }))
  client.setQueryData(
    callQueryKey(getCreatorNotes, { creatorId }),
    (known: object | undefined) => known && { ...known, ...texts },
  )
  void client.invalidateQueries({ queryKey: callQueryKey(listNotesVersions, { creatorId }) })
}

/**
 * Saves notes unless a colleague has changed them, and then resolves with theirs. The call has no version check, so
 * this reads first. A null `base` overwrites whatever is there.
 */
async function saveNotesIfUnchanged(
  client: QueryClient,
  creatorId: string,
  texts: NotesTexts,
  base: NotesTexts | null,
): Promise<NotesTexts | undefined> {
  const now = notesTextsOf(await client.query({ ...queryOf(getCreatorNotes, { creatorId }), staleTime: 0 }))
  if (base !== null && !isSameNotes(now, base) && !isSameNotes(now, texts)) {
    void client.invalidateQueries({ queryKey: callQueryKey(listNotesVersions, { creatorId }) })
    return now
  }
  await send(updateCreatorNotes, { ...texts, creatorId })
  return undefined
}

/** The state of the last save, or a conflict with a colleague's text. */
type NotesState =
  | { kind: 'idle' | 'saving' | 'saved' }
  | { kind: 'failed'; error: unknown }
  | { kind: 'conflict'; theirs: NotesTexts }

/** Saves texts one after another; resolves to true once saved. */
function useSaveNotes(
  creatorId: string,
  { base, setBase }: Pick<ReturnType<typeof useNotesTexts>, 'base' | 'setBase'>,
) {
  const client = useQueryClient()
  const [state, setState] = useState<NotesState>({ kind: 'idle' })
  const running = useRef<Promise<boolean>>(undefined)
  // A ref, since an undo or a second save runs after later renders.
  const latest = useRef(base)
  useEffect(() => void (latest.current = base), [base])
  const write = async (texts: NotesTexts, isForced: boolean): Promise<boolean> => {
    setState({ kind: 'saving' })
    try {
      const theirs = await saveNotesIfUnchanged(client, creatorId, texts, isForced ? null : latest.current)
      if (theirs) {
        setState({ kind: 'conflict', theirs })
        return false
      }
      latest.current = texts
      setBase(texts)
      setCachedNotes(client, creatorId, texts)
      setState({ kind: 'saved' })
      return true
    } catch (error) {
      setState({ kind: 'failed', error })
      return false
    }
  }
  const save = async (texts: NotesTexts, isForced = false): Promise<boolean> => {
    await running.current
    if (isSameNotes(texts, latest.current) && !isForced) return true
    if (isTooLong(texts)) return false
    running.current = write(texts, isForced)
    return running.current
  }
  return { state, setState, save, keep: (texts: NotesTexts) => setCachedNotes(client, creatorId, texts) }
}

export interface NotesForm extends ReturnType<typeof useNotesForm> {}

/** The notes form; saves on blur, and never overwrites what others wrote since. */
export function useNotesForm(creator: AgencyCreator, mayWrite: boolean) {
  const { userId = '' } = useSession()
  const place = `creator-notes:${creator.creator.userId}`
  const texts = useNotesTexts(creator, mayWrite ? { userId, place } : undefined)
  const { draft, setDraft, setBase, isDirty } = texts
  const { state, setState, save, keep } = useSaveNotes(creator.creator.userId, texts)
  useUnsaved(isDirty)
  return {
    draft,
    state,
    isDirty,
    change: (patch: Partial<NotesTexts>) => setDraft({ ...draft, ...patch }),
    save: () => (state.kind === 'conflict' ? Promise.resolve(false) : save(draft)),
    /** The user leaves what could not be saved. */
    discard: () => removeLocalDraft(userId, place),
    keepMine: () => save(draft, true),
    takeTheirs: () => {
      if (state.kind !== 'conflict') return
      setBase(state.theirs)
      setDraft(state.theirs)
      keep(state.theirs)
      setState({ kind: 'idle' })
    },
    restore: (before: NotesTexts) => {
      setDraft(before)
      return save(before)
    },
  }
}
