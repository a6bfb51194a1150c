import { getFan, listFanLists, updateFanLists } from '@/api/calls/fan'
import { keyOf } from '@/api/query'
import { send } from '@/api/send'
import type { Channel } from '@/domain/channel'

import type { Deed, Place } from './use-bulk'

/** Adds the fans of channels to a list; undo removes only those it added. */
export function listDeed({ client, creatorId }: Place, channels: readonly Channel[], listId: string): Deed {
  const fans = channels.flatMap(({ userId }) => userId ?? [])
  const added = new Set<string>()
  const refresh = () => {
    void client.invalidateQueries({ queryKey: keyOf(listFanLists, undefined, creatorId) })
    for (const userId of fans)
      void client.invalidateQueries({ queryKey: keyOf(getFan, { userId }, creatorId) })
  }
  /** Runs each separately, so that successes count when others fail. */
  const tellAll = async (userIds: Iterable<string>, tell: (userId: string) => Promise<unknown>) => {
    const told = await Promise.allSettled(Array.from(userIds, tell))
    refresh()
    const failed = told.find((one) => one.status === 'rejected')
    if (failed) throw failed.reason
  }
  return {
    kind: 'list',
    count: fans.length,
    run: () =>
      tellAll(fans, async (userId) => {
        const answer = await send(updateFanLists, { userId, add: [listId], remove: [] }, { creatorId })
        if (answer.added.includes(listId)) added.add(userId)
      }),
    undo: () =>
      tellAll(added, (userId) => send(updateFanLists, { userId, add: [], remove: [listId] }, { creatorId })),
  }
}
