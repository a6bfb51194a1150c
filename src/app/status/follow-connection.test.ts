import { QueryObserver } from '@tanstack/react-query'
import { afterEach, expect, it } from 'vitest'

import { ApiError } from '@/api/errors'
import { queryClient } from '@/api/query-client'
import { tokens } from '@/api/token-store'

import { jwt } from '../../../tests/support/simulated-browser/simulated-browser'
import { followConnection } from './follow-connection'

const exp = Math.floor(Date.now() / 1000) + 3600
const newTokens = (jti: number) => ({
  accessToken: jwt({ sub: 'ann', jti, exp }),
  refreshToken: jwt({ sub: 'ann', exp }),
  deviceToken: null,
})

/** A panel whose query has failed; counts its fetches. */
async function failedPanel(status: number) {
  let fetches = 0
  const observer = new QueryObserver(queryClient, {
    queryKey: ['panel', status],
    queryFn: () => {
      fetches += 1
      throw new ApiError('refused', { path: '/api/a', status })
    },
    retry: false,
  })
  const stop = observer.subscribe(() => undefined)
  await expect.poll(() => observer.getCurrentResult().isError).toBe(true)
  return { stop, fetches: () => fetches }
}

afterEach(() => {
  queryClient.clear()
  localStorage.clear()
})

it('New tokens of the session refetch what failed without them, and nothing that the server refuses', async () => {
  tokens.beginSession('login', newTokens(1))
  const stop = followConnection()
  const [broken, refused] = [await failedPanel(503), await failedPanel(403)]
  tokens.storeRefreshed(tokens.read(), newTokens(2))
  await expect.poll(broken.fetches).toBe(2)
  expect(refused.fetches()).toBe(1)
  for (const end of [stop, broken.stop, refused.stop]) end()
})
