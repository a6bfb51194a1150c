import { expect, it } from 'vitest'

import { lineState, openLine } from './live-line'

it('a page’s own line speaks while it is open; then the one that is kept on every page speaks again', () => {
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
