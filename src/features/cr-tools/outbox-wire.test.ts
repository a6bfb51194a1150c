import { describe, expect, it } from 'vitest'

import { ApiError } from '@/api/errors'

import { startWords } from '../../../tests/words'
import { verdictOf } from './outbox-wire'

const refused = (status: number, text = 'Not like this') =>
  new ApiError('refused', {
    path: '/api/messages/send',
    status,
    body: { statusCode: status, message: text },
    retryAfterMs: 3000,
  })

describe('what a failed try means for a message', () => {
  it.each([400, 403, 404, 409, 422])('%i: it has failed, with the words of the server', (status) => {
    expect(verdictOf(refused(status))).toEqual({ kind: 'refused', words: 'Not like this' })
  })

  it.each([401, 408, 425, 429])('%i: it is tried again, not before the server wants to', (status) => {
    expect(verdictOf(refused(status))).toMatchObject({ kind: 'broken', afterMs: 3000 })
  })

  it.each([500, 502, 503])('%i: the server broke over it', async (status) => {
    await startWords()
    expect(verdictOf(refused(status))).toMatchObject({ kind: 'broken' })
  })

  it('an answer that cannot be read is tried again: it may have arrived', async () => {
    await startWords()
    expect(verdictOf(new ApiError('unreadable', { path: '/' }))).toMatchObject({ kind: 'broken' })
  })

  it.each(['network', 'timeout'] as const)('%s: nobody knows whether it arrived', (kind) => {
    expect(verdictOf(new ApiError(kind, { path: '/' }))).toEqual({ kind: 'unreached' })
  })

  it('the end of a session is none of its own', () => {
    expect(verdictOf(new DOMException('The session is over', 'AbortError'))).toEqual({ kind: 'over' })
  })
})
