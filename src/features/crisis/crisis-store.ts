import { type ComponentType, useSyncExternalStore } from 'react'

import { CRISIS_DIALOG_RESET_MS } from '@/config/constants'
import { track } from '@/services/tracker'

/** What is known about the held message. */
export interface CrisisContext {
  channelId?: string | undefined
  /** ISO code, if the fan panel knows it. */
  fanCountry?: string | undefined
  /** Who wrote the text: the fan, or the user. */
  source?: 'incoming' | 'outgoing'
}

/** `send`: the held message may be sent. `retry`: loads the failed part again. */
export type CrisisAnswer = 'back' | 'send' | 'retry'

/**
 * Held: a message waits for an answer. Help: opened from the menu. Failed: a part failed to load, the message
 * waits.
 */
type Mode = 'held' | 'help' | 'failed'
export type Wanted = Exclude<Mode, 'failed'>

export interface CrisisState {
  isOpen: boolean
  mode: Mode
  /** What failed to load; set in mode `failed`. */
  wanted: Wanted
  context: CrisisContext
  /** Increments when the dialog resets, as its React key. */
  round: number
  Dialog: ComponentType | undefined
}

let state: CrisisState = {
  isOpen: false,
  mode: 'help',
  wanted: 'help',
  context: {},
  round: 0,
  Dialog: undefined,
}
/** Aborts help without a message when its host unmounts. */
let shown = new AbortController()
let answerTo: ((answer: CrisisAnswer) => void) | undefined
let resetTimer: ReturnType<typeof setTimeout> | undefined
const listeners = new Set<() => void>()

function change(next: Partial<CrisisState>): void {
  state = { ...state, ...next }
  listeners.forEach((listener) => listener())
}

/**
 * Counts events besides 'shown', which the dialog reports itself: no text, no phrase, no person, no channel.
 */
export const countCrisis = (what: 'continued' | 'went_back' | 'resource_opened'): void =>
  track({ kind: 'modalChanged', facts: { name: `crisis.${what}`, isOpen: what === 'resource_opened' } })

/**
 * Opens in a mode and waits for the answer. Answers an open question 'back' first: its message stays held.
 * Aborting does the same.
 */
function ask(mode: Mode, context: CrisisContext, wanted: Wanted, left: AbortSignal): Promise<CrisisAnswer> {
  if (left.aborted) return Promise.resolve('back')
  answerTo?.('back')
  clearTimeout(resetTimer)
  change({ isOpen: true, mode, context, wanted })
  return new Promise((resolve) => {
    answerTo = resolve
    left.addEventListener('abort', () => {
      if (answerTo === resolve) answerCrisis('back')
    })
  })
}

const startAnew = (): void => change({ context: {}, mode: 'help', round: state.round + 1 })

/** Closes with an answer. The dialog's state stays for 3 s, then resets (requirements 4). */
export function answerCrisis(answer: CrisisAnswer): void {
  const resolve = answerTo
  answerTo = undefined
  change({ isOpen: false })
  clearTimeout(resetTimer)
  resetTimer = setTimeout(startAnew, CRISIS_DIALOG_RESET_MS)
  resolve?.(answer)
}

/** The dialog's host unmounts, perhaps with its user: the next one must not see their state. */
export function closeCrisis(): void {
  shown.abort()
  shown = new AbortController()
  answerCrisis('back')
  clearTimeout(resetTimer)
  startAnew()
}

/**
 * Loads a required part; on failure asks whether to retry, as often as needed. Resolves to undefined when the
 * user goes back.
 */
export async function loadOrAsk<Part>(
  load: () => Promise<Part>,
  wanted: Wanted,
  left: AbortSignal,
): Promise<Part | undefined> {
  for (;;) {
    try {
      return await load()
    } catch {
      if ((await ask('failed', {}, wanted, left)) !== 'retry') return undefined
    }
  }
}

const loadDialog = async (): Promise<ComponentType> =>
  state.Dialog ?? (await import('./parts/crisis-dialog')).CrisisDialog

/** Preloads the numbers, so that help works offline. */
export async function prepareDialog(): Promise<void> {
  await loadDialog().catch(() => undefined) // Loaded again, with an error message, when needed.
}

async function openDialog(mode: Wanted, context: CrisisContext, left: AbortSignal): Promise<CrisisAnswer> {
  const Dialog = await loadOrAsk(loadDialog, mode, left)
  if (!Dialog) return 'back'
  change({ Dialog })
  return ask(mode, context, mode, left)
}

/**
 * Shows help for a held message and waits until its writer continues, goes back or leaves (requirements 5).
 */
export async function askBeforeSending(context: CrisisContext, left: AbortSignal): Promise<'back' | 'send'> {
  const answer = await openDialog('held', { ...context, source: 'outgoing' }, left)
  countCrisis(answer === 'send' ? 'continued' : 'went_back')
  return answer === 'send' ? 'send' : 'back'
}

/** Opens the help without a message: from the account menu, at any time. */
export function openCrisisHelp(): void {
  void openDialog('help', {}, shown.signal)
}

/** Opens the help beside a fan's message, with the lines of their country and a way to inform a manager. */
export function openCrisisHelpFor(context: CrisisContext): void {
  void openDialog('help', { ...context, source: 'incoming' }, shown.signal)
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

export const useCrisisState = (): CrisisState => useSyncExternalStore(subscribe, () => state)
