import { expect, it } from 'vitest'

import { registerLogoutSaver, runLogoutSavers } from './before-logout'

it('every saver learns whether the logout is by choice, and one failure does not affect the others', async () => {
  const saved: string[] = []
  const stops = [
    registerLogoutSaver(() => Promise.reject(new Error('full'))),
    registerLogoutSaver(async (isByWill) => void saved.push(isByWill ? 'will' : 'force')),
  ]
  await runLogoutSavers(true)
  await runLogoutSavers(false)
  stops.forEach((stop) => stop())
  await runLogoutSavers(true)
  expect(saved).toEqual(['will', 'force'])
})
