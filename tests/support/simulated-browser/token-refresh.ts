import type { Call } from '@/api/call'
import { CreatorTokenCache } from '@/api/creator-token-cache'
import { ApiError } from '@/api/errors'
import type { http } from '@/api/http'
import { Sender } from '@/api/send'

import {
  SimulatedBrowser,
  type BrowserOptions,
  claimsIn,
  START,
  type SimulatedTab,
} from './simulated-browser'

/** A read whose response is not parsed. */
export const readCall = {
  method: 'POST',
  path: '/api/user/display',
  response: {},
  onError: 'throw',
} as unknown as Call // it has no schema

/** A browser whose first tab has just signed in; no tab follows the session yet. */
export function startSession(facts: BrowserOptions) {
  const browser = new SimulatedBrowser(facts)
  const [first] = browser.tabs as [SimulatedTab]
  first.sessionManager.accept(browser.server.login('ann'))
  return { browser, first, tabs: browser.tabs }
}

/** A server that accepts only access tokens of its newest generation, as after a revocation. */
export function createSender(
  browser: SimulatedBrowser,
  tab: SimulatedTab,
  count: { refused: number; taken: number },
) {
  const serve = (bearer: string | undefined) => {
    const claims = bearer ? claimsIn(bearer) : {}
    const family = browser.server.families[claims.fam as number]
    if (family && claims.gen !== 0 && claims.gen === family.generation) return (count.taken += 1)
    count.refused += 1
    throw new ApiError('refused', { path: readCall.path, status: 401 })
  }
  const creatorTokens = new CreatorTokenCache({
    fetchToken: () => Promise.reject(new Error('none')),
    now: () => START,
  })
  return new Sender({
    tokens: tab.tokens,
    refresh: (rejected) => tab.refresher.run(rejected),
    http: ((_call: Call, { bearer }: { bearer?: string }) =>
      browser.trip(() => serve(bearer))) as unknown as typeof http, // resolves to a number
    creatorTokens,
    now: () => browser.clock.now,
  })
}
