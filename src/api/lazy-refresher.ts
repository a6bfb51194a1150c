import type { Exchange } from './refresh'
import { hasTokens, tokens } from './token-store'

const loadRefresher = async () => (await import('./refresh')).refresher

/**
 * Loads the refresher when there is something to refresh, as the sign-in page does not need it. A failed load
 * counts as an unreachable server: refresh errors are silent (requirements 4) and end no session
 * (decisions 5).
 */
export const lazyRefresher = {
  run: async (rejected?: string): Promise<unknown> => {
    // Read now: another call may renew it while the code loads.
    const stored = tokens.read()
    if (!hasTokens(stored)) return undefined
    const wanting = rejected ?? stored.accessToken
    const refresher = await loadRefresher().catch(() => undefined)
    return refresher?.run(rejected, wanting)
  },
  exchange: async (userId: string, epoch: string): Promise<Exchange> => {
    const refresher = await loadRefresher().catch(() => undefined)
    return (await refresher?.exchange(userId, epoch)) ?? 'failed'
  },
}
