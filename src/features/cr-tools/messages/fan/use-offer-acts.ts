import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'

import { getFan } from '@/api/calls/fan'
import { bumpOffer, replaceOffer } from '@/api/calls/messages'
import { keyOf, mutationOf } from '@/api/query'
import { send } from '@/api/send'
import type { FanOffer } from '@/domain/fan'
import { useCrisisHold } from '@/features/crisis'
import { newId } from '@/services/new-id'

import { mergeMessage } from '../../thread-cache'
import { useUnsend } from '../thread/menu-acts'
import { type FanSubject, useFanPatch } from './fan-cache'

/** Refetches the offers after a change. */
function useOffersChanged({ creatorId, userId }: FanSubject) {
  const client = useQueryClient()
  return () => client.invalidateQueries({ queryKey: keyOf(getFan, { userId }, creatorId) })
}

/** Hides an offer optimistically; the returned function rolls back. */
function useHideOffer(subject: FanSubject) {
  const patch = useFanPatch(subject)
  return ({ messageId }: FanOffer) =>
    patch(({ offers }) => ({ offers: offers.filter((one) => one.messageId !== messageId) }))
}

/** Sends a reminder of an offer after the crisis check. Resolves to false when the writer goes back. */
export function useBump(subject: FanSubject, { messageId }: FanOffer) {
  const client = useQueryClient()
  const hold = useCrisisHold()
  const changed = useOffersChanged(subject)
  // One key for all attempts, so that a lost response never sends twice.
  const [clientId] = useState(newId)
  return useMutation({
    mutationFn: async (text: string) => {
      const checked = await hold(text, { channelId: subject.channelId })
      if (checked === undefined) return false
      const { message } = await send(
        bumpOffer,
        { messageId, clientId, text: checked },
        { creatorId: subject.creatorId },
      )
      mergeMessage(client, subject.creatorId, message)
      return true
    },
    onSuccess: changed,
    meta: { onError: 'throw' },
  })
}

/** Offers the same at another price: removes the old offer optimistically and restores it on an error. */
export function useReplace(subject: FanSubject, offer: FanOffer) {
  const client = useQueryClient()
  const hide = useHideOffer(subject)
  const changed = useOffersChanged(subject)
  const [clientId] = useState(newId)
  const { mutate, ...rest } = useMutation({
    ...mutationOf(replaceOffer, subject.creatorId),
    onMutate: () => hide(offer),
    onError: (_error, _request, undo) => undo?.(),
    onSuccess: ({ message, replaced }) => {
      for (const one of [replaced, message]) mergeMessage(client, subject.creatorId, one)
    },
    onSettled: changed,
    meta: { onError: 'throw' },
  })
  const go = (price: number, options: { onSuccess: () => void }) =>
    mutate({ messageId: offer.messageId, clientId, price }, options)
  return { ...rest, go }
}

/** Unsends an offer: removes it optimistically and restores it on an error. */
export function useUnsendOffer(subject: FanSubject, offer: FanOffer) {
  const hide = useHideOffer(subject)
  const changed = useOffersChanged(subject)
  const unsend = useUnsend(subject.creatorId)
  const go = async () => {
    const undo = await hide(offer)
    await unsend.mutateAsync({ messageId: offer.messageId }).catch((error: unknown) => {
      undo()
      throw error
    })
    await changed()
  }
  return { go, error: unsend.error, isPending: unsend.isPending }
}
