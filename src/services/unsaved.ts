import { useEffect, useSyncExternalStore } from 'react'

/** What would discard unsaved changes; each has its own text (requirements 5). */
export type UnsavedQuestion = 'leave_page' | 'change_tabs'

/**
 * Messages affected by leaving: `sending` and `saving` are in progress, `unsent` will be saved as drafts,
 * `lost` could not be saved (decisions 12).
 */
export interface LeavingMessages {
  kind: 'sending' | 'unsent' | 'saving' | 'lost'
  count: number
}

interface Pending {
  question: UnsavedQuestion
  messages?: LeavingMessages | undefined
  answer: (isSure: boolean) => void
}

/** Most messages are sent sooner, so nothing flashes up for them. */
const WORK_SHOWN_AFTER_MS = 300

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

/** Marks the form or composer as unsaved while `isDirty`. */
export function useUnsaved(isDirty: boolean): void {
  useEffect(() => (isDirty ? markUnsaved() : undefined), [isDirty])
}

/**
 * Discards the unsaved marks without a question: the session has ended, drafts are stored elsewhere
 * (decisions 12). A pending question is answered with no, as it is not the next person's.
 */
export function forgetUnsaved(): void {
  dirty.clear()
  followUnload()
  pending?.answer(false)
}

/** Shows a question; a pending one is answered with no. */
function ask(question: Omit<Pending, 'answer'>): { answered: Promise<boolean>; answer: Pending['answer'] } {
  pending?.answer(false)
  const { promise, resolve } = Promise.withResolvers<boolean>()
  const answer = (isSure: boolean) => {
    if (pending?.answer === answer) pending = undefined
    tell()
    resolve(isSure)
  }
  pending = { ...question, answer }
  tell()
  return { answered: promise, answer }
}

/** Asks before leaving unsaved changes or messages. Resolves to true at once when there are none. */
export function askAboutUnsaved(question: UnsavedQuestion, messages?: LeavingMessages): Promise<boolean> {
  const isNothing = !hasUnsaved() && !messages?.count
  return isNothing ? Promise.resolve(true) : ask({ question, messages }).answered
}

/** Shows what leaving waits for, if it takes longer. Resolves to false when the person prefers to stay. */
export async function showWork(
  kind: 'sending' | 'saving',
  count: number,
  work: Promise<void>,
): Promise<boolean> {
  const done = work.then(() => true)
  const isSlow = new Promise<false>((resolve) => setTimeout(() => resolve(false), WORK_SHOWN_AFTER_MS))
  if (await Promise.race([done, isSlow])) return true
  const { answered, answer } = ask({ question: 'leave_page', messages: { kind, count } })
  void done.then(answer)
  return answered
}

/** The pending question, for the one dialog that shows it. */
export const useUnsavedQuestion = (): Pending | undefined => useSyncExternalStore(subscribe, () => pending)
