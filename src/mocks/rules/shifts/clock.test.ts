import { describe, expect, it } from 'vitest'

import { clockIn, clockOut, getClockStatus, listWorkLogs, sendHeartbeat } from '@/api/calls/chatter/chatter'
import { isoOf } from '@/domain/time/instant'

import { DAY_MS, MINUTE_MS } from '../../seed/calendar'
import { createPeopleFixture, NOON } from '../../testing/people-fixture'

async function ana() {
  const { begin, at, pass } = createPeopleFixture()
  await begin()
  return { visitor: await at('ana'), pass: (minutes: number) => pass(minutes * MINUTE_MS) }
}

describe('the clock', () => {
  it('shows a second device the same log, and closes it once', async () => {
    const { visitor, pass } = await ana()
    const { chatterWorkLog } = await visitor.call(clockIn, undefined)
    const { chatterWorkLogId } = chatterWorkLog ?? expect.fail('off duty')
    expect(await visitor.call(clockIn, undefined)).toMatchObject({ chatterWorkLog: { chatterWorkLogId } })
    const first = await visitor.call(clockOut, { chatterWorkLogId })
    expect(first.chatterWorkLog?.clockOutAt).toBe(NOON)
    pass(3)
    expect(await visitor.call(clockOut, { chatterWorkLogId })).toEqual(first)
    const another = await visitor.outcomeOf(clockOut, { chatterWorkLogId: 'another' })
    expect(another.status).toBe(404)
  })

  it('closes a log at its last activity after 22 idle minutes', async () => {
    const { visitor, pass } = await ana()
    const { chatterWorkLog } = await visitor.call(clockIn, undefined)
    const { chatterWorkLogId } = chatterWorkLog ?? expect.fail('off duty')
    const status = async () => (await visitor.call(getClockStatus, undefined)).chatterWorkLog
    pass(15)
    await visitor.call(sendHeartbeat, { chatterWorkLogId, activeSince: isoOf(NOON) })
    pass(21)
    expect(await status()).toMatchObject({ clockOutAt: null })
    pass(1)
    expect(await status()).toMatchObject({ clockOutAt: NOON + 15 * MINUTE_MS })
    const around = { from: isoOf(NOON - DAY_MS), to: isoOf(NOON + DAY_MS) }
    expect((await visitor.call(listWorkLogs, around)).data[0]?.source).toBe('auto')
  })
})
