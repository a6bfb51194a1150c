import { expect, it } from 'vitest'

import { sendTyped, createPeopleFixture, NOON } from '../../testing/people-fixture'

const DAY_MS = 24 * 3_600_000
const LOGS = '/api/agency/work-logs'
const at = (ms: number): string => new Date(NOON + ms).toISOString()

interface Log {
  chatterWorkLogId: string
  clockInAt: string
  clockOutAt: string | null
}

it('a log changed by a manager tells its person why, in a notice and in their own list', async () => {
  const stage = createPeopleFixture()
  await stage.begin()
  const [boss, ana] = [await stage.at('viktor'), await stage.at('ana')]
  const span = { from: at(-5 * DAY_MS), to: at(DAY_MS) }
  const listed = await sendTyped<{ data: Log[] }>(boss, `${LOGS}/list`, {
    ...span,
    userIds: ['staff-04'],
    limit: 100,
  })
  const log = listed.body.data.find(({ clockOutAt }) => clockOutAt !== null)
  const { chatterWorkLogId, clockInAt } = log ?? {}
  const clockOutAt = new Date(Date.parse(log?.clockOutAt ?? '') - 60_000).toISOString()
  const reason = 'Left a minute early'
  await sendTyped(boss, `${LOGS}/edit`, { chatterWorkLogId, clockInAt, clockOutAt, reason })
  const notices = await ana.sendAsCreator('/api/notifications/list', { limit: 5 }, 'creator-07')
  expect(JSON.stringify(notices.body)).toContain(reason)
  const own = await sendTyped<{ data: object[] }>(ana, '/api/internal/chatter/work-logs/list', span)
  expect(own.body.data).toContainEqual(expect.objectContaining({ chatterWorkLogId, changeReason: reason }))
})
