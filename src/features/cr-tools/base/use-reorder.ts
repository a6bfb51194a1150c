import { type QueryKey, useMutation, useQueryClient } from '@tanstack/react-query'

import { errorText } from '@/api/errors'
import { patchQueries } from '@/api/patch-queries'
import { toast } from '@/services/page/toasts'

interface ReorderedList<Item> {
  queryKey: QueryKey
  idOf: (item: Item) => string
  send: (ids: string[]) => Promise<unknown>
}

/**
 * Reorders a cached list optimistically; the former order returns when the server refuses. Items that have no
 * place in the order, such as archived ones, stay behind the others.
 */
export function useReorder<Item>({ queryKey, idOf, send }: ReorderedList<Item>) {
  const client = useQueryClient()
  // The path alone: another range of the same list has the same order.
  const list = queryKey.slice(0, 1)
  const mutationKey = ['reorder', ...list]
  const { mutate } = useMutation({
    mutationKey,
    // One after another, so that the last order wins.
    scope: { id: JSON.stringify(mutationKey) },
    mutationFn: (ids: readonly string[]) => send([...ids]),
    onMutate: (ids) => {
      const indexOf = (item: Item) => (ids.includes(idOf(item)) ? ids.indexOf(idOf(item)) : ids.length)
      return patchQueries<{ data: Item[] }>(client, queryKey, (known) => ({
        ...known,
        data: known.data.toSorted((a, b) => indexOf(a) - indexOf(b)),
      }))
    },
    onError: (error, _, rollback) => {
      rollback?.()
      toast.error(errorText(error))
    },
    onSettled: () => {
      // A reload between two moves would show the second one's items where they were.
      if (client.isMutating({ mutationKey }) === 1) return client.invalidateQueries({ queryKey: list })
      return undefined
    },
  })
  return (ids: readonly string[]) => mutate(ids)
}
