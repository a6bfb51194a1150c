import { expect, it } from 'vitest'

import { MINUTE_MS } from '../../seed/calendar'
import { createPeopleFixture, NOON } from '../../testing/people-fixture'

const CHATTER = '/api/internal/chatter'

interface Log {
  chatterWorkLogId: string
  activeSeconds: number
}

it('counts clocked time within five minutes of an action as active', async () => {
  const stage = createPeopleFixture()
  await stage.begin()
  const ana = await stage.at('ana')
  const clock = await ana.ask<{ chatterWorkLog: Log }>(`${CHATTER}/clock-in-status/clock-in`)
  const { chatterWorkLogId } = clock.body.chatterWorkLog
  const act = (sinceMs = 0) => {
    const activeSince = new Date(stage.world.now() - sinceMs).toISOString()
    return ana.ask(`${CHATTER}/clock-in-status/heartbeat`, { chatterWorkLogId, activeSince })
  }
  const active = async () => {
    const span = { from: new Date(NOON).toISOString(), to: new Date(stage.world.now() + 1).toISOString() }
    const { body } = await ana.ask<{ data: Log[] }>(`${CHATTER}/work-logs/list`, span)
    return (body.data.find((log) => log.chatterWorkLogId === chatterWorkLogId)?.activeSeconds ?? 0) / 60
  }
  stage.pass(2 * MINUTE_MS)
  expect(await active()).toBe(2)
  await act()
  stage.pass(15 * MINUTE_MS)
  expect(await active()).toBe(7)
  await act()
  stage.pass(9 * MINUTE_MS)
  await act(MINUTE_MS)
  expect(await active()).toBe(13)
  stage.pass(3 * MINUTE_MS)
  await ana.ask(`${CHATTER}/clock-in-status/clock-out`, { chatterWorkLogId })
  stage.pass(10 * MINUTE_MS)
  expect(await active()).toBe(16)
})
