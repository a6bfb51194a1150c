import { useQueryClient } from '@tanstack/react-query'

import type { Call } from '@/api/call'

/** Makes the hook that returns a function to refetch everything these calls read. */
export const refreshOf = (calls: readonly Pick<Call, 'path'>[]) => () => {
  const client = useQueryClient()
  return (): Promise<unknown> =>
    Promise.all(calls.map(({ path }) => client.invalidateQueries({ queryKey: [path] })))
}
