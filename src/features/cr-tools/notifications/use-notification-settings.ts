import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'

import { getNotificationSettings, updateNotificationSettings } from '@/api/calls/chat/notifications'
import { mutationOf, queryOf } from '@/api/query'
import { type NoticeKind, noticeDeliveryOf } from '@/domain/notifications/notice-delivery'
import type { NoticeDelivery, NotificationSettings } from '@/domain/notifications/notification'

/**
 * The user's notification settings for this creator; changes apply optimistically and roll back on rejection.
 */
export function useNotificationSettings(creatorId: string) {
  const client = useQueryClient()
  const options = queryOf(getNotificationSettings, undefined, creatorId)
  const read = useQuery(options)
  const save = useMutation({
    ...mutationOf(updateNotificationSettings, creatorId),
    // One scope runs the mutations in order, so the last change wins.
    scope: { id: `notification-settings ${creatorId}` },
    onError: () => client.invalidateQueries({ queryKey: options.queryKey }),
  })
  const change = (patch: Partial<NotificationSettings>) => {
    // Read from the cache, which has the latest change before React renders it.
    const settings = client.getQueryData(options.queryKey)
    if (!settings) return
    const changed = { ...settings, ...patch }
    // A read in flight would overwrite the change.
    void client.cancelQueries({ queryKey: options.queryKey })
    client.setQueryData(options.queryKey, changed)
    save.mutate(changed)
  }
  const changeWays = (kind: NoticeKind, patch: Partial<NoticeDelivery>) => {
    const kinds = client.getQueryData(options.queryKey)?.kinds
    change({ kinds: { ...kinds, [kind]: { ...noticeDeliveryOf(kinds, kind), ...patch } } })
  }
  return { read, change, changeWays, error: save.error }
}
