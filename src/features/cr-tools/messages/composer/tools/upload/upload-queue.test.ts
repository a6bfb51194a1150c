import * as v from 'valibot'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { UPLOAD_CANCEL_WAIT_MS, UPLOADS_AT_ONCE } from '@/config/constants'
import { Media } from '@/domain/media'

import { UploadQueue } from './upload-queue'

const mediaOf = (mediaId: string) => v.parse(Media, { mediaId, kind: 'image', url: `/${mediaId}` })
const file = (name: string, type = 'image/png') => new File(['x'], name, { type })

/** A server that finishes a file when it is told to. */
function stage() {
  const open = new Map<
    string,
    { finish: () => void; fail: (error: Error) => void; progress: (ratio: number) => void }
  >()
  const cancelled: string[] = []
  const queue = new UploadQueue({
    start: async ({ name }) => ({ mediaId: name, uploadUrl: `/put/${name}` }),
    put: (file, _url, { signal, onProgress }) =>
      new Promise((resolve, reject) => {
        open.set(file.name, { finish: resolve, fail: reject, progress: onProgress })
        signal.addEventListener('abort', () => reject(new DOMException('', 'AbortError')))
      }),
    complete: async (mediaId) => mediaOf(mediaId),
    cancel: (mediaId) => cancelled.push(mediaId),
  })
  const of = (name: string) => queue.read().find((upload) => upload.file.name === name)
  return { queue, open, cancelled, of }
}

const settle = () => vi.advanceTimersByTimeAsync(0)

describe('uploads', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  it('go a few at a time, tell how far they are and arrive once', async () => {
    const { queue, open, of } = stage()
    queue.add(
      'chat',
      'mila',
      ['a', 'b', 'c', 'd', 'e'].map((name) => file(name)),
    )
    await settle()
    expect(open.size).toBe(UPLOADS_AT_ONCE)
    expect(of('d')?.state).toBe('waiting')
    open.get('a')?.progress(0.4)
    expect(of('a')?.sent).toBe(0.4)
    open.get('a')?.finish()
    await settle()
    expect(of('a')).toBeUndefined()
    expect(of('d')?.state).toBe('sending')
    expect(queue.take('chat').map(({ mediaId }) => mediaId)).toEqual(['a'])
    expect(queue.take('chat')).toEqual([])
  })

  it('are cancelled after a second in which they can still be kept (spec 9)', async () => {
    const { queue, open, cancelled, of } = stage()
    queue.add('chat', 'mila', [file('a'), file('b')])
    await settle()
    const [a, b] = queue.read()
    queue.cancel(a?.uploadId ?? '')
    queue.cancel(b?.uploadId ?? '')
    await vi.advanceTimersByTimeAsync(UPLOAD_CANCEL_WAIT_MS - 1)
    expect(of('a')?.state).toBe('cancelling')
    queue.keep(b?.uploadId ?? '')
    await vi.advanceTimersByTimeAsync(1)
    expect(of('a')).toBeUndefined()
    expect(cancelled).toEqual(['a'])
    expect(of('b')?.state).toBe('sending')
    open.get('b')?.finish()
    await settle()
    expect(queue.take('chat')).toHaveLength(1)
  })

  it('do not arrive when they end while they are being taken back', async () => {
    const { queue, open } = stage()
    queue.add('chat', 'mila', [file('a')])
    await settle()
    queue.cancel(queue.read()[0]?.uploadId ?? '')
    open.get('a')?.finish()
    await vi.advanceTimersByTimeAsync(UPLOAD_CANCEL_WAIT_MS)
    expect(queue.read()).toEqual([])
    expect(queue.take('chat')).toEqual([])
  })

  it('stay with their reason when they fail, and can be tried again', async () => {
    const { queue, open, cancelled, of } = stage()
    queue.add('chat', 'mila', [file('a')])
    await settle()
    const error = new Error('cut')
    open.get('a')?.fail(error)
    await settle()
    expect(of('a')).toMatchObject({ state: 'failed', error })
    expect(cancelled).toEqual(['a'])
    queue.retry(of('a')?.uploadId ?? '')
    await settle()
    expect(of('a')?.state).toBe('sending')
    open.get('a')?.finish()
    await settle()
    expect(queue.take('chat')).toHaveLength(1)
  })

  it('refuse what is no media without asking the server', async () => {
    const { queue, open, of } = stage()
    queue.add('chat', 'mila', [file('notes', 'application/pdf')])
    await settle()
    expect(open.size).toBe(0)
    expect(of('notes')).toMatchObject({ state: 'refused', problem: { kind: 'type' } })
    queue.drop(of('notes')?.uploadId ?? '')
    expect(queue.read()).toEqual([])
  })

  it('belong to the text they were added to', async () => {
    const { queue, open } = stage()
    queue.add('one', 'mila', [file('a')])
    queue.add('two', 'mila', [file('b')], [0.5])
    await settle()
    open.get('b')?.finish()
    await settle()
    expect(queue.take('one')).toEqual([])
    expect(queue.take('two')).toMatchObject([{ mediaId: 'b', waveform: [0.5] }])
  })
})
