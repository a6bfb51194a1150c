import { useSyncExternalStore } from 'react'
import * as v from 'valibot'

import { STORAGE_KEY } from '@/config/storage-keys'
import { Id } from '@/domain/id'

import { session } from './storage'

const KEY = STORAGE_KEY.creatorInFocus

/** Stored with the person who chose, so that another person in this tab never inherits the choice. */
const Focus = v.pipe(v.string(), v.parseJson(), v.object({ userId: Id, creatorId: Id }))

function ownerOf(kept: string | null): v.InferOutput<typeof Focus> | undefined {
  const parsed = v.safeParse(Focus, kept)
  return parsed.success ? parsed.output : undefined
}

const useFocus = () => ownerOf(useSyncExternalStore(session.subscribe, () => session.get(KEY)))

/** The creator this person works as in this tab; other tabs may have another (screens S0). */
export function useCreatorInFocus(userId: string | undefined): string | undefined {
  const focus = useFocus()
  return focus !== undefined && focus.userId === userId ? focus.creatorId : undefined
}

/** The same without a hook: read once before the first render. */
export function creatorInFocusOf(userId: string): string | undefined {
  const focus = ownerOf(session.get(KEY))
  return focus?.userId === userId ? focus.creatorId : undefined
}

/** The user who owns the stored choice, signed in or not. */
export const useFocusOwner = (): string | undefined => useFocus()?.userId

/** Sets the creator in focus for this tab and person. */
export const focusCreator = (userId: string, creatorId: string): void =>
  session.set(KEY, JSON.stringify({ userId, creatorId }))

export const releaseCreator = (): void => session.remove(KEY)
