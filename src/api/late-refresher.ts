import type { Exchange } from './refresh'
import { tokens } from './tokens'

const load = async () => (await import('./refresh')).refresher

const hasTokens = (): boolean => {
  const { accessToken, refreshToken } = tokens.read()
  return accessToken !== undefined || refreshToken !== undefined
}

/**
 * The refresher, loaded when there is something to refresh: the sign-in page does without. Code that can't be loaded
 * counts as a server that can't be reached: refresh errors are silent (spec 4) and end no session (decision 5).
 */
export const lateRefresher = {
  run: async (rejected?: string): Promise<unknown> => {
    if (!hasTokens()) return undefined
    // Judged now: by the time the code is there another call may have renewed it.
    const wanting = rejected ?? tokens.read().accessToken
    const refresher = await load().catch(() => undefined)
    return refresher?.run(rejected, wanting)
  },
  exchange: async (userId: string, epoch: string): Promise<Exchange> => {
    const refresher = await load().catch(() => undefined)
    return (await refresher?.exchange(userId, epoch)) ?? 'failed'
  },
}
