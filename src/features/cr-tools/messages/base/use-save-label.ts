import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query'

import { listLabels, saveLabel } from '@/api/calls/chat/messages'
import { mutationOf, queryOf } from '@/api/query'
import type { ChannelLabel } from '@/domain/chat/channel'

/** Changes the cached labels of a creator. */
export function changeLabels(
  client: QueryClient,
  creatorId: string,
  change: (labels: readonly ChannelLabel[]) => ChannelLabel[],
): void {
  const { queryKey } = queryOf(listLabels, undefined, creatorId)
  client.setQueryData(queryKey, (cached) => ({ data: change(cached?.data ?? []) }))
}

const withSaved = (labels: readonly ChannelLabel[], saved: ChannelLabel): ChannelLabel[] =>
  labels.some(({ labelId }) => labelId === saved.labelId)
    ? labels.map((one) => (one.labelId === saved.labelId ? saved : one))
    : [...labels, saved]

/** Creates or renames a label. Calls back also when the component has unmounted. */
export function useSaveLabel(creatorId: string, onSaved?: (label: ChannelLabel) => void) {
  const client = useQueryClient()
  return useMutation({
    ...mutationOf(saveLabel, creatorId),
    onSuccess: (saved) => {
      changeLabels(client, creatorId, (labels) => withSaved(labels, saved))
      onSaved?.(saved)
    },
  })
}
