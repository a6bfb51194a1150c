import { expect, it } from 'vitest'

import { MINUTE_MS } from '../seed/calendar'
import { ask, desks, NOON } from './stage'

const CHATTER = '/api/internal/chatter'

interface Log {
  chatterWorkLogId: string
  activeSeconds: number
}

it('counts clocked time within five minutes of an action as active', async () => {
  const stage = desks()
  await stage.begin()
  const ana = await stage.at('ana')
  const clock = await ask<{ chatterWorkLog: Log }>(ana, `${CHATTER}/clock-in-status/clock-in`)
  const { chatterWorkLogId } = clock.body.chatterWorkLog
  const act = (sinceMs = 0) => {
    const activeSince = new Date(stage.world.now() - sinceMs).toISOString()
    return ask(ana, `${CHATTER}/clock-in-status/heartbeat`, { chatterWorkLogId, activeSince })
  }
  const active = async () => {
    const span = { from: new Date(NOON).toISOString(), to: new Date(stage.world.now() + 1).toISOString() }
    const { body } = await ask<{ data: Log[] }>(ana, `${CHATTER}/work-logs/list`, span)
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
  await ask(ana, `${CHATTER}/clock-in-status/clock-out`, { chatterWorkLogId })
  stage.pass(10 * MINUTE_MS)
  expect(await active()).toBe(16)
})
