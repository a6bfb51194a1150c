import { expect, it } from 'vitest'

import { oneAtATime } from './one-at-a-time'

it('runs once more for all calls during a run, and after a failed run', async () => {
  const runs: PromiseWithResolvers<void>[] = []
  const call = oneAtATime(() => {
    const started = Promise.withResolvers<void>()
    runs.push(started)
    return started.promise
  })
  const first = call()
  await Promise.all([call(), call()])
  expect(runs).toHaveLength(1)
  runs[0]?.resolve()
  await expect.poll(() => runs).toHaveLength(2)
  runs[1]?.reject(new Error('refused'))
  await expect(first).rejects.toThrow('refused')
  void call()
  expect(runs).toHaveLength(3)
})
