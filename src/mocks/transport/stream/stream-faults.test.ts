import { describe, expect, it, vi } from 'vitest'

import { createStreamFixture, listen, settled } from '../../testing/stream-fixture'

describe('a fault of the event stream', () => {
  it('breaks, hangs and is rejected under the matching faults', async () => {
    const { world, bearer, send } = await createStreamFixture()
    const heard = await listen(world, bearer)
    await world.setFaults({ mode: 'offline', only: '/api/events' })
    expect(await heard.over).toBe('broken')
    expect((await listen(world, bearer)).status).toBe(0)
    await world.setFaults({ mode: 'fail' })
    expect((await listen(world, bearer)).status).toBe(500)
    await world.setFaults({ mode: 'none' })
    const hung = await listen(world, bearer)
    await world.setFaults({ mode: 'hang' })
    await send('unheard')
    await world.setFaults({ mode: 'none' })
    const next = await listen(world, bearer, hung.lastId())
    await settled(next, 1)
    expect(hung.events).toEqual([])
  })

  it('breaks the given share of connections, however long they last', async () => {
    const { world, bearer, send } = await createStreamFixture()
    const roll = vi.spyOn(Math, 'random').mockReturnValue(0.6)
    const lucky = await listen(world, bearer)
    roll.mockReturnValue(0.4)
    const unlucky = await listen(world, bearer)
    roll.mockReturnValue(0)
    await world.setFaults({ mode: 'offline', rate: 0.5, only: '/api/events' })
    expect(await unlucky.over).toBe('broken')
    await send('heard')
    await settled(lucky, 1)
    roll.mockRestore()
  })
})
