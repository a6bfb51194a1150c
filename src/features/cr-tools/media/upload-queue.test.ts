import * as v from 'valibot'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { ApiError } from '@/api/errors'
import { UPLOAD_CANCEL_WAIT_MS } from '@/config/constants'
import { UPLOADS_CONCURRENT_MAX } from '@/config/tool-limits'
import { Media } from '@/domain/vault/media'

import { UploadQueue } from './upload-queue'

const mediaOf = (mediaId: string) => v.parse(Media, { mediaId, kind: 'image', url: `/${mediaId}` })
const file = (name: string, type = 'image/png') => new File(['x'], name, { type })

/** A fake server that finishes a file on demand. */
function createFixture() {
  const open = new Map<
    string,
    { finish: () => void; fail: (error: Error) => void; progress: (ratio: number) => void }
  >()
  const cancelled: string[] = []
  const completed: string[] = []
  const ranges: [number, number][] = []
  const queue = new UploadQueue({
    contentProblem: async ({ name }) => (name === 'text' ? { kind: 'content' } : undefined),
    hash: async ({ name }) => `hash-${name}`,
    findDuplicate: async (hash) => (hash === 'hash-known' ? 'media-1' : null),
    start: async ({ file: { name } }) => ({
      mediaId: name,
      uploadUrl: `/put/${name}`,
      partBytes: name.startsWith('film') ? 4 : null,
      received: 0,
    }),
    received: async (mediaId) => (mediaId.startsWith('film') ? 4 : 0),
    facts: async () => ({}),
    put: (_file, url, { signal, onProgress, range }) =>
      new Promise((resolve, reject) => {
        if (range) ranges.push([range.from, range.to])
        open.set(url.replace('/put/', ''), { finish: resolve, fail: reject, progress: onProgress })
        signal.addEventListener('abort', () => reject(new DOMException('', 'AbortError')))
      }),
    complete: async (mediaId) => {
      completed.push(mediaId)
      return mediaOf(mediaId)
    },
    cancel: (mediaId) => cancelled.push(mediaId),
  })
  const of = (name: string) => queue.read().find((upload) => upload.file.name === name)
  return { queue, open, cancelled, completed, ranges, of }
}

const flushPromises = () => vi.advanceTimersByTimeAsync(0)

describe('uploads', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  it('run a few at a time, report progress and arrive once', async () => {
    const { queue, open, of } = createFixture()
    queue.add(
      'chat',
      'mila',
      ['a', 'b', 'c', 'd', 'e'].map((name) => file(name)),
    )
    await flushPromises()
    expect(open.size).toBe(UPLOADS_CONCURRENT_MAX)
    expect(of('d')?.state).toBe('waiting')
    open.get('a')?.progress(0.4)
    expect(of('a')?.sent).toBe(0.4)
    open.get('a')?.finish()
    await flushPromises()
    expect(of('a')).toBeUndefined()
    expect(of('d')?.state).toBe('sending')
    expect(queue.takeReady('chat').map(({ mediaId }) => mediaId)).toEqual(['a'])
    expect(queue.takeReady('chat')).toEqual([])
  })

  it('are cancelled after a second in which the user can keep them (requirements 9)', async () => {
    const { queue, open, cancelled, of } = createFixture()
    queue.add('chat', 'mila', [file('a'), file('b')])
    await flushPromises()
    const [a, b] = queue.read()
    queue.cancel(a?.uploadId ?? '')
    queue.cancel(b?.uploadId ?? '')
    await vi.advanceTimersByTimeAsync(UPLOAD_CANCEL_WAIT_MS - 1)
    expect(of('a')?.state).toBe('cancelling')
    queue.keepCancelled(b?.uploadId ?? '')
    await vi.advanceTimersByTimeAsync(1)
    expect(of('a')).toBeUndefined()
    expect(cancelled).toEqual(['a'])
    expect(of('b')?.state).toBe('sending')
    open.get('b')?.finish()
    await flushPromises()
    expect(queue.takeReady('chat')).toHaveLength(1)
  })

  it('do not arrive, nor reach the vault, when they finish while being cancelled', async () => {
    const { queue, open, cancelled, completed } = createFixture()
    queue.add('chat', 'mila', [file('a')])
    await flushPromises()
    queue.cancel(queue.read()[0]?.uploadId ?? '')
    open.get('a')?.finish()
    await vi.advanceTimersByTimeAsync(UPLOAD_CANCEL_WAIT_MS)
    expect(queue.read()).toEqual([])
    expect(queue.takeReady('chat')).toEqual([])
    expect(completed).toEqual([])
    expect(cancelled).toEqual(['a'])
  })

  it('arrive when they are kept after they finished', async () => {
    const { queue, open } = createFixture()
    queue.add('chat', 'mila', [file('a')])
    await flushPromises()
    const { uploadId = '' } = queue.read()[0] ?? {}
    queue.cancel(uploadId)
    open.get('a')?.finish()
    await flushPromises()
    queue.keepCancelled(uploadId)
    await flushPromises()
    expect(queue.takeReady('chat')).toHaveLength(1)
  })

  it('are paused again when they are kept', async () => {
    const { queue, of } = createFixture()
    queue.add('vault', 'mila', [file('a')])
    await flushPromises()
    const { uploadId = '' } = of('a') ?? {}
    queue.pause(uploadId)
    await flushPromises()
    queue.cancel(uploadId)
    queue.keepCancelled(uploadId)
    await flushPromises()
    expect(of('a')?.state).toBe('paused')
  })

  it.each([
    ['known', 'duplicate'],
    ['text', 'refused'],
  ])('stay cancellable whatever becomes of them meanwhile: %s', async (name, state) => {
    const { queue, of } = createFixture()
    queue.add('vault', 'mila', [file(name)], { isChecked: true })
    const { uploadId = '' } = of(name) ?? {}
    queue.cancel(uploadId)
    await flushPromises()
    expect(of(name)?.state).toBe('cancelling')
    queue.keepCancelled(uploadId)
    expect(of(name)?.state).toBe(state)
    await vi.advanceTimersByTimeAsync(UPLOAD_CANCEL_WAIT_MS)
    expect(of(name)?.state).toBe(state)
  })

  it('are no longer removed once they are sent again', async () => {
    const { queue, of } = createFixture()
    queue.add('vault', 'mila', [file('a'), file('b')])
    const [a = '', b = ''] = queue.read().map(({ uploadId }) => uploadId)
    queue.cancel(a)
    queue.cancel(b)
    queue.retry(a)
    queue.sendAnyway(b)
    await vi.advanceTimersByTimeAsync(UPLOAD_CANCEL_WAIT_MS)
    expect([of('a')?.state, of('b')?.state]).toEqual(['sending', 'sending'])
  })

  it('keep their error when they fail and can be retried', async () => {
    const { queue, open, of } = createFixture()
    queue.add('chat', 'mila', [file('a')])
    await flushPromises()
    const error = new Error('cut')
    open.get('a')?.fail(error)
    await flushPromises()
    expect(of('a')).toMatchObject({ state: 'failed', error })
    queue.retry(of('a')?.uploadId ?? '')
    await flushPromises()
    expect(of('a')?.state).toBe('sending')
    open.get('a')?.finish()
    await flushPromises()
    expect(queue.takeReady('chat')).toHaveLength(1)
  })

  it('reject non-media files without a request', async () => {
    const { queue, open, of } = createFixture()
    queue.add('chat', 'mila', [file('notes', 'application/pdf')])
    await flushPromises()
    expect(open.size).toBe(0)
    expect(of('notes')).toMatchObject({ state: 'refused', problem: { kind: 'type' } })
    queue.remove(of('notes')?.uploadId ?? '')
    expect(queue.read()).toEqual([])
  })

  it('reject a file that is no media inside, without a request', async () => {
    const { queue, open, of } = createFixture()
    queue.add('chat', 'mila', [file('text'), file('photo')])
    await flushPromises()
    expect([...open.keys()]).toEqual(['photo'])
    expect(of('text')).toMatchObject({ state: 'refused', problem: { kind: 'content' } })
  })

  it('belong to the text they were added to', async () => {
    const { queue, open } = createFixture()
    queue.add('one', 'mila', [file('a')])
    queue.add('two', 'mila', [file('b')], { waveform: [0.5] })
    await flushPromises()
    open.get('b')?.finish()
    await flushPromises()
    expect(queue.takeReady('one')).toEqual([])
    expect(queue.takeReady('two')).toMatchObject([{ mediaId: 'b', waveform: [0.5] }])
  })

  const film = () => new File(['0123456789'], 'film', { type: 'video/mp4' })

  it.each([
    ['a lost connection', new ApiError('network', { path: '/put/film' })],
    ['too many requests', new ApiError('refused', { path: '/put/film', status: 429 })],
  ])('go in parts and resume from the server’s offset after %s', async (_name, error) => {
    const { queue, open, ranges, cancelled, of } = createFixture()
    queue.add('vault', 'mila', [film()])
    await flushPromises()
    open.get('film')?.finish()
    await flushPromises()
    open.get('film')?.progress(0.5)
    expect(of('film')?.sent).toBe(0.6)
    open.get('film')?.fail(error)
    await flushPromises()
    expect(of('film')?.state).toBe('failed')
    expect(cancelled).toEqual([])
    queue.retry(of('film')?.uploadId ?? '')
    for (const _ of [1, 2]) {
      await flushPromises()
      open.get('film')?.finish()
    }
    await flushPromises()
    expect(ranges).toEqual([
      [0, 4],
      [4, 8],
      [4, 8],
      [8, 10],
    ])
    expect(queue.takeReady('vault')).toHaveLength(1)
  })

  it('can be paused, which starts the next one, and resumed', async () => {
    const { queue, open, of } = createFixture()
    queue.add(
      'vault',
      'mila',
      ['a', 'b', 'c', 'd'].map((name) => file(name)),
    )
    await flushPromises()
    queue.pause(of('a')?.uploadId ?? '')
    await flushPromises()
    expect([of('a')?.state, of('d')?.state]).toEqual(['paused', 'sending'])
    queue.retry(of('a')?.uploadId ?? '')
    open.get('b')?.finish()
    await flushPromises()
    expect(of('a')?.state).toBe('sending')
  })

  it('stop when the vault has the same file, unless they are sent anyway', async () => {
    const { queue, open, of } = createFixture()
    queue.add('vault', 'mila', [file('known'), file('new')], { isChecked: true })
    await flushPromises()
    expect(of('known')).toMatchObject({ state: 'duplicate', duplicateOf: 'media-1' })
    expect(of('new')?.state).toBe('sending')
    queue.sendAnyway(of('known')?.uploadId ?? '')
    await flushPromises()
    open.get('known')?.finish()
    await flushPromises()
    expect(queue.takeReady('vault')).toMatchObject([{ mediaId: 'known' }])
  })
})
