import { useEffect, useState } from 'react'

import { useSession } from '@/features/auth'
import { dropDraft, readDraft, saveDraft } from '@/services/drafts'

import { type ComposerContent, Desk, useContentOf } from '../../messages'
import type { MassPlaces, MassStart } from '../starting'

const SAVED_AFTER_MS = 300

const isContent = (value: unknown): value is Partial<ComposerContent> =>
  typeof value === 'object' && value !== null

const written = (content: ComposerContent): string => JSON.stringify({ ...content, isUploading: false })

/** A composer store whose content is stored on this device until sent. */
function useKeptDesk(creatorId: string, place: string, given: Partial<ComposerContent>) {
  const { userId = '' } = useSession()
  const [{ desk, start, untouched }] = useState(() => {
    const fresh = new Desk(creatorId, undefined, given)
    const before = written(fresh.read())
    const kept = readDraft(userId, place)
    if (isContent(kept)) fresh.change({ ...kept, isUploading: false })
    return { desk: fresh, start: given, untouched: before }
  })
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const save = () => {
      clearTimeout(timer)
      timer = undefined
      const content = desk.read()
      if (written(content) === untouched) dropDraft(userId, place)
      else saveDraft(userId, place, content)
    }
    const stop = desk.subscribe(() => (timer ??= setTimeout(save, SAVED_AFTER_MS)))
    const saveNow = () => timer !== undefined && save()
    window.addEventListener('pagehide', saveNow)
    return () => {
      stop()
      saveNow()
      window.removeEventListener('pagehide', saveNow)
    }
  }, [desk, untouched, userId, place])
  return {
    desk,
    isChanged: useContentOf(desk, (content) => written(content) !== untouched),
    startAnew: () => desk.replace(start),
  }
}

/** The two versions of a mass message; the second counts only during an A/B test. */
export function useVersions(creatorId: string, places: MassPlaces, given: MassStart) {
  const first = useKeptDesk(creatorId, places.first, given.first)
  const second = useKeptDesk(creatorId, places.second, given.second)
  return {
    first: first.desk,
    second: second.desk,
    isChanged: first.isChanged || second.isChanged,
    startAnew: () => {
      first.startAnew()
      second.startAnew()
    },
  }
}
