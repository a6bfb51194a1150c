import { useEffect, useSyncExternalStore } from 'react'

import { createStore } from '@/lib/store'
import { resolveWithin } from '@/lib/wait'

/** What would discard unsaved changes; each has its own text (requirements 5). */
export type UnsavedQuestion = 'leave_page' | 'change_tabs'

/** What leaving waits for; a dialog says so. */
type PendingWork = 'sending' | 'saving' | 'clock_out'

/**
 * Messages affected by leaving, or what it waits for: `unsent` will be saved as drafts, `lost` could not be saved
 * (decisions 12).
 */
export interface LeavingMessages {
  kind: PendingWork | 'unsent' | 'lost'
  count: number
}

/** What leaving ends besides unsaved changes. */
interface LeavingWork {
  messages?: LeavingMessages | undefined
  /** Number of running uploads, which a logout cancels. */
  uploads?: number
}

interface PendingQuestion extends LeavingWork {
  question: UnsavedQuestion
  answer: (isSure: boolean) => void
}

/** Most messages are sent sooner, so nothing flashes up for them. */
const WORK_SHOWN_AFTER_MS = 300

const dirty = new Set<symbol>()
/** Marks of what survives navigation, but neither a reload nor a logout. */
const running = new Set<symbol>()
let uploads = 0
const runningRequests = new Set<Promise<unknown>>()
const pending = createStore<PendingQuestion | undefined>(undefined)

const preventUnload = (event: BeforeUnloadEvent) => event.preventDefault()

function updateUnloadListener(): void {
  if (losesOnUnload()) window.addEventListener('beforeunload', preventUnload)
  else window.removeEventListener('beforeunload', preventUnload)
}

export const hasUnsaved = (): boolean => dirty.size > 0

/** Whether a reload or a logout would lose something. */
export const losesOnUnload = (): boolean => dirty.size + running.size + uploads > 0

function addMark(marks: Set<symbol>): () => void {
  const mark = Symbol('unsaved')
  marks.add(mark)
  updateUnloadListener()
  return () => {
    marks.delete(mark)
    updateUnloadListener()
  }
}

/** Marks something as unsaved until the returned function is called. */
export const markUnsaved = (): (() => void) => addMark(dirty)

/** Marks work that navigation does not end, until the returned function is called. */
export const markRunning = (): (() => void) => addMark(running)

/** Reports how many uploads run; navigation ends none of them. */
export function reportRunningUploads(count: number): void {
  uploads = count
  updateUnloadListener()
}

export const runningUploads = (): number => uploads

/** Marks a request as running until it settles; a logout waits a moment for it. */
export function trackRunning<T>(request: Promise<T>): Promise<T> {
  const unmark = markRunning()
  runningRequests.add(request)
  const settled = () => {
    runningRequests.delete(request)
    unmark()
  }
  request.then(settled, settled)
  return request
}

/** Waits until tracked requests settle, at most `withinMs`. */
export async function whenRunningSettles(withinMs: number): Promise<void> {
  await resolveWithin(Promise.allSettled(runningRequests), withinMs)
}

/** Marks the form or composer as unsaved while `isDirty`. */
export function useUnsaved(isDirty: boolean): void {
  useEffect(() => (isDirty ? markUnsaved() : undefined), [isDirty])
}

/**
 * Discards the unsaved marks without a question: the session has ended, drafts are stored elsewhere
 * (decisions 12). A pending question is answered with no, as it is not the next person's.
 */
export function discardUnsaved(): void {
  dirty.clear()
  updateUnloadListener()
  pending.get()?.answer(false)
}

/** Shows a question; a pending one is answered with no. */
function showQuestion(question: Omit<PendingQuestion, 'answer'>): {
  answered: Promise<boolean>
  answer: PendingQuestion['answer']
} {
  pending.get()?.answer(false)
  const { promise, resolve } = Promise.withResolvers<boolean>()
  const answer = (isSure: boolean) => {
    if (pending.get()?.answer === answer) pending.set(undefined)
    resolve(isSure)
  }
  pending.set({ ...question, answer })
  return { answered: promise, answer }
}

/** Asks before leaving unsaved changes or other work. Resolves to true at once when there is none. */
export function confirmUnsaved(question: UnsavedQuestion, work: LeavingWork = {}): Promise<boolean> {
  const isNothing = !hasUnsaved() && !work.messages?.count && !work.uploads
  return isNothing ? Promise.resolve(true) : showQuestion({ question, ...work }).answered
}

/** Shows what leaving waits for, if it takes longer. Resolves to false when the person prefers to stay. */
export async function showPendingWork(
  kind: PendingWork,
  count: number,
  work: Promise<void>,
): Promise<boolean> {
  const done = work.then(() => true)
  if (await resolveWithin(done, WORK_SHOWN_AFTER_MS)) return true
  const { answered, answer } = showQuestion({ question: 'leave_page', messages: { kind, count } })
  void done.then(answer)
  return answered
}

/** The pending question, for the one dialog that shows it. */
export const useUnsavedQuestion = (): PendingQuestion | undefined =>
  useSyncExternalStore(pending.subscribe, pending.get)
