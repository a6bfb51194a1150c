import { useCallback, useEffect, useRef } from 'react'

import type { CheckedText } from '@/domain/checked-text'
import { whenIdle } from '@/services/idle'
import { onOtherPerson } from '@/services/own-work'

import { askBeforeSending, type CrisisContext, loadOrAsk, prepareDialog } from './crisis-store'

/** Texts that this person sent anyway in this page's life, by channel: in memory only. */
const sentAnyway = new Set<string>()
onOtherPerson(() => sentAnyway.clear())

const loadMatcher = () => import('@/domain/crisis')

/**
 * Checks a text before it is sent. Resolves to text that calls accept, or to nothing when its writer went back or away:
 * the draft is then left as it is. A check that can't be loaded holds the text as well (spec 5, decision 22).
 */
async function hold(
  text: string,
  context: CrisisContext,
  left: AbortSignal,
): Promise<CheckedText | undefined> {
  const crisis = await loadOrAsk(loadMatcher, 'held', left)
  if (!crisis || left.aborted) return undefined
  const checked = crisis.checkText(text)
  if (checked !== undefined) return checked
  // Without a channel there is no "same channel": a mass message is held each time.
  const key = context.channelId && JSON.stringify([context.channelId, text])
  if (key && sentAnyway.has(key)) return crisis.sendAnyway(text)
  if ((await askBeforeSending(context, left)) === 'back') return undefined
  if (key) sentAnyway.add(key)
  return crisis.sendAnyway(text)
}

/** Whether any of these was sent anyway: of texts that passed the hold, those that its check would hold again. */
export async function asksForCare(...texts: readonly (string | null | undefined)[]): Promise<boolean> {
  const { isCrisis } = await loadMatcher()
  return texts.some((text) => text && isCrisis(text))
}

/**
 * The hold, with its check and the help loaded beforehand: neither a send nor whoever needs help waits for them. A
 * question still open goes with the component: what is no longer there sends nothing.
 */
export function useCrisisHold(): (text: string, context?: CrisisContext) => Promise<CheckedText | undefined> {
  const leaving = useRef(new AbortController())
  useEffect(() => {
    const here = new AbortController()
    leaving.current = here
    whenIdle(() => {
      loadMatcher().catch(() => undefined) // asked for again, and told, at the send
      void prepareDialog()
    })
    return () => here.abort()
  }, [])
  return useCallback((text, context = {}) => hold(text, context, leaving.current.signal), [])
}
