import { useMutation, useQueryClient } from '@tanstack/react-query'

import { getFan } from '@/api/calls/chat/fan'
import { bumpOffer, replaceOffer } from '@/api/calls/chat/messages'
import { callQueryKey, mutationOf } from '@/api/query'
import { send } from '@/api/send'
import type { FanOffer } from '@/domain/chat/fan'
import { useCrisisHold } from '@/features/crisis'
import { NOT_SENT } from '@/ui/field/form/use-save-form'

import { useFanCountry } from '../../../people/use-fan-country'
import { mergeMessage } from '../../../cache/thread-cache'
import { useUnsend } from '../../thread/menu/menu-actions'
import { type FanSubject, useFanPatch } from '../panel/fan-cache'

/** Refetches the offers after a change. */
function useOffersChanged({ creatorId, fanId: userId }: FanSubject) {
  const client = useQueryClient()
  return () => client.invalidateQueries({ queryKey: callQueryKey(getFan, { userId }, creatorId) })
}

/** Hides an offer optimistically; the returned function rolls back. */
function useHideOffer(subject: FanSubject) {
  const patch = useFanPatch(subject)
  return ({ messageId }: FanOffer) =>
    patch(({ offers }) => ({ offers: offers.filter((one) => one.messageId !== messageId) }))
}

/** Sends a reminder of an offer after the crisis check. Resolves to `NOT_SENT` when the writer goes back. */
export function useBump(subject: FanSubject, { messageId }: FanOffer) {
  const client = useQueryClient()
  const hold = useCrisisHold()
  const fanCountry = useFanCountry(subject.creatorId, subject.fanId)
  const changed = useOffersChanged(subject)
  return async (text: string, clientId: string) => {
    const checked = await hold(text, { channelId: subject.channelId, fanCountry })
    if (checked === undefined) return NOT_SENT
    const { message } = await send(
      bumpOffer,
      { messageId, clientId, text: checked },
      { creatorId: subject.creatorId },
    )
    mergeMessage(client, subject.creatorId, message)
    void changed()
    return message
  }
}

/** Offers the same at another price: removes the old offer optimistically and restores it on an error. */
export function useReoffer(subject: FanSubject, offer: FanOffer) {
  const client = useQueryClient()
  const hide = useHideOffer(subject)
  const changed = useOffersChanged(subject)
  const { mutateAsync } = useMutation({
    ...mutationOf(replaceOffer, subject.creatorId),
    onMutate: () => hide(offer),
    onError: (_error, _request, undo) => undo?.(),
    onSuccess: ({ message, replaced }) => {
      for (const one of [replaced, message]) mergeMessage(client, subject.creatorId, one)
    },
    onSettled: changed,
  })
  return (price: number, clientId: string) => mutateAsync({ messageId: offer.messageId, clientId, price })
}

/** Unsends an offer: removes it optimistically and restores it on an error. */
export function useUnsendOffer(subject: FanSubject, offer: FanOffer) {
  const hide = useHideOffer(subject)
  const changed = useOffersChanged(subject)
  const unsend = useUnsend(subject.creatorId)
  const { mutateAsync } = useMutation({
    mutationFn: () => unsend.mutateAsync({ messageId: offer.messageId }),
    onMutate: () => hide(offer),
    onError: (_error, _request, undo) => {
      undo?.()
      // Not awaited: the question shows the refusal at once.
      void changed()
    },
    onSuccess: changed,
  })
  return () => mutateAsync()
}
