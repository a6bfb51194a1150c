import { type ComponentType, useSyncExternalStore } from 'react'

import { CRISIS_DIALOG_RESET_MS } from '@/config/constants'
import { track } from '@/services/tracker'

/** What is known of the message that is held. */
export interface CrisisContext {
  channelId?: string | undefined
  /** ISO code, if the fan pane knows it. */
  fanCountry?: string | undefined
  /** Whose words it is about: the fan's, or ours (crisis help, point 8). */
  source?: 'incoming' | 'outgoing'
}

/** `send`: the held message may go. `retry`: what failed to load is tried again. */
export type CrisisAnswer = 'back' | 'send' | 'retry'

/** Held: a message waits for an answer. Help: opened from the menu. Failed: a part could not be loaded, the message waits. */
type Mode = 'held' | 'help' | 'failed'
export type Wanted = Exclude<Mode, 'failed'>

export interface CrisisState {
  isOpen: boolean
  mode: Mode
  /** Set while failed: what could not be shown. */
  wanted: Wanted
  context: CrisisContext
  /** Changes when the dialog resets, so that it starts anew. */
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
/** Of the help that was asked for without a message: ends with what shows it. */
let shown = new AbortController()
let answerTo: ((answer: CrisisAnswer) => void) | undefined
let resetTimer: ReturnType<typeof setTimeout> | undefined
const listeners = new Set<() => void>()

function change(next: Partial<CrisisState>): void {
  state = { ...state, ...next }
  listeners.forEach((listener) => listener())
}

/** What is counted besides 'shown', which the dialog announces itself: no text, no phrase, no person, no channel. */
export const countCrisis = (what: 'continued' | 'went_back' | 'resource_opened'): void =>
  track({ kind: 'modalChanged', facts: { name: `crisis.${what}`, isOpen: what === 'resource_opened' } })

/**
 * Opens in a mode and waits for the answer. A question still open is answered 'back': its message stays held. So is one
 * whose asker has left.
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

/** Closes with an answer. What the dialog showed stays for 3 s, then it starts anew (spec 4). */
export function answerCrisis(answer: CrisisAnswer): void {
  const resolve = answerTo
  answerTo = undefined
  change({ isOpen: false })
  clearTimeout(resetTimer)
  resetTimer = setTimeout(startAnew, CRISIS_DIALOG_RESET_MS)
  resolve?.(answer)
}

/** What shows the dialog has gone, perhaps with its person: nothing of theirs stands before the next. */
export function closeCrisis(): void {
  shown.abort()
  shown = new AbortController()
  answerCrisis('back')
  clearTimeout(resetTimer)
  startAnew()
}

/** Loads a part of what is wanted; when that fails, says so and tries again as often as the person likes. Undefined: they went back. */
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

/** Has the numbers at hand before they are needed: a network that has gone by then keeps nobody from them. */
export async function prepareDialog(): Promise<void> {
  await loadDialog().catch(() => undefined) // asked for again, and told, when they are needed
}

async function openDialog(mode: Wanted, context: CrisisContext, left: AbortSignal): Promise<CrisisAnswer> {
  const Dialog = await loadOrAsk(loadDialog, mode, left)
  if (!Dialog) return 'back'
  change({ Dialog })
  return ask(mode, context, mode, left)
}

/** Shows help for a held message and waits until its writer continues, goes back or leaves (spec 5). */
export async function askBeforeSending(context: CrisisContext, left: AbortSignal): Promise<'back' | 'send'> {
  const answer = await openDialog('held', { ...context, source: 'outgoing' }, left)
  countCrisis(answer === 'send' ? 'continued' : 'went_back')
  return answer === 'send' ? 'send' : 'back'
}

/** Opens the help without a message: from the account menu, at any time. */
export function openCrisisHelp(): void {
  void openDialog('help', {}, shown.signal)
}

/** Opens the help beside a fan's message: with the lines of their country, and the way to a manager. */
export function openCrisisHelpFor(context: CrisisContext): void {
  void openDialog('help', { ...context, source: 'incoming' }, shown.signal)
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

export const useCrisisState = (): CrisisState => useSyncExternalStore(subscribe, () => state)
