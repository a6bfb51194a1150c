import {
  type QueryKey,
  useMutation,
  type UseMutationOptions,
  useQuery,
  useQueryClient,
  type UseQueryOptions,
} from '@tanstack/react-query'

import { patchQueries } from '@/api/patch-queries'

/** A setting saved as a whole: changes are optimistic, save one after another, and roll back on an error. */
export function useOptimisticSetting<Value extends object, Key extends QueryKey>(
  read: UseQueryOptions<Value, Error, Value, Key> & { queryKey: Key },
  write: Pick<UseMutationOptions<unknown, Error, Value>, 'mutationKey' | 'mutationFn' | 'meta'>,
) {
  const client = useQueryClient()
  const { queryKey } = read
  const change = useMutation({
    ...write,
    scope: { id: JSON.stringify(queryKey) },
    onMutate: (next) => patchQueries<Value>(client, queryKey, () => next),
    onError: (_error, _next, rollback) => rollback?.(),
  })
  return { read: useQuery(read), change }
}
