import type { Exchange } from './refresh'
import { tokens } from './token-store'

const loadRefresher = async () => (await import('./refresh')).refresher

const hasStoredTokens = (): boolean => {
  const { accessToken, refreshToken } = tokens.read()
  return accessToken !== undefined || refreshToken !== undefined
}

/**
 * Loads the refresher when there is something to refresh, as the sign-in page does not need it. A failed load
 * counts as an unreachable server: refresh errors are silent (requirements 4) and end no session
 * (decisions 5).
 */
export const lazyRefresher = {
  run: async (rejected?: string): Promise<unknown> => {
    if (!hasStoredTokens()) return undefined
    // Read now: another call may renew it while the code loads.
    const wanting = rejected ?? tokens.read().accessToken
    const refresher = await loadRefresher().catch(() => undefined)
    return refresher?.run(rejected, wanting)
  },
  exchange: async (userId: string, epoch: string): Promise<Exchange> => {
    const refresher = await loadRefresher().catch(() => undefined)
    return (await refresher?.exchange(userId, epoch)) ?? 'failed'
  },
}
