import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import type { ServerEvent } from '@/domain/server/server-event'
import { server, world } from '@/mocks/node'
import { MockClient } from '@/mocks/testing/mock-client'

import { waitForExpect } from '../../tests/support/wait-for-expect'
import { openEventStream } from './server-events'
import { tokens } from './token-store'

beforeAll(() => server.listen())
afterAll(() => server.close())

/** Signs this page in, and listens to agency events. */
async function listen(email: string) {
  const visitor = new MockClient(world)
  await visitor.signIn(email)
  if (!visitor.tokens) throw new Error('Nobody signed in')
  tokens.beginSession('login', visitor.tokens)
  const [events, states]: [ServerEvent[], string[]] = [[], []]
  const stop = openEventStream({
    creatorId: null,
    onEvent: (event) => events.push(event),
    onState: (state) => states.push(state),
  })
  return { visitor, events, states, stop }
}

const nudge = (visitor: MockClient) =>
  visitor.send('/api/internal/chatter/clock-in-status/clock-in', { body: {} })

describe('the event stream without a creator', () => {
  it('sends agency events to a manager, with the access token only', async () => {
    const { visitor, events, states, stop } = await listen('viktor@northlight.agency')
    await expect.poll(() => states).toContain('live')
    await nudge(visitor)
    await expect.poll(() => events.map(({ name }) => name)).toContain('clock.changed')
    stop()
  })

  it('renews a token that the server rejects', async () => {
    const { visitor, states, stop } = await listen('viktor@northlight.agency')
    await expect.poll(() => states).toContain('live')
    stop()
    const before = tokens.read().accessToken
    await world.transact(() => {
      world.state.accessGeneration += 1
    })
    const again: string[] = []
    const stopAgain = openEventStream({
      creatorId: null,
      onEvent: () => undefined,
      onState: (state) => again.push(state),
    })
    await waitForExpect(() => expect(again).toContain('live'))
    expect(tokens.read().accessToken).not.toBe(before)
    expect(visitor.tokens?.accessToken).toBe(before)
    stopAgain()
  })

  it('does not connect for users without an agency page', async () => {
    const { states, stop } = await listen('noor@northlight.agency')
    await expect.poll(() => states).toContain('polling')
    expect(states).not.toContain('live')
    stop()
  })
})
