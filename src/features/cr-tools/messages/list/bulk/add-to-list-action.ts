import { getFan, listFanLists, updateFanLists } from '@/api/calls/chat/fan'
import { callQueryKey } from '@/api/query'
import { send } from '@/api/send'
import type { Channel } from '@/domain/chat/channel'

import type { BulkAction, BulkScope } from './use-bulk'

/** Adds the fans of channels to a list; undo removes only those it added. */
export function addToListAction(
  { client, creatorId }: BulkScope,
  channels: readonly Channel[],
  listId: string,
): BulkAction {
  const fans = channels.flatMap(({ userId }) => userId ?? [])
  const added = new Set<string>()
  const refresh = () => {
    void client.invalidateQueries({ queryKey: callQueryKey(listFanLists, undefined, creatorId) })
    for (const userId of fans)
      void client.invalidateQueries({ queryKey: callQueryKey(getFan, { userId }, creatorId) })
  }
  /** Runs each separately, so that successes count when others fail. */
  const tellAll = async (userIds: Iterable<string>, tell: (userId: string) => Promise<unknown>) => {
    const results = await Promise.allSettled(Array.from(userIds, tell))
    refresh()
    const failed = results.find((one) => one.status === 'rejected')
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
