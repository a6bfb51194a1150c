import { expect, it } from 'vitest'

import { clockIn, clockOut, listWorkLogs, sendHeartbeat } from '@/api/calls/chatter/chatter'

import { iso, MINUTE_MS } from '../../seed/calendar'
import { createPeopleFixture, NOON } from '../../testing/people-fixture'

it('counts clocked time within five minutes of an action as active', async () => {
  const stage = createPeopleFixture()
  await stage.begin()
  const ana = await stage.at('ana')
  const { chatterWorkLog } = await ana.call(clockIn, undefined)
  const { chatterWorkLogId } = chatterWorkLog ?? expect.fail('off duty')
  const act = (sinceMs = 0) =>
    ana.call(sendHeartbeat, { chatterWorkLogId, activeSince: iso(stage.world.now() - sinceMs) })
  const active = async () => {
    const { data } = await ana.call(listWorkLogs, { from: iso(NOON), to: iso(stage.world.now() + 1) })
    return (data.find((log) => log.chatterWorkLogId === chatterWorkLogId)?.activeSeconds ?? 0) / 60
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
  await ana.call(clockOut, { chatterWorkLogId })
  stage.pass(10 * MINUTE_MS)
  expect(await active()).toBe(16)
})
