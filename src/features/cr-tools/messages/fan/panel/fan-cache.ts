import { type QueryClient, useQueryClient } from '@tanstack/react-query'

import { getFan } from '@/api/calls/chat/fan'
import { patchQueries } from '@/api/patch-queries'
import { queryOf } from '@/api/query'
import type { Fan } from '@/domain/chat/fan'

const keyOfFan = (creatorId: string, userId: string) => queryOf(getFan, { userId }, creatorId).queryKey

export function patchFan(
  client: QueryClient,
  { creatorId, fanId }: Pick<FanSubject, 'creatorId' | 'fanId'>,
  change: (fan: Fan) => Partial<Fan>,
): void {
  client.setQueryData(keyOfFan(creatorId, fanId), (fan) => fan && { ...fan, ...change(fan) })
}

/** The fan the panel shows, and the creator's view of them. */
export interface FanSubject {
  creatorId: string
  channelId: string
  fanId: string
}

/** Returns an optimistic update of the fan; the function it returns rolls back. */
export function useFanPatch(subject: FanSubject) {
  const client = useQueryClient()
  return (change: (fan: Fan) => Partial<Fan>) =>
    patchQueries<Fan>(client, keyOfFan(subject.creatorId, subject.fanId), (fan) => ({
      ...fan,
      ...change(fan),
    }))
}
