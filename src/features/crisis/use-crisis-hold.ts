import { useCallback, useEffect, useRef } from 'react'

import type { CheckedText } from '@/domain/crisis/checked-text'
import { whenIdle } from '@/services/page/idle'
import { onUserChange } from '@/services/session/working-user'

import { askBeforeSending } from './crisis-help'
import { type CrisisContext, loadOrAskRetry } from './crisis-store'

/** Texts that this user sent anyway since the page loaded, by channel: in memory only. */
const sentAnyway = new Set<string>()
onUserChange(() => sentAnyway.clear())

const loadMatcher = () => import('@/domain/crisis/crisis-check')

/** The question about texts that are sent together: they are sent anyway after one answer. */
interface SharedQuestion {
  isAnswered: boolean
}

/**
 * Checks a text before it is sent. Resolves to sendable text, or to undefined when its writer went back or
 * away, so the draft stays. A check that fails to load holds the text too (requirements 5, decisions 22).
 */
async function holdForCheck(
  text: string,
  context: CrisisContext,
  question: SharedQuestion,
  signal: AbortSignal,
): Promise<CheckedText | undefined> {
  const crisis = await loadOrAskRetry(loadMatcher, 'held', signal)
  if (!crisis || signal.aborted) return undefined
  const checked = crisis.checkText(text)
  if (checked !== undefined) return checked
  // Without a channel there is no "same channel": a mass message is held each time.
  const key = context.channelId && JSON.stringify([context.channelId, text])
  if (key && sentAnyway.has(key)) return crisis.sendAnyway(text)
  if (!question.isAnswered && (await askBeforeSending(context, signal)) === 'back') return undefined
  question.isAnswered = true
  if (key) sentAnyway.add(key)
  return crisis.sendAnyway(text)
}

/**
 * Whether the check matches any of these. Texts that passed the hold match only if the user sent them anyway.
 */
export async function wasSentAnyway(...texts: readonly (string | null | undefined)[]): Promise<boolean> {
  const { isCrisis } = await loadMatcher()
  return texts.some((text) => text && isCrisis(text))
}

export type CrisisHold = (
  text: string,
  context?: CrisisContext,
  question?: SharedQuestion,
) => Promise<CheckedText | undefined>

/**
 * Returns the hold, and preloads its check, so that it does not delay a send. An open question closes on
 * unmount: an unmounted component sends nothing more.
 */
export function useCrisisHold(): CrisisHold {
  const controller = useRef(new AbortController())
  useEffect(() => {
    const current = new AbortController()
    controller.current = current
    whenIdle(() => {
      loadMatcher().catch(() => undefined) // Loaded again, with an error message, at the send.
    })
    return () => current.abort()
  }, [])
  return useCallback(
    (text, context = {}, question = { isAnswered: false }) =>
      holdForCheck(text, context, question, controller.current.signal),
    [],
  )
}
