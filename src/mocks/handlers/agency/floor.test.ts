import { beforeEach, describe, expect, it } from 'vitest'

import { sendTyped, createPeopleFixture } from '../../testing/people-fixture'
import type { MockClient } from '../../testing/mock-client'

const MILA = 'creator-01'
/** One with few fans, so that notices are built quickly. */
const QUIET = 'creator-07'

let people: Record<'manager' | 'accountManager' | 'chatter', MockClient>

beforeEach(async () => {
  const stage = createPeopleFixture()
  await stage.begin()
  people = {
    manager: await stage.at('viktor'),
    accountManager: await stage.at('hana'),
    chatter: await stage.at('ana'),
  }
})

describe('the live floor', () => {
  const channels = async (creatorId = MILA) =>
    (
      await sendTyped<{ data: { channelId: string; fanId: string; assignedTo: string | null }[] }>(
        people.manager,
        '/api/agency/floor/channels',
        { creatorId },
      )
    ).body.data

  it('moves waiting fans to a chatter of the creator', async () => {
    const before = await channels()
    const free = before.filter(({ assignedTo }) => assignedTo === null)
    const move = (toUserId: string | null, fanIds?: string[]) =>
      sendTyped<{ moved: number }>(people.manager, '/api/agency/channels/reassign', {
        creatorId: MILA,
        fromUserId: null,
        toUserId,
        ...(fanIds && { fanIds }),
      })
    expect((await move('staff-04', [free[0]?.fanId ?? ''])).body).toEqual({ moved: 1 })
    expect((await channels()).find(({ fanId }) => fanId === free[0]?.fanId)?.assignedTo).toBe('staff-04')
    expect((await move('former-1')).key).toBe('person_gone')
  })

  it('shows a conversation, and notifies a colleague once', async () => {
    const [first] = await channels()
    const read = await sendTyped<{ fanId: string; messages: object[] }>(
      people.manager,
      '/api/agency/channels/read',
      {
        creatorId: MILA,
        channelId: first?.channelId,
      },
    )
    expect([read.body.fanId, read.body.messages.length > 0]).toEqual([first?.fanId, true])
    await sendTyped(people.manager, '/api/agency/nudge', { userId: 'staff-04', text: 'Mila waits' })
    const list = async (creatorId: string) => {
      const { body } = await people.chatter.sendAsCreator('/api/notifications/list', { limit: 1 }, creatorId)
      return (body['data'] as unknown as { notificationId: string; text: string; readAt: string | null }[])[0]
    }
    expect(await list(QUIET)).toMatchObject({ text: 'Mila waits', userId: 'staff-02', readAt: null })
    const id = (await list(QUIET))?.notificationId
    await people.chatter.sendAsCreator('/api/notifications/read', { ids: [id] }, QUIET)
    expect((await list('creator-08'))?.readAt).not.toBeNull()
  })

  it('is for managers only', async () => {
    for (const path of ['/api/agency/floor/get', '/api/agency/nudge', '/api/agency/channels/read'])
      expect((await sendTyped(people.accountManager, path)).status).toBe(403)
  })
})
