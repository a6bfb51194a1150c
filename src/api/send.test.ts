import * as v from 'valibot'
import { describe, expect, it } from 'vitest'

import { TokenStore } from '@/api/token-store'
import { instant } from '@/domain/time/instant'
import { MINUTE_MS } from '@/lib/duration'
import { createStorage } from '@/services/storage/storage'

import { ISSUER, jwt, START } from '../../tests/support/simulated-browser/simulated-browser'
import { call } from './call'
import { CreatorTokenCache } from './creator-token-cache'
import { ApiError } from './errors'
import type { http } from './http'
import { Sender } from './send'

const facts = { method: 'POST', path: '/api/a', response: v.string(), onError: 'throw' } as const
const asUser = call(facts)
const asCreator = call({ ...facts, token: 'creator' })
const asNobody = call({ ...facts, token: 'none' })
const asRefresh = call({ ...facts, token: 'refresh' })
const abroad = call({ ...facts, path: '', host: 'country' })

let made = 0
const token = (sub = 'ann', leftMs = 10 * MINUTE_MS) =>
  jwt({ iss: ISSUER, sub, ast: 101, jti: (made += 1), exp: (START + leftMs) / 1000 })
const set = (accessToken: string, refreshToken = token()) => ({
  accessToken,
  refreshToken,
  deviceToken: null,
})

/** A sender whose server accepts the bearers that `takes` allows. */
function senderWith(
  takes: (bearer: string | undefined) => boolean,
  refreshed: () => string | undefined = () => undefined,
) {
  const tokens = new TokenStore(
    createStorage(() => {
      throw new Error('blocked')
    }),
  )
  const sent: (string | undefined)[] = []
  const world = { refreshes: 0, creatorAsks: 0, now: START, pause: Promise.resolve() }
  const answer = async (_call: unknown, { bearer, signal }: { bearer?: string; signal?: AbortSignal }) => {
    signal?.throwIfAborted()
    sent.push(bearer)
    await world.pause
    signal?.throwIfAborted()
    if (takes(bearer)) return 'fine'
    throw new ApiError('refused', { path: '/api/a', status: 401 })
  }
  const sender = new Sender({
    tokens,
    refresh: async () => {
      world.refreshes += 1
      await Promise.resolve()
      const next = refreshed()
      if (next) tokens.storeRefreshed(tokens.read(), set(next))
    },
    http: answer as unknown as typeof http, // one response for all calls of this test
    creatorTokens: new CreatorTokenCache({
      fetchToken: (creatorId) => {
        world.creatorAsks += 1
        const accessToken = `${creatorId}-${world.creatorAsks}`
        return Promise.resolve({ accessToken, expiresAt: instant(world.now + 15 * MINUTE_MS) })
      },
      now: () => world.now,
    }),
    now: () => world.now,
  })
  return { sender, tokens, sent, world }
}

describe('the token of a call', () => {
  it('is the access token by default', async () => {
    const { sender, sent, tokens } = senderWith(() => true)
    const [access, refresh] = [token(), token()]
    tokens.beginSession('login', set(access, refresh))
    await sender.send(asUser, undefined)
    await sender.send(asRefresh, undefined)
    await sender.send(asNobody, undefined)
    await sender.send(abroad, undefined)
    await sender.send(asCreator, undefined, { creatorId: 'c1' })
    await sender.send(asUser, undefined, { bearer: refresh })
    expect(sent).toEqual([access, refresh, undefined, undefined, 'c1-1', refresh])
  })

  it('is missing when unreadable', async () => {
    const { sender, sent } = senderWith(() => true)
    await sender.send(asUser, undefined, { bearer: 'not a token' })
    expect(sent).toEqual([undefined])
  })

  it('is renewed first when it is known to be expired', async () => {
    const fresh = token()
    const { sender, sent, tokens } = senderWith(
      () => true,
      () => fresh,
    )
    tokens.beginSession('login', set(token('ann', -1000)))
    await sender.send(asUser, undefined)
    expect(sent).toEqual([fresh])
  })
})

describe('a call with response 401', () => {
  it('waits for one refresh and is replayed once with the new token', async () => {
    const [old, fresh] = [token(), token()]
    const made = senderWith(
      (bearer) => bearer === fresh,
      () => fresh,
    )
    made.tokens.beginSession('login', set(old))
    await expect(made.sender.send(asUser, undefined)).resolves.toBe('fine')
    expect(made.sent).toEqual([old, fresh])
    expect(made.world.refreshes).toBe(1)
  })

  it('is replayed without a refresh when another token is already stored', async () => {
    const [old, fresh] = [token(), token()]
    const made = senderWith((bearer) => bearer === fresh)
    made.tokens.beginSession('login', set(old))
    const answer = made.sender.send(asUser, undefined)
    await Promise.resolve()
    await Promise.resolve()
    made.tokens.storeRefreshed(made.tokens.read(), set(fresh))
    await expect(answer).resolves.toBe('fine')
    expect(made.world.refreshes).toBe(0)
  })

  it('returns its second 401', async () => {
    const made = senderWith(
      () => false,
      () => token(),
    )
    made.tokens.beginSession('login', set(token()))
    await expect(made.sender.send(asUser, undefined)).rejects.toMatchObject({ status: 401 })
    expect(made.sent).toHaveLength(2)
  })

  it('stops refreshing when each new token is rejected too, and starts again a minute later', async () => {
    const made = senderWith(
      () => false,
      () => token(),
    )
    made.tokens.beginSession('login', set(token()))
    for (let time = 0; time < 10; time += 1)
      await expect(made.sender.send(asUser, undefined)).rejects.toMatchObject({ status: 401 })
    expect(made.world.refreshes).toBe(3)
    made.world.now += MINUTE_MS
    await expect(made.sender.send(asUser, undefined)).rejects.toMatchObject({ status: 401 })
    expect(made.world.refreshes).toBe(4)
  })

  it.each([
    ['the refresh call', asRefresh, {}],
    ['a call without a token', asNobody, {}],
    ['a call with a token of its own, as logout', asUser, { bearer: token() }],
  ])('is never replayed: %s', async (_what, call, options) => {
    const made = senderWith(
      () => false,
      () => token(),
    )
    made.tokens.beginSession('login', set(token()))
    await expect(made.sender.send(call, undefined, options)).rejects.toMatchObject({ status: 401 })
    expect(made.world.refreshes).toBe(0)
    expect(made.sent).toHaveLength(1)
  })

  it('as a creator gets a new creator token, once', async () => {
    const made = senderWith((bearer) => bearer === 'c1-2')
    await expect(made.sender.send(asCreator, undefined, { creatorId: 'c1' })).resolves.toBe('fine')
    expect(made.sent).toEqual(['c1-1', 'c1-2'])
    expect(made.world.refreshes).toBe(0)
  })
})

it('a call with response 403 is never replayed', async () => {
  const made = senderWith(() => {
    throw new ApiError('refused', { path: '/api/a', status: 403 })
  })
  made.tokens.beginSession('login', set(token()))
  await expect(made.sender.send(asUser, undefined)).rejects.toMatchObject({ status: 403 })
  expect(made.sent).toHaveLength(1)
  expect(made.world.refreshes).toBe(0)
})

describe('a call in flight when its session ends', () => {
  it('is aborted, and never continues as another user', async () => {
    const made = senderWith(() => true)
    made.tokens.beginSession('login', set(token()))
    const stop = made.sender.followSession()
    const under = Promise.withResolvers<void>()
    made.world.pause = under.promise
    const call = made.sender.send(asUser, undefined)
    await Promise.resolve()
    made.tokens.beginSession('login', set(token('bob')))
    under.resolve()
    await expect(call).rejects.toMatchObject({ name: 'AbortError' })
    stop()
  })

  it('is not sent at all when that happens while it waits for a token', async () => {
    const made = senderWith(
      () => true,
      () => {
        made.tokens.beginSession('login', set(token('bob')))
        return undefined
      },
    )
    made.tokens.beginSession('login', set(token('ann', -1000)))
    await expect(made.sender.send(asUser, undefined)).rejects.toMatchObject({ name: 'AbortError' })
    expect(made.sent).toEqual([])
  })
})

describe('the token of a creator', () => {
  it('is requested once, cached by creator, and renewed five minutes before it expires', async () => {
    const made = senderWith(() => true)
    const send = (creatorId: string) => made.sender.send(asCreator, undefined, { creatorId })
    await Promise.all([send('c1'), send('c1')])
    await send('c2')
    expect(made.world.creatorAsks).toBe(2)
    made.world.now += 10 * MINUTE_MS - 1
    await send('c1')
    expect(made.world.creatorAsks).toBe(2)
    made.world.now += 1
    await send('c1')
    expect(made.sent).toEqual(['c1-1', 'c1-1', 'c2-2', 'c1-1', 'c1-3'])
  })

  it('does not outlive the session that requested it', async () => {
    const made = senderWith(() => true)
    made.tokens.beginSession('login', set(token()))
    await made.sender.send(asCreator, undefined, { creatorId: 'c1' })
    made.tokens.beginSession('login', set(token('bob')))
    await made.sender.send(asCreator, undefined, { creatorId: 'c1' })
    expect(made.sent).toEqual(['c1-1', 'c1-2'])
  })
})
