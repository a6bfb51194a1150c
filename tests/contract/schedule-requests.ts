import { DAY_MS } from '@/lib/duration'
import type { MockClient } from '@/mocks/testing/mock-client'

import type { Requests } from './tool-requests'

const creatorId = 'creator-01'

const nextWeek = () => new Date(Date.now() + 7 * DAY_MS).toISOString()
const month = () => ({
  from: new Date(Date.now() - 30 * DAY_MS).toISOString(),
  to: new Date(Date.now() + 40 * DAY_MS).toISOString(),
})

/** A scheduled post in a given state. */
async function scheduledPost(visitor: MockClient, state: string): Promise<{ itemId: string }> {
  const { body } = await visitor.send('/api/scheduler/list', {
    body: { ...month(), kinds: ['post'] },
    bearer: await visitor.creatorToken(creatorId),
  })
  const { data } = body as unknown as { data: { itemId: string; state: string }[] }
  return { itemId: data.find((item) => item.state === state)?.itemId ?? '' }
}

/** Requests of the scheduler's calls. */
export const SCHEDULE_REQUESTS: Requests = {
  listSchedule: { body: () => Promise.resolve(month()) },
  getBestHours: { body: () => Promise.resolve({ ...month(), timezone: 'Europe/Warsaw' }) },
  moveScheduled: {
    body: async (visitor) => ({ ...(await scheduledPost(visitor, 'scheduled')), at: nextWeek() }),
  },
  cancelScheduled: { body: (visitor) => scheduledPost(visitor, 'scheduled') },
  duplicateScheduled: {
    body: async (visitor) => ({
      ...(await scheduledPost(visitor, 'scheduled')),
      clientId: 'schedule-c-1',
      at: nextWeek(),
    }),
  },
  retryScheduled: { body: (visitor) => scheduledPost(visitor, 'failed') },
  createScheduled: {
    body: () =>
      Promise.resolve({
        clientId: 'schedule-c-2',
        kind: 'post',
        at: nextWeek(),
        text: 'Rooftop',
        mediaIds: [],
      }),
  },
  updateScheduled: {
    body: async (visitor) => ({
      ...(await scheduledPost(visitor, 'scheduled')),
      at: nextWeek(),
      text: 'Rooftop',
      mediaIds: [],
    }),
  },
}
