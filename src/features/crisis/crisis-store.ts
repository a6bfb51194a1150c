import { type ComponentType, useSyncExternalStore } from 'react'

import { CRISIS_DIALOG_RESET_MS } from '@/config/constants'
import { createStore } from '@/lib/store'
import { track } from '@/services/telemetry/tracker'

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
type CrisisMode = 'held' | 'help' | 'failed'
export type RequiredPart = Exclude<CrisisMode, 'failed'>

export interface CrisisState {
  isOpen: boolean
  mode: CrisisMode
  /** What failed to load; set in mode `failed`. */
  requiredPart: RequiredPart
  context: CrisisContext
  /** Increments when the dialog resets, as its React key. */
  resetKey: number
  Dialog: ComponentType | undefined
}

const crisisState = createStore<CrisisState>({
  isOpen: false,
  mode: 'help',
  requiredPart: 'help',
  context: {},
  resetKey: 0,
  Dialog: undefined,
})
/** Aborts help without a message when its host unmounts. */
let helpAbort = new AbortController()
export const helpSignal = (): AbortSignal => helpAbort.signal

let resolveAnswer: ((answer: CrisisAnswer) => void) | undefined
let resetTimer: ReturnType<typeof setTimeout> | undefined

const setState = (next: Partial<CrisisState>): void => crisisState.set({ ...crisisState.get(), ...next })

/**
 * Counts events besides 'shown', which the dialog reports itself: no text, no phrase, no person, no channel.
 */
export const countCrisis = (what: 'continued' | 'went_back' | 'resource_opened'): void =>
  track({ kind: 'modalChanged', facts: { name: `crisis.${what}`, isOpen: what === 'resource_opened' } })

/**
 * Opens in a mode and waits for the answer. Answers an open question 'back' first: its message stays held.
 * Aborting does the same.
 */
function openAndWait(
  mode: CrisisMode,
  context: CrisisContext,
  requiredPart: RequiredPart,
  signal: AbortSignal,
): Promise<CrisisAnswer> {
  if (signal.aborted) return Promise.resolve('back')
  resolveAnswer?.('back')
  clearTimeout(resetTimer)
  setState({ isOpen: true, mode, context, requiredPart })
  return new Promise((resolve) => {
    resolveAnswer = resolve
    signal.addEventListener('abort', () => {
      if (resolveAnswer === resolve) answerCrisis('back')
    })
  })
}

const resetDialog = (): void =>
  setState({ context: {}, mode: 'help', resetKey: crisisState.get().resetKey + 1 })

/** Closes with an answer. The dialog's state stays for 3 s, then resets (requirements 4). */
export function answerCrisis(answer: CrisisAnswer): void {
  const resolve = resolveAnswer
  resolveAnswer = undefined
  setState({ isOpen: false })
  clearTimeout(resetTimer)
  resetTimer = setTimeout(resetDialog, CRISIS_DIALOG_RESET_MS)
  resolve?.(answer)
}

/** The dialog's host unmounts, perhaps with its user: the next one must not see their state. */
export function closeCrisis(): void {
  helpAbort.abort()
  helpAbort = new AbortController()
  answerCrisis('back')
  clearTimeout(resetTimer)
  resetDialog()
}

/**
 * Loads a required part; on failure asks whether to retry, as often as needed. Resolves to undefined when the
 * user goes back.
 */
export async function loadOrAskRetry<Part>(
  load: () => Promise<Part>,
  requiredPart: RequiredPart,
  signal: AbortSignal,
): Promise<Part | undefined> {
  for (;;) {
    try {
      return await load()
    } catch {
      if ((await openAndWait('failed', {}, requiredPart, signal)) !== 'retry') return undefined
    }
  }
}

/** Opens the dialog, once it has loaded, and waits for the answer. */
export function openDialog(
  Dialog: ComponentType,
  mode: RequiredPart,
  context: CrisisContext,
  signal: AbortSignal,
): Promise<CrisisAnswer> {
  setState({ Dialog })
  return openAndWait(mode, context, mode, signal)
}

export const useCrisisState = (): CrisisState => useSyncExternalStore(crisisState.subscribe, crisisState.get)
