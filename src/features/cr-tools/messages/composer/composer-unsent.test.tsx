import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'

import { sendMessage } from '@/api/calls/messages'
import { server, world } from '@/mocks/node'
import { watchConnection } from '@/services/connection'

import {
  OPEN,
  openComposer,
  passUndo,
  pass,
  texts,
  waiting,
  withComposerBackend,
} from '../../../../../tests/composer-stage'

withComposerBackend()

describe('an unsent message', () => {
  it('shows the error of the server; retry sends it and those behind it', async () => {
    const { user, box } = await openComposer()
    await world.setFaults({ mode: 'fail', status: 422, only: sendMessage.path })
    await user.type(box, 'First{Enter}')
    await user.type(box, 'Second{Enter}')
    await passUndo()
    expect(await waiting().findByText(/First: failed .+/)).toBeVisible()
    expect(await waiting().findByText(/Second: waiting/)).toBeVisible()
    await world.setFaults({ mode: 'none' })
    await user.click(waiting().getAllByRole('button', { name: 'Retry' })[0] as HTMLElement) // the list is not empty
    await waitFor(() => expect(waiting().queryByRole('listitem')).toBeNull())
    expect((await texts(OPEN)).slice(-2)).toEqual(['First', 'Second'])
  })

  it('backs off while only this call fails and never floods the network', async () => {
    const stopWatching = watchConnection(async () => true)
    let tries = 0
    const count = ({ request }: { request: Request }) =>
      void (tries += Number(request.url.endsWith(sendMessage.path)))
    server.events.on('request:start', count)
    const { user, box } = await openComposer()
    await world.setFaults({ mode: 'offline', only: sendMessage.path })
    await user.type(box, 'Cut off{Enter}')
    await passUndo()
    await waitFor(() => expect(tries).toBeGreaterThan(0))
    await pass(2500)
    expect(tries).toBeLessThanOrEqual(4)
    await world.setFaults({ mode: 'none' })
    await waitFor(() => expect(screen.queryByText(/Cut off: /)).toBeNull())
    expect((await texts(OPEN)).filter((text) => text === 'Cut off')).toHaveLength(1)
    server.events.removeListener('request:start', count)
    stopWatching()
  })

  it('lets those behind it continue when it is deleted', async () => {
    const { user, box } = await openComposer()
    await world.setFaults({ mode: 'fail', status: 422, only: sendMessage.path, times: 1 })
    await user.type(box, 'First{Enter}')
    await user.type(box, 'Second{Enter}')
    await passUndo()
    await waiting().findByText(/First: failed/)
    await user.click(waiting().getAllByRole('button', { name: 'Delete' })[0] as HTMLElement) // the list is not empty
    await waitFor(() => expect(waiting().queryByRole('listitem')).toBeNull())
    expect(await texts(OPEN)).not.toContain('First')
    expect((await texts(OPEN)).at(-1)).toBe('Second')
  })
})
