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

/** Held: a message waits for an answer. Help: opened from the menu. */
export type CrisisPurpose = 'held' | 'help'

interface CrisisQuestion {
  purpose: CrisisPurpose
  /** A part failed to load: asks whether to retry. */
  hasFailed: boolean
  context: CrisisContext
  Dialog?: ComponentType
}

export interface CrisisState extends CrisisQuestion {
  isOpen: boolean
  /** Increments when the dialog resets, as its React key. */
  resetKey: number
}

const crisisState = createStore<CrisisState>({
  isOpen: false,
  purpose: 'help',
  hasFailed: false,
  context: {},
  resetKey: 0,
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
 * Asks and waits for the answer. Answers an open question 'back' first: its message stays held. Aborting does
 * the same.
 */
export function askCrisis(question: CrisisQuestion, signal: AbortSignal): Promise<CrisisAnswer> {
  if (signal.aborted) return Promise.resolve('back')
  resolveAnswer?.('back')
  clearTimeout(resetTimer)
  setState({ isOpen: true, ...question })
  return new Promise((resolve) => {
    resolveAnswer = resolve
    const goBack = () => resolveAnswer === resolve && answerCrisis('back')
    signal.addEventListener('abort', goBack, { once: true })
  })
}

const resetDialog = (): void =>
  setState({ context: {}, purpose: 'help', hasFailed: false, resetKey: crisisState.get().resetKey + 1 })

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
  purpose: CrisisPurpose,
  signal: AbortSignal,
): Promise<Part | undefined> {
  for (;;) {
    try {
      return await load()
    } catch {
      if ((await askCrisis({ purpose, hasFailed: true, context: {} }, signal)) !== 'retry') return undefined
    }
  }
}

export const useCrisisState = (): CrisisState => useSyncExternalStore(crisisState.subscribe, crisisState.get)
