import { expect, it, vi } from 'vitest'

import { ListKeys } from './list-keys'

it('handles a key pressed before the list has loaded once, when it has', () => {
  const keys = new ListKeys()
  const run = vi.fn()
  keys.run('next')
  keys.serve({ run, canUndo: () => true })()
  expect(run.mock.calls).toEqual([['next']])
  keys.serve({ run, canUndo: () => true })
  expect(run).toHaveBeenCalledTimes(1)
  keys.run('search')
  expect(run).toHaveBeenLastCalledWith('search')
  expect(keys.canUndo()).toBe(true)
})
