import { createTransport } from '@sentry/react'
import { describe, expect, it } from 'vitest'

import { startSentry } from './sentry'
import { waitForExpect } from '../../../tests/support/wait-for-expect'

const sent: string[] = []
const transport = (options: Parameters<typeof createTransport>[0]) =>
  createTransport(options, async ({ body }) => {
    sent.push(typeof body === 'string' ? body : new TextDecoder().decode(body))
    return { statusCode: 200 }
  })

describe('the reporter', () => {
  it('sends a caught and an uncaught error, without secrets in the envelope', async () => {
    const send = startSentry({ dsn: 'https://key@reports.example/1', release: '1.0.0', transport })
    send(new Error('No account for ana@agency.example', { cause: new Error('Bearer abcdefghijklmnop') }))
    window.onerror?.('x', 'x', 1, 1, new TypeError('x is not a function at /login?code=topsecretcode'))
    await waitForExpect(() => expect(sent.join()).toContain('x is not a function'))
    const all = sent.join('\n')
    expect(all).toContain('[message]')
    for (const secret of ['ana@agency', 'abcdefghijklmnop', 'topsecretcode'])
      expect(all).not.toContain(secret)
  })
})
