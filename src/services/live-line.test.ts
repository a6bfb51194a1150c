import { expect, it } from 'vitest'

import { lineState, openLine } from './live-line'

it('the page’s own stream defines the state while it is open, then the shared one again', () => {
  const ofEveryPage = openLine()
  ofEveryPage.note('live')
  const ofPage = openLine()
  ofPage.note('reconnecting')
  expect(lineState()).toBe('reconnecting')
  ofEveryPage.note('polling')
  expect(lineState()).toBe('reconnecting')
  ofPage.close()
  expect(lineState()).toBe('polling')
  ofPage.close()
  ofEveryPage.close()
  expect(lineState()).toBe('none')
})
