import { useQuery } from '@tanstack/react-query'

import { readChannel } from '@/api/calls/floor'
import { queryOf } from '@/api/query'
import type { FloorCreator } from '@/domain/floor'
import { formatList } from '@/i18n/format'
import { isolate } from '@/lib/isolate'

import { useNames } from '../../use-names'

/** Whose conversation is read: the creator, and the fan as soon as one is known. */
export function ChatTitle({ row: { creatorId, creator }, chatId }: { row: FloorCreator; chatId: string }) {
  const read = useQuery(queryOf(readChannel, { creatorId, channelId: chatId }))
  const fanId = read.data?.messages.find(({ senderId }) => senderId !== creatorId)?.senderId
  const nameOf = useNames(fanId === undefined ? [] : [fanId])
  const names = [creator.displayName, ...(fanId === undefined ? [] : [nameOf(fanId)])]
  return formatList(names.map(isolate))
}
