import { useEffect, useRef, useSyncExternalStore } from 'react'

/** A place where somebody writes: a reload waits for it, and lets it store its draft first. */
interface Composer {
  /** Whether somebody is writing in it now. */
  isBusy: () => boolean
  saveDraft: () => void | Promise<void>
  /** What is written here goes to fans. */
  isForFans?: boolean
}

const SAVE_WITHIN_MS = 2000

const composers = new Set<Composer>()

/** Knows a composer until the returned function is called. */
export function registerComposer(composer: Composer): () => void {
  composers.add(composer)
  return () => void composers.delete(composer)
}

const isComposing = (): boolean => [...composers].some(({ isBusy }) => isBusy())

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

/** Whether somebody is in the middle of writing. */
export const useIsComposing = (): boolean => useSyncExternalStore(subscribe, isComposing)

/** Calls back whenever somebody writes to fans. */
export function onWritingToFans(listener: () => void): () => void {
  const heard = () => {
    if ([...composers].some(({ isForFans, isBusy }) => isForFans === true && isBusy())) listener()
  }
  document.addEventListener('input', heard)
  return () => document.removeEventListener('input', heard)
}

/** Stores every draft, as far as that takes no longer than 2 s. One that fails does not keep the others. */
export async function saveDrafts(): Promise<void> {
  const saves = [...composers].map(async ({ saveDraft }) => saveDraft())
  await Promise.race([
    Promise.allSettled(saves),
    new Promise((resolve) => setTimeout(resolve, SAVE_WITHIN_MS)),
  ])
}

/** Makes the element of the returned ref a composer: busy while it has the focus. */
export function useComposer<Element extends HTMLElement>(
  saveDraft: Composer['saveDraft'],
  { isForFans = false }: Pick<Composer, 'isForFans'> = {},
) {
  const element = useRef<Element>(null)
  useEffect(
    () =>
      registerComposer({
        isBusy: () => element.current?.contains(document.activeElement) ?? false,
        saveDraft,
        isForFans,
      }),
    [saveDraft, isForFans],
  )
  return element
}
