import { useEffect, useState } from 'react'

import { useSession } from '@/features/auth'
import { dropDraft, readDraft, saveDraft } from '@/services/drafts'

import { type ComposerContent, Desk, EMPTY_CONTENT } from '../../messages'
import { massPlaces } from '../begin-anew'

const SAVED_AFTER_MS = 300

const isContent = (value: unknown): value is Partial<ComposerContent> =>
  typeof value === 'object' && value !== null

const isEmpty = ({ text, media, price }: ComposerContent): boolean =>
  text === '' && media.length === 0 && price === 0

/** A desk whose content stays on this device until it is sent: through reload, failure and another page. */
function useKeptDesk(creatorId: string, place: string): Desk {
  const { userId = '' } = useSession()
  const [desk] = useState(() => {
    const kept = readDraft(userId, place)
    const content = isContent(kept) ? { ...kept, isUploading: false } : {}
    return new Desk(creatorId, undefined, content)
  })
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const save = () => {
      clearTimeout(timer)
      timer = undefined
      const content = desk.read()
      if (isEmpty(content)) dropDraft(userId, place)
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
  }, [desk, userId, place])
  return desk
}

/** The two versions of a mass message; the second one counts only while they are tried against each other. */
export function useVersions(creatorId: string) {
  const first = useKeptDesk(creatorId, massPlaces(creatorId).first)
  const second = useKeptDesk(creatorId, massPlaces(creatorId).second)
  return {
    first,
    second,
    clear: () => {
      for (const desk of [first, second]) desk.change(EMPTY_CONTENT)
    },
  }
}
