import { afterEach, expect, it, vi } from 'vitest'

import { handleStartFailure } from './start-failure'

afterEach(() => vi.unstubAllGlobals())

it('reports a lost connection when the server never responds', async () => {
  vi.spyOn(AbortSignal, 'timeout').mockReturnValue(AbortSignal.abort())
  HTMLDialogElement.prototype.showModal ??= () => {}
  const silentFetch = async (_: string, init?: RequestInit) => {
    init?.signal?.throwIfAborted()
    return new Promise<never>(() => {})
  }
  vi.stubGlobal('fetch', silentFetch)
  void handleStartFailure(new Error('cut'), '1', {
    ask: ['Reload?', 'New version.', 'Reload'],
    offline: ['Offline', 'No connection.', 'Try again'],
  })
  await vi.waitFor(() => expect(document.querySelector('dialog')).toHaveTextContent('No connection.'))
})
