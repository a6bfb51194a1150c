import { describe, expect, it } from 'vitest'

import { memoryStore } from '../../state/snapshot'
import { MockClient } from '../../testing/mock-client'
import { createWorld } from '../../state/world'

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
