import { afterEach, expect, it, vi } from 'vitest'

import { jwt, START } from '../../tests/support/simulated-browser/simulated-browser'
import { lazyRefresher } from './lazy-refresher'
import { tokens } from './token-store'

const run = vi.hoisted(() => vi.fn())
vi.mock('./refresh', () => ({ refresher: { run } }))

afterEach(() => localStorage.clear())

const token = (jti: number) => jwt({ sub: 'ann', jti, exp: START / 1000 + 900 })

it('a token is renewed as judged before the code loaded, even if another tab is faster', async () => {
  const pair = (jti: number) => ({ accessToken: token(jti), refreshToken: token(jti + 1), deviceToken: null })
  tokens.beginSession('login', pair(1))
  const running = lazyRefresher.run()
  tokens.storeRefreshed(tokens.read(), pair(3))
  await running
  expect(run).toHaveBeenCalledWith(undefined, token(1))
})
