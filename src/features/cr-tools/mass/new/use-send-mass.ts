import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'

import { listMassMessages, sendMassMessage } from '@/api/calls/mass-messages'
import { send } from '@/api/send'
import type { MassSendRequest } from '@/domain/mass-message'
import type { MassPlan } from '@/domain/mass-plan'
import { useCrisisHold } from '@/features/crisis'
import { newId } from '@/services/new-id'

import type { ComposerContent } from '../../messages'

/** Its writer stepped back: nothing was sent, everything stays as it is. */
class SteppedBack extends Error {}

/** The content with every word of it checked (decision 22); throws when its writer steps back. */
async function checked(
  { text, lockText, media, previewMediaIds, price }: ComposerContent,
  hold: ReturnType<typeof useCrisisHold>,
): Promise<MassSendRequest['message']> {
  const passed = await hold(text)
  const passedLock = lockText ? await hold(lockText) : null
  if (passed === undefined || passedLock === undefined) throw new SteppedBack()
  const mediaIds = media.map(({ mediaId }) => mediaId)
  return { text: passed, lockText: passedLock, mediaIds, previewMediaIds: [...previewMediaIds], price }
}

/** The plan as the call wants it. Moments typed in the reader's zone go out in UTC. */
const scheduleOf = (plan: MassPlan) => ({
  scheduledAt: plan.time === 'now' ? null : new Date(plan.at).toISOString(),
  localTime: plan.time === 'local',
  spreadMinutes: plan.spreadMinutes,
  autoUnsendHours: plan.autoUnsendHours,
  skipActiveChats: plan.skipActiveChats,
})

async function requestOf(
  clientId: string,
  plan: MassPlan,
  [first, second]: readonly ComposerContent[],
  hold: ReturnType<typeof useCrisisHold>,
): Promise<MassSendRequest> {
  if (!first) throw new RangeError('A mass message without a version')
  const message = await checked(first, hold)
  const other = plan.isTest && second ? await checked(second, hold) : undefined
  const { share, decideAfterHours } = plan
  return {
    clientId,
    include: [...plan.include],
    exclude: [...plan.exclude],
    filters: plan.filters,
    message,
    ...(other && { variants: { second: other, share, decideAfterHours } }),
    ...scheduleOf(plan),
  }
}

/**
 * Sends a mass message: check, then the wire. The key stays the same until the server has taken it, so that a second
 * press after a lost answer sends nothing twice. Resolves to nothing when its writer stepped back.
 */
export function useSendMass(creatorId: string) {
  const hold = useCrisisHold()
  const client = useQueryClient()
  const clientId = useRef(newId())
  return useMutation({
    mutationKey: [sendMassMessage.path],
    meta: { onError: 'throw' },
    mutationFn: async ({ plan, versions }: { plan: MassPlan; versions: readonly ComposerContent[] }) => {
      try {
        const request = await requestOf(clientId.current, plan, versions, hold)
        return await send(sendMassMessage, request, { creatorId })
      } catch (error) {
        if (error instanceof SteppedBack) return undefined
        throw error
      }
    },
    onSuccess: (progress) => {
      if (!progress) return
      clientId.current = newId()
      void client.invalidateQueries({ queryKey: [listMassMessages.path] })
    },
  })
}
