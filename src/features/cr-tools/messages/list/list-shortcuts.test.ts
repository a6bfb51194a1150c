import { expect, it, vi } from 'vitest'

import { ListShortcuts } from './list-shortcuts'

it('handles a key pressed before the list has loaded once, when it has', () => {
  const keys = new ListShortcuts()
  const run = vi.fn()
  keys.run('next')
  keys.connect({ run, canUndo: () => true })()
  expect(run.mock.calls).toEqual([['next']])
  keys.connect({ run, canUndo: () => true })
  expect(run).toHaveBeenCalledTimes(1)
  keys.run('search')
  expect(run).toHaveBeenLastCalledWith('search')
  expect(keys.canUndo()).toBe(true)
})
