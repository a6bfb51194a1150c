import type { dataTagSymbol, QueryClient, QueryKey } from '@tanstack/react-query'

/**
 * Changes cached answers optimistically: all of them whose key begins with this one. Reads in flight, which would
 * bring the old state back, are cancelled. Resolves with the rollback.
 */
export async function patchQueries<Data>(
  client: QueryClient,
  queryKey: QueryKey & { [dataTagSymbol]?: Data },
  change: (data: NoInfer<Data>) => NoInfer<Data>,
): Promise<() => void> {
  const filters = { queryKey }
  await client.cancelQueries(filters)
  const before = client.getQueriesData<Data>(filters)
  client.setQueriesData<Data>(filters, (data) => data && change(data))
  return () => {
    for (const [key, data] of before) client.setQueryData(key, data)
  }
}
