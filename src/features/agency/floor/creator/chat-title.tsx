import { useQuery } from '@tanstack/react-query'

import { readChannel } from '@/api/calls/agency/floor'
import { queryOf } from '@/api/query'
import type { FloorCreator } from '@/domain/agency/floor'
import { formatList } from '@/i18n/format'
import { isolate } from '@/lib/text/isolate'

import { useUserNames } from '@/features/figures/use-user-names'

/** Names the creator, and the fan or group once it is loaded. */
export function ChatTitle({ row: { creatorId, creator }, chatId }: { row: FloorCreator; chatId: string }) {
  const read = useQuery(queryOf(readChannel, { creatorId, channelId: chatId }))
  const { fanId = null, title = null } = read.data ?? {}
  const nameOf = useUserNames(fanId === null ? [] : [fanId])
  const other = fanId === null ? title : nameOf(fanId)
  return formatList([creator.displayName, ...(other === null ? [] : [other])].map(isolate))
}
