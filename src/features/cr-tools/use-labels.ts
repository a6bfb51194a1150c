import { useQuery } from '@tanstack/react-query'

import { listLabels } from '@/api/calls/messages'
import { queryOf } from '@/api/query'
import type { Label } from '@/domain/channel'

const NONE: readonly Label[] = []

/** Returns the labels that a creator's staff put on conversations. */
export function useLabels(creatorId: string) {
  const read = useQuery(queryOf(listLabels, undefined, creatorId))
  return { read, labels: read.data?.data ?? NONE }
}
