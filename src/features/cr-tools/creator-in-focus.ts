import { useEffect, useSyncExternalStore } from 'react'
import * as v from 'valibot'

import { STORAGE_KEY } from '@/config/storage-keys'
import { Id } from '@/domain/id'
import { useSession } from '@/features/auth'
import { session } from '@/services/storage'

const KEY = STORAGE_KEY.creatorInFocus

/** Kept with the person who chose, so that nobody else in this tab ever inherits the choice. */
const Focus = v.pipe(v.string(), v.parseJson(), v.object({ userId: Id, creatorId: Id }))

function parseFocus(kept: string | null): v.InferOutput<typeof Focus> | undefined {
  const parsed = v.safeParse(Focus, kept)
  return parsed.success ? parsed.output : undefined
}

const useKept = (): string | null => useSyncExternalStore(session.subscribe, () => session.get(KEY))

/** The creator the signed-in person works as in this tab; several tabs may each have another (screens S0). */
export function useCreatorId(): string | undefined {
  const focus = parseFocus(useKept())
  const { userId } = useSession()
  return focus !== undefined && focus.userId === userId ? focus.creatorId : undefined
}

/** Whether a creator is in focus. Asked before every route, so it also lets go of what a former person chose. */
export function useHasCreator(): boolean {
  const kept = useKept()
  const { phase, userId, endedReason } = useSession()
  // Decision 12: a session that ended against the person's will comes back to where it was, theirs alone.
  const isOver = phase === 'signed-out' && endedReason === undefined
  const isForeign = phase === 'signed-in' && parseFocus(kept)?.userId !== userId
  useEffect(() => {
    if (kept !== null && (isOver || isForeign)) session.remove(KEY)
  }, [kept, isOver, isForeign])
  return useCreatorId() !== undefined
}

/** Puts a creator in focus, in this tab and for this person. */
export const focusCreator = (userId: string, creatorId: string): void =>
  session.set(KEY, JSON.stringify({ userId, creatorId }))
