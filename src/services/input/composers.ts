import { useSyncExternalStore } from 'react'

import { resolveWithin } from '@/lib/wait'

/** A text field with unsent text: a reload stores its draft first. */
export interface RegisteredComposer {
  /** Whether the person is typing in it now. */
  isBusy: () => boolean
  saveDraft: () => void | Promise<void>
  /** Its text goes to fans. */
  isForFans?: boolean
}

const SAVE_TIMEOUT_MS = 2000

const composers = new Set<RegisteredComposer>()

/** Registers a composer until the returned function is called. */
export function registerComposer(composer: RegisteredComposer): () => void {
  composers.add(composer)
  return () => void composers.delete(composer)
}

/** Whether the person is typing in any composer or other text area: no reload and no modal interrupts that. */
export const isComposing = (): boolean =>
  document.activeElement instanceof HTMLTextAreaElement || [...composers].some(({ isBusy }) => isBusy())

function subscribe(listener: () => void): () => void {
  // The focus has moved only after the event.
  const later = () => queueMicrotask(listener)
  document.addEventListener('focusin', later)
  document.addEventListener('focusout', later)
  return () => {
    document.removeEventListener('focusin', later)
    document.removeEventListener('focusout', later)
  }
}

export const useIsComposing = (): boolean => useSyncExternalStore(subscribe, isComposing)

/** Whether the person is typing to fans. */
export const isWritingToFans = (): boolean =>
  [...composers].some(({ isForFans, isBusy }) => isForFans === true && isBusy())

/** Saves every draft within 2 s. One failure does not affect the others. */
export async function saveComposerDrafts(): Promise<void> {
  const saves = [...composers].map(async ({ saveDraft }) => saveDraft())
  await resolveWithin(Promise.allSettled(saves), SAVE_TIMEOUT_MS)
}
