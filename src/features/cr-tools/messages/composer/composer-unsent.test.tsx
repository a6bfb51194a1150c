import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'

import { sendMessage } from '@/api/calls/chat/messages'
import { server, world } from '@/mocks/node'
import { watchConnection } from '@/services/network/connection'

import { advancePage } from '../../../../../tests/support/render/advance-page'
import {
  OPEN_CHANNEL_ID,
  renderComposer,
  advancePastUndo,
  serverTexts,
  waitingList,
  setUpComposerBackend,
} from '../../../../../tests/support/render/render-composer'

setUpComposerBackend()

describe('an unsent message', () => {
  it('shows the error of the server; retry sends it and those behind it', async () => {
    const { user, box } = await renderComposer()
    await world.setFaults({ mode: 'fail', status: 422, only: sendMessage.path })
    await user.type(box, 'First{Enter}')
    await user.type(box, 'Second{Enter}')
    await advancePastUndo()
    expect(await waitingList().findByText(/First: failed .+/)).toBeVisible()
    expect(await waitingList().findByText(/Second: waiting/)).toBeVisible()
    await world.setFaults({ mode: 'none' })
    await user.click(waitingList().getAllByRole('button', { name: 'Retry' })[0] as HTMLElement) // the list is not empty
    await waitFor(() => expect(waitingList().queryByRole('listitem')).toBeNull())
    expect((await serverTexts(OPEN_CHANNEL_ID)).slice(-2)).toEqual(['First', 'Second'])
  })

  it('backs off while only this call fails and never floods the network', async () => {
    const stopWatching = watchConnection(async () => true)
    let tries = 0
    const count = ({ request }: { request: Request }) =>
      void (tries += Number(request.url.endsWith(sendMessage.path)))
    server.events.on('request:start', count)
    const { user, box } = await renderComposer()
    await world.setFaults({ mode: 'offline', only: sendMessage.path })
    await user.type(box, 'Cut off{Enter}')
    await advancePastUndo()
    await waitFor(() => expect(tries).toBeGreaterThan(0))
    await advancePage(2500)
    expect(tries).toBeLessThanOrEqual(4)
    await world.setFaults({ mode: 'none' })
    await waitFor(() => expect(screen.queryByText(/Cut off: /)).toBeNull())
    expect((await serverTexts(OPEN_CHANNEL_ID)).filter((text) => text === 'Cut off')).toHaveLength(1)
    server.events.removeListener('request:start', count)
    stopWatching()
  })

  it('lets those behind it continue when it is deleted', async () => {
    const { user, box } = await renderComposer()
    await world.setFaults({ mode: 'fail', status: 422, only: sendMessage.path, times: 1 })
    await user.type(box, 'First{Enter}')
    await user.type(box, 'Second{Enter}')
    await advancePastUndo()
    await waitingList().findByText(/First: failed/)
    await user.click(waitingList().getAllByRole('button', { name: 'Delete' })[0] as HTMLElement) // the list is not empty
    await waitFor(() => expect(waitingList().queryByRole('listitem')).toBeNull())
    expect(await serverTexts(OPEN_CHANNEL_ID)).not.toContain('First')
    expect((await serverTexts(OPEN_CHANNEL_ID)).at(-1)).toBe('Second')
  })
})
