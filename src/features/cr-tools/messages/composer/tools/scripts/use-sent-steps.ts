import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'

import { listSentSteps } from '@/api/calls/chat/scripts'
import { queryOf } from '@/api/query'
import { type Script, type SentStep, stepToOffer } from '@/domain/chat/script'

import { useOutgoing } from '../../../../outbox/outbox'
import { type ComposerRecipient, recipientIdOf } from '../../store/recipient'

/** A step that the fan received; `sentAt` is null while it is in the outbox. */
export interface ReceivedStep {
  sentAt: number | null
  isPaid: boolean
  isBought: boolean
}

export type ReceivedSteps = ReadonlyMap<number, ReceivedStep>

const NO_STEPS: ReceivedSteps = new Map()
const NO_SENT: readonly SentStep[] = []

/**
 * Returns the steps this fan received by script, including pending ones; empty in groups and for mass
 * messages.
 */
export function useSentSteps(composer: ComposerRecipient, isEnabled = true) {
  const userId = recipientIdOf(composer)
  const read = useQuery({
    ...queryOf(listSentSteps, { userId: userId ?? '' }, composer.creatorId),
    enabled: isEnabled && userId !== null,
    // What was just sent or bought counts the next time the scripts are opened.
    staleTime: 0,
  })
  const outgoing = useOutgoing(composer.channel?.channelId ?? '')
  const sent = read.data?.data ?? NO_SENT
  const byScript = useMemo(() => {
    const all = new Map<string, Map<number, ReceivedStep>>()
    const put = (scriptId: string, step: number, fact: ReceivedStep) =>
      all.set(scriptId, (all.get(scriptId) ?? new Map<number, ReceivedStep>()).set(step, fact))
    for (const { scriptId, step, sentAt, price, boughtAt } of sent)
      put(scriptId, step, { sentAt, isPaid: price > 0, isBought: boughtAt !== null })
    for (const { scriptId, scriptStep, scheduledAt, state, price } of outgoing)
      if (scriptId !== null && scriptStep !== null && scheduledAt === null && state !== 'failed')
        put(scriptId, scriptStep, { sentAt: null, isPaid: price > 0, isBought: false })
    return all
  }, [sent, outgoing])
  const receivedOf = (scriptId: string): ReceivedSteps => byScript.get(scriptId) ?? NO_STEPS
  /** Index of the step that is due. */
  const dueIn = (script: Script) => stepToOffer(script, (step) => receivedOf(script.scriptId).has(step))
  const hasFailed = userId !== null && read.isError
  /** Whether the answer, which may bring further steps, is still to come. Retries of a failed check count as none. */
  const isChecking = read.isFetching && read.failureCount === 0
  return { receivedOf, dueIn, hasFailed, isChecking, checkAgain: () => void read.refetch() }
}
