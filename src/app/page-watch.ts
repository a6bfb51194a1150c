import { getVersion } from '@/api/calls/version'
import { ApiError } from '@/api/errors'
import { queryClient } from '@/api/query-client'
import { send } from '@/api/send'
import { noteUnreached, onOutageChange, watchConnection } from '@/services/connection'

const isUnreached = (error: unknown): boolean =>
  error instanceof ApiError && (error.kind === 'network' || error.kind === 'timeout')

/** Any response counts, even an error. */
async function isServerInReach(): Promise<boolean> {
  try {
    await send(getVersion, undefined)
    return true
  } catch (error) {
    return !isUnreached(error)
  }
}

/** Checks the server when requests don't reach it, and refetches failed queries when it is back. */
export function followConnection(): () => void {
  const note = ({ error }: { error: unknown }) => {
    if (isUnreached(error)) noteUnreached()
  }
  let wasOut = false
  const stops = [
    watchConnection(isServerInReach),
    queryClient.getQueryCache().subscribe(({ query }) => note(query.state)),
    queryClient.getMutationCache().subscribe(({ mutation }) => mutation && note(mutation.state)),
    onOutageChange((outage) => {
      if (wasOut && !outage)
        void queryClient.refetchQueries({
          type: 'active',
          predicate: ({ state }) => state.status === 'error',
        })
      wasOut = outage !== undefined
    }),
  ]
  return () => stops.forEach((stop) => stop())
}
