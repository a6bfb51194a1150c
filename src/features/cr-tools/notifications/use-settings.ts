import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'

import { getNotificationSettings, updateNotificationSettings } from '@/api/calls/notifications'
import { mutationOf, queryOf } from '@/api/query'
import { type NoticeKind, waysOf } from '@/domain/notice-ways'
import type { NoticeWays, NotificationSettings } from '@/domain/notification'

/** How notices reach this person at this creator; every change acts at once and is taken back when it is refused. */
export function useSettings(creatorId: string) {
  const client = useQueryClient()
  const options = queryOf(getNotificationSettings, undefined, creatorId)
  const read = useQuery(options)
  const save = useMutation({
    ...mutationOf(updateNotificationSettings, creatorId),
    // One after the other, so that the last word is the last.
    scope: { id: `notification-settings ${creatorId}` },
    onError: () => client.invalidateQueries({ queryKey: options.queryKey }),
  })
  const change = (patch: Partial<NotificationSettings>) => {
    // What was changed a moment ago counts, drawn or not.
    const settings = client.getQueryData(options.queryKey)
    if (!settings) return
    const changed = { ...settings, ...patch }
    // An answer on its way does not know of it.
    void client.cancelQueries({ queryKey: options.queryKey })
    client.setQueryData(options.queryKey, changed)
    save.mutate(changed)
  }
  const changeWays = (kind: NoticeKind, patch: Partial<NoticeWays>) => {
    const kinds = client.getQueryData(options.queryKey)?.kinds
    change({ kinds: { ...kinds, [kind]: { ...waysOf(kinds, kind), ...patch } } })
  }
  return { read, change, changeWays, error: save.error }
}
