import { useEffect, useSyncExternalStore } from 'react'

/** What is about to happen to unsaved work; each has the spec's own words (spec 5). */
export type UnsavedQuestion = 'leave_page' | 'change_tabs'

interface Pending {
  question: UnsavedQuestion
  answer: (isSure: boolean) => void
}

const dirty = new Set<symbol>()
const listeners = new Set<() => void>()
let pending: Pending | undefined

const tell = () => listeners.forEach((listener) => listener())
const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

const holdUnload = (event: BeforeUnloadEvent) => event.preventDefault()

function followUnload(): void {
  if (dirty.size > 0) window.addEventListener('beforeunload', holdUnload)
  else window.removeEventListener('beforeunload', holdUnload)
}

export const hasUnsaved = (): boolean => dirty.size > 0

/** Marks something as unsaved until the returned function is called. */
export function markUnsaved(): () => void {
  const mark = Symbol('unsaved')
  dirty.add(mark)
  followUnload()
  return () => {
    dirty.delete(mark)
    followUnload()
  }
}

/** Marks the calling form or composer as unsaved while `isDirty`. */
export function useUnsaved(isDirty: boolean): void {
  useEffect(() => (isDirty ? markUnsaved() : undefined), [isDirty])
}

/**
 * Lets go of unsaved work without a question: the session has ended, drafts are kept elsewhere (decision 12). A question
 * that still waits is answered with no: the next person is not asked it.
 */
export function forgetUnsaved(): void {
  dirty.clear()
  followUnload()
  pending?.answer(false)
}

/** Asks before unsaved work is left; true at once when there is none. A second question takes the place of the first. */
export function askAboutUnsaved(question: UnsavedQuestion): Promise<boolean> {
  if (!hasUnsaved()) return Promise.resolve(true)
  pending?.answer(false)
  return new Promise((resolve) => {
    pending = {
      question,
      answer: (isSure) => {
        pending = undefined
        tell()
        resolve(isSure)
      },
    }
    tell()
  })
}

/** The question waiting for an answer, for the one dialog that asks it. */
export const useUnsavedQuestion = (): Pending | undefined => useSyncExternalStore(subscribe, () => pending)
