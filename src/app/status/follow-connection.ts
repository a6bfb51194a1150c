import { getVersion } from '@/api/calls/account/version'
import { isUnreachable } from '@/api/errors'
import { queryClient } from '@/api/query-client'
import { send } from '@/api/send'
import { reportUnreachable, onOutageChange, watchConnection } from '@/services/network/connection'

/** Any response counts, even an error. */
async function isServerReachable(): Promise<boolean> {
  try {
    await send(getVersion, undefined)
    return true
  } catch (error) {
    return !isUnreachable(error)
  }
}

/** Checks the server when requests don't reach it, and refetches failed queries when it is back. */
export function followConnection(): () => void {
  const note = ({ error }: { error: unknown }) => {
    if (isUnreachable(error)) reportUnreachable()
  }
  let wasOut = false
  const stops = [
    watchConnection(isServerReachable),
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
