import { expect, it } from 'vitest'

import { getUserDisplay, getUsername, listUserDisplays } from '@/api/calls/account/user'

import { MockClient } from '../../testing/mock-client'

it('names colleagues only to callers who may see staff names; fans, creators and oneself always', async () => {
  const visitor = await MockClient.as('ana')
  const userIds = ['staff-05', 'staff-04', 'fan-7', 'creator-01']
  const named = async () => {
    const { displays } = await visitor.call(listUserDisplays, { userIds })
    return displays.map(({ userId }) => userId)
  }
  const statuses = async (userId: string) => [
    (await visitor.outcomeOf(getUserDisplay, { userId })).status,
    (await visitor.outcomeOf(getUsername, { userId })).status,
  ]
  expect(await named()).toEqual(userIds)
  expect(await statuses('staff-05')).toEqual([200, 200])
  visitor.world.state.permissions['staff-04'] = { canSeeStaffNames: false }
  expect(await named()).toEqual(['staff-04', 'fan-7', 'creator-01'])
  expect(await statuses('staff-05')).toEqual([404, 404])
  expect(await statuses('fan-7')).toEqual([200, 200])
})
