import { expect, it } from 'vitest'

import { beforeLogout, saveBeforeLogout } from './before-logout'

it('All work is told whether the session is left by will, and the failure of one is not the others’', async () => {
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
