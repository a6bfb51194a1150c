import { useEffect, useState } from 'react'

import { useSession } from '@/features/auth'
import { removeLocalDraft, readLocalDraft, saveLocalDraft } from '@/services/storage/drafts'

import type { DraftContent } from '../../outbox/composer-draft'
import { ComposerStore, useContentOf } from '../../messages'
import type { MassDraftKeys, MassStart } from '../mass-form-start'

const SAVE_DEBOUNCE_MS = 300

const isContent = (value: unknown): value is Partial<DraftContent> =>
  typeof value === 'object' && value !== null

/** A composer store whose content is stored on this device until sent. */
function useStoredComposer(creatorId: string, draftKey: string, given: Partial<DraftContent>) {
  const { userId = '' } = useSession()
  const [{ composer, start, untouched }] = useState(() => {
    const fresh = new ComposerStore(creatorId, undefined, given)
    const before = JSON.stringify(fresh.getContent())
    const kept = readLocalDraft(userId, draftKey)
    if (isContent(kept)) fresh.update(kept)
    return { composer: fresh, start: given, untouched: before }
  })
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const save = () => {
      clearTimeout(timer)
      timer = undefined
      const content = composer.getContent()
      if (JSON.stringify(content) === untouched) removeLocalDraft(userId, draftKey)
      else saveLocalDraft(userId, draftKey, content)
    }
    const stop = composer.subscribe(() => (timer ??= setTimeout(save, SAVE_DEBOUNCE_MS)))
    const saveNow = () => {
      // The composer notifies only after its keys are painted.
      composer.flush()
      if (timer !== undefined) save()
    }
    window.addEventListener('pagehide', saveNow)
    return () => {
      saveNow()
      stop()
      window.removeEventListener('pagehide', saveNow)
    }
  }, [composer, untouched, userId, draftKey])
  return {
    composer,
    isChanged: useContentOf(composer, (content) => JSON.stringify(content) !== untouched),
    startOver: () => composer.replace(start),
  }
}

/** The two versions of a mass message; the second counts only during an A/B test. */
export function useMassVersions(creatorId: string, draftKeys: MassDraftKeys, given: MassStart) {
  const first = useStoredComposer(creatorId, draftKeys.first, given.first)
  const second = useStoredComposer(creatorId, draftKeys.second, given.second)
  return {
    first: first.composer,
    second: second.composer,
    isChanged: first.isChanged || second.isChanged,
    startOver: () => {
      first.startOver()
      second.startOver()
    },
  }
}
