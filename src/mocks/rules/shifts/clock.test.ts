import { describe, expect, it } from 'vitest'

import { IDENTITIES } from '../account/identities'
import { staffById } from '../../seed/staff'
import { memoryStore } from '../../state/snapshot'
import { MockClient } from '../../testing/mock-client'
import { createWorld } from '../../state/world'
import { onDutyNow } from './clock'

const CLOCK = '/api/internal/chatter/clock-in-status'
const NOON = Date.UTC(2026, 10, 20, 12)

interface Log {
  chatterWorkLogId: string
  clockInAt: string
  clockOutAt: string | null
  durationWorked: number
}

async function ana() {
  let now = NOON
  const visitor = new MockClient(createWorld(memoryStore(), () => now))
  await visitor.world.setFaults({ accessLifeS: 1_000_000 })
  await visitor.signIn('ana@northlight.agency')
  const ask = async (act: string, body: object = {}) => {
    const answer = await visitor.send(`${CLOCK}/${act}`, { body })
    return { status: answer.status, log: answer.body['chatterWorkLog'] as unknown as Log | null }
  }
  return { visitor, ask, pass: (minutes: number) => void (now += minutes * 60_000) }
}

describe('the clock', () => {
  it('is one for a seeded person: on the floor and on their own page', async () => {
    const { visitor } = await ana()
    const { world } = visitor
    const of = (userId: string) => onDutyNow(world).filter((one) => one.userId === userId).length
    const own = new Set(IDENTITIES.map(({ userId }) => userId))
    const { userId = '' } = onDutyNow(world).find((one) => !own.has(one.userId)) ?? {}
    const person = new MockClient(world)
    await person.signIn(staffById(userId)?.email ?? '')
    const ask = async (act: string, body: object = {}) => {
      const answer = await person.send(`${CLOCK}/${act}`, { body })
      return answer.body['chatterWorkLog'] as unknown as Log | null
    }
    const log = await ask('get')
    expect(log).toMatchObject({ clockOutAt: null })
    expect((await ask('clock-in'))?.chatterWorkLogId).toBe(log?.chatterWorkLogId)
    expect(of(userId)).toBe(1)
    await ask('clock-out', { chatterWorkLogId: log?.chatterWorkLogId })
    expect(of(userId)).toBe(0)
    expect(await ask('get')).toMatchObject({ clockOutAt: new Date(NOON).toISOString() })
    await ask('clock-in')
    expect(of(userId)).toBe(1)
  })

  it('is off duty until the user clocks in, and again after clocking out', async () => {
    const { ask, pass } = await ana()
    expect((await ask('get')).log).toBeNull()
    const { log } = await ask('clock-in')
    expect(log).toMatchObject({ clockInAt: new Date(NOON).toISOString(), clockOutAt: null })
    pass(10)
    expect((await ask('get')).log).toMatchObject({ clockOutAt: null, durationWorked: 600 })
    const out = await ask('clock-out', { chatterWorkLogId: log?.chatterWorkLogId })
    expect(out.log?.clockOutAt).toBe(new Date(NOON + 600_000).toISOString())
    expect((await ask('get')).log?.clockOutAt).toBe(out.log?.clockOutAt)
  })

  it('shows a second device the same log, and closes it once', async () => {
    const { ask, pass } = await ana()
    const { log } = await ask('clock-in')
    expect((await ask('clock-in')).log?.chatterWorkLogId).toBe(log?.chatterWorkLogId)
    const first = await ask('clock-out', { chatterWorkLogId: log?.chatterWorkLogId })
    pass(3)
    expect((await ask('clock-out', { chatterWorkLogId: log?.chatterWorkLogId })).log?.clockOutAt).toBe(
      first.log?.clockOutAt,
    )
    expect((await ask('clock-out', { chatterWorkLogId: 'another' })).status).toBe(404)
  })

  it('closes a log at its last activity after 22 idle minutes', async () => {
    const { visitor, ask, pass } = await ana()
    const { log } = await ask('clock-in')
    pass(15)
    await ask('heartbeat', {
      chatterWorkLogId: log?.chatterWorkLogId,
      activeSince: new Date(NOON).toISOString(),
    })
    pass(21)
    expect((await ask('get')).log?.clockOutAt).toBeNull()
    pass(1)
    expect((await ask('get')).log?.clockOutAt).toBe(new Date(NOON + 15 * 60_000).toISOString())
    const from = new Date(NOON - 86_400_000).toISOString()
    const to = new Date(NOON + 86_400_000).toISOString()
    const { body } = await visitor.send('/api/internal/chatter/work-logs/list', { body: { from, to } })
    expect((body['data'] as unknown as { source: string }[])[0]?.source).toBe('auto')
  })
})
