import { useSyncExternalStore } from 'react'
import * as v from 'valibot'

import { STORAGE_KEY } from '@/config/storage-keys'
import { Id } from '@/domain/server/id'
import { parseStored } from '@/lib/parse-stored'

import { tabStore } from '../storage/storage'

const FOCUS_KEY = STORAGE_KEY.creatorInFocus

/** Stored with the person who chose, so that another person in this tab never inherits the choice. */
const StoredFocus = v.object({ userId: Id, creatorId: Id })

const useFocus = () =>
  parseStored(
    StoredFocus,
    useSyncExternalStore(tabStore.subscribe, () => tabStore.get(FOCUS_KEY)),
  )

/** The creator this person works as in this tab; other tabs may have another (screens S0). */
export function useCreatorInFocus(userId: string | undefined): string | undefined {
  const focus = useFocus()
  return focus !== undefined && focus.userId === userId ? focus.creatorId : undefined
}

/** The same without a hook: read once before the first render. */
export function readCreatorInFocus(userId: string): string | undefined {
  const focus = parseStored(StoredFocus, tabStore.get(FOCUS_KEY))
  return focus?.userId === userId ? focus.creatorId : undefined
}

/** The user who owns the stored choice, signed in or not. */
export const useFocusOwner = (): string | undefined => useFocus()?.userId

/** Sets the creator in focus for this tab and person. */
export const focusCreator = (userId: string, creatorId: string): void =>
  tabStore.set(FOCUS_KEY, JSON.stringify({ userId, creatorId }))

export const clearCreatorInFocus = (): void => tabStore.remove(FOCUS_KEY)
