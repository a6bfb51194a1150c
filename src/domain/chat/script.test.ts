import { expect, it } from 'vitest'

import { stepToOffer } from './script'

const step = () => ({ text: 'Hi', mediaIds: [], price: 0, waitFor: 'nothing' as const })
const offered = (...sent: number[]) =>
  stepToOffer({ steps: [step(), step(), step()] }, (at) => sent.includes(at))

it.each([
  [[], 0],
  [[0], 1],
  [[0, 1], 2],
  [[1], 2],
  [[2], 0],
  [[0, 2], 1],
  [[0, 1, 2], 0],
])('after %j were sent, offers step %i', (sent, due) => {
  expect(offered(...sent)).toBe(due)
})
