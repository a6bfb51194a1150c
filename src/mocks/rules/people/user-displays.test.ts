import { expect, it } from 'vitest'

import { MockClient } from '../../testing/mock-client'

const userIds = ['staff-05', 'staff-04', 'fan-7', 'creator-01']

async function stage() {
  const visitor = await MockClient.as('ana')
  const named = async () => {
    const { body } = await visitor.send('/api/user/display-batch', { body: { userIds } })
    return (body['displays'] as unknown as { userId: string }[]).map(({ userId }) => userId)
  }
  const handover = async () => {
    const path = '/api/internal/chatter/handover/get'
    return (await visitor.send(path, { body: { creatorId: 'creator-01' } })).body
  }
  return { visitor, named, handover }
}

it('names colleagues only to callers who may see staff names; fans, creators and oneself always', async () => {
  const { visitor, named, handover } = await stage()
  expect(await named()).toEqual(userIds)
  expect((await handover())['authorName']).toEqual(expect.any(String))
  visitor.world.state.permissions['staff-04'] = { canSeeStaffNames: false }
  expect(await named()).toEqual(['staff-04', 'fan-7', 'creator-01'])
  const one = { body: { userId: 'staff-05' } }
  expect((await visitor.send('/api/user/display', one)).status).toBe(404)
  expect(await handover()).toMatchObject({ authorId: null, authorName: null, text: expect.any(String) })
})
