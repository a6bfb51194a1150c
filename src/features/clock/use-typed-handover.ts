import { useState } from 'react'
import * as v from 'valibot'

import { useSession } from '@/features/auth'
import { parseLocalDraft, removeLocalDraft, saveLocalDraft } from '@/services/storage/drafts'

/** `readAt`: the version that was read before typing. */
const TypedHandover = v.object({ text: v.string(), readAt: v.nullable(v.string()) })
type TypedHandover = v.InferOutput<typeof TypedHandover>

/** Typed text of a note that is not sent; it survives reload and forced sign-out until it is saved. */
export function useTypedHandover(creatorId: string) {
  const { userId = '' } = useSession()
  const place = `handover:${creatorId}`
  const read = () => parseLocalDraft(TypedHandover, userId, place)
  const [typed, setTyped] = useState(read)
  const clear = () => setTyped(undefined)
  /** Unless more was typed since. */
  const drop = (text: string) => {
    if (read()?.text === text) removeLocalDraft(userId, place)
  }
  return {
    typed,
    write: (next: TypedHandover) => {
      setTyped(next)
      saveLocalDraft(userId, place, next)
    },
    /** It is being sent. */
    clear,
    drop,
    discard: (text: string) => {
      clear()
      drop(text)
    },
  }
}
