import { expect, it } from 'vitest'

import { MockClient } from '../../testing/mock-client'

it('names colleagues only to callers who may see staff names; fans, creators and oneself always', async () => {
  const visitor = await MockClient.as('ana')
  const userIds = ['staff-05', 'staff-04', 'fan-7', 'creator-01']
  const named = async () => {
    const { displays } = await visitor.read<{ displays: { userId: string }[] }>('/api/user/display-batch', {
      userIds,
    })
    return displays.map(({ userId }) => userId)
  }
  const statuses = async (userId: string) => [
    (await visitor.ask('/api/user/display', { userId })).status,
    (await visitor.ask('/api/user/get-username', { userId })).status,
  ]
  expect(await named()).toEqual(userIds)
  expect(await statuses('staff-05')).toEqual([200, 200])
  visitor.world.state.permissions['staff-04'] = { canSeeStaffNames: false }
  expect(await named()).toEqual(['staff-04', 'fan-7', 'creator-01'])
  expect(await statuses('staff-05')).toEqual([404, 404])
  expect(await statuses('fan-7')).toEqual([200, 200])
})
