import { createHash, webcrypto } from 'node:crypto'

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { fileHash } from './file-hash'

const SLICE = 8 * 2 ** 20
const sha = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest()
const { signal } = new AbortController()

// jsdom has no crypto.subtle; Node's equals the browser's.
beforeEach(() => vi.stubGlobal('crypto', webcrypto))
afterEach(() => vi.unstubAllGlobals())

describe('the hash of a file', () => {
  it('is the hash of its slice hashes', async () => {
    const bytes = new Uint8Array(SLICE + 5).map((_, at) => at % 251)
    const whole = sha(Buffer.concat([sha(bytes.slice(0, SLICE)), sha(bytes.slice(SLICE))])).toString('hex')
    expect(await fileHash(new Blob([bytes]), signal)).toBe(whole)
  })

  it('stops when aborted', async () => {
    const stop = new AbortController()
    stop.abort(new DOMException('', 'AbortError'))
    await expect(fileHash(new Blob(['x']), stop.signal)).rejects.toThrow()
  })
})
