import type { ComponentType } from 'react'

import {
  askCrisis,
  countCrisis,
  type CrisisAnswer,
  type CrisisContext,
  type CrisisPurpose,
  helpSignal,
  loadOrAskRetry,
} from './crisis-store'

const loadDialog = async (): Promise<ComponentType> => (await import('./crisis-dialog')).CrisisDialog

/** Preloads the numbers, so that help works offline. */
export async function preloadCrisisDialog(): Promise<void> {
  await loadDialog().catch(() => undefined) // Loaded again, with an error message, when needed.
}

async function loadAndOpen(
  purpose: CrisisPurpose,
  context: CrisisContext,
  signal: AbortSignal,
): Promise<CrisisAnswer> {
  const Dialog = await loadOrAskRetry(loadDialog, purpose, signal)
  return Dialog ? askCrisis({ purpose, hasFailed: false, context, Dialog }, signal) : 'back'
}

/**
 * Shows help for a held message and waits until its writer continues, goes back or leaves (requirements 5).
 */
export async function askBeforeSending(
  context: CrisisContext,
  signal: AbortSignal,
): Promise<'back' | 'send'> {
  const answer = await loadAndOpen('held', { ...context, source: 'outgoing' }, signal)
  countCrisis(answer === 'send' ? 'continued' : 'went_back')
  return answer === 'send' ? 'send' : 'back'
}

/** Opens the help without a message: from the account menu, at any time. */
export function openCrisisHelp(): void {
  void loadAndOpen('help', {}, helpSignal())
}

/** Opens the help in a conversation, with the lines of the fan's country and a way to inform a manager. */
export function openCrisisHelpFor(context: CrisisContext): void {
  void loadAndOpen('help', context, helpSignal())
}
