import { getVersion } from '@/api/calls/account/version'
import { isRefused, isUnreachable } from '@/api/errors'
import { queryClient } from '@/api/query-client'
import { send } from '@/api/send'
import { tokens } from '@/api/token-store'
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

/** Refetches the failed queries of the page. */
const refetchFailed = (isWorthIt: (error: unknown) => boolean) =>
  queryClient.refetchQueries({
    type: 'active',
    predicate: ({ state }) => state.status === 'error' && isWorthIt(state.error),
  })

/**
 * A failed refresh makes the reads that wait for it fail, and it may work only after their last retry: calls back when
 * the session has a new access token.
 */
function onTokenRenewal(listener: () => void): () => void {
  let before = tokens.read()
  return tokens.watch(() => {
    const now = tokens.read()
    const isRenewed = now.epoch === before.epoch && now.accessToken !== before.accessToken
    before = now
    if (isRenewed && now.accessToken !== undefined) listener()
  })
}

/**
 * Checks the server when requests don't reach it, and refetches failed queries when it is back, or gives new tokens.
 */
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
      if (wasOut && !outage) void refetchFailed(() => true)
      wasOut = outage !== undefined
    }),
    onTokenRenewal(() => void refetchFailed((error) => !isRefused(error))),
  ]
  return () => stops.forEach((stop) => stop())
}
