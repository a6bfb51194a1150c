import { expect, it } from 'vitest'

import { beforeLogout, saveBeforeLogout } from './before-logout'

it('every saver learns whether the logout is by choice, and one failure does not affect the others', async () => {
  const told: string[] = []
  const stops = [
    beforeLogout(() => Promise.reject(new Error('full'))),
    beforeLogout(async (isByWill) => void told.push(isByWill ? 'will' : 'force')),
  ]
  await saveBeforeLogout(true)
  await saveBeforeLogout(false)
  stops.forEach((stop) => stop())
  await saveBeforeLogout(true)
  expect(told).toEqual(['will', 'force'])
})
