import { useQuery } from '@tanstack/react-query'

import { listLabels } from '@/api/calls/chat/messages'
import { queryOf } from '@/api/query'
import type { ChannelLabel } from '@/domain/chat/channel'

const NO_LABELS: readonly ChannelLabel[] = []

/** Returns the labels that a creator's staff put on conversations. */
export function useCreatorLabels(creatorId: string) {
  const read = useQuery(queryOf(listLabels, undefined, creatorId))
  return { read, labels: read.data?.data ?? NO_LABELS }
}
