import { afterEach, beforeEach, expect, it, vi } from 'vitest'

import { UPLOAD_STALL_TIMEOUT_MS } from '@/config/tool-limits'

import { putFile } from './put-file'

/** A fake XMLHttpRequest that the test advances. */
class FakeXhr extends EventTarget {
  static last: FakeXhr
  readonly upload = new EventTarget()
  readonly open = vi.fn()
  readonly setRequestHeader = vi.fn()
  readonly send = vi.fn()
  status = 0
  constructor() {
    super()
    FakeXhr.last = this
  }
  abort() {
    this.dispatchEvent(new Event('abort'))
    this.dispatchEvent(new Event('loadend'))
  }
  progress(loaded: number) {
    this.upload.dispatchEvent(Object.assign(new Event('progress'), { loaded, total: 100 }))
  }
  finish(status: number) {
    this.status = status
    this.dispatchEvent(new Event('load'))
    this.dispatchEvent(new Event('loadend'))
  }
}

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('XMLHttpRequest', FakeXhr)
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

function startUpload() {
  const stop = new AbortController()
  const onProgress = vi.fn()
  const failed = vi.fn()
  const done = vi.fn()
  const file = new Blob(['x'], { type: 'image/png' })
  void putFile(file, 'https://bucket.example/a', { signal: stop.signal, onProgress }).then(done, failed)
  return { stop, onProgress, failed, done, road: FakeXhr.last }
}

it('a stalled upload times out and is aborted', async () => {
  const { failed, road } = startUpload()
  road.progress(40)
  await vi.advanceTimersByTimeAsync(UPLOAD_STALL_TIMEOUT_MS - 1)
  expect(failed).not.toHaveBeenCalled()
  const abort = vi.spyOn(road, 'abort')
  await vi.advanceTimersByTimeAsync(1)
  expect(failed).toHaveBeenCalledWith(expect.objectContaining({ kind: 'timeout' }))
  expect(abort).toHaveBeenCalledOnce()
})

it('an upload that progresses slowly is awaited', async () => {
  const { failed, done, onProgress, road } = startUpload()
  for (let loaded = 1; loaded <= 10; loaded += 1) {
    await vi.advanceTimersByTimeAsync(UPLOAD_STALL_TIMEOUT_MS - 1)
    road.progress(loaded * 10)
  }
  expect(onProgress).toHaveBeenLastCalledWith(1)
  road.finish(200)
  await vi.advanceTimersByTimeAsync(UPLOAD_STALL_TIMEOUT_MS * 2)
  expect(done).toHaveBeenCalledOnce()
  expect(failed).not.toHaveBeenCalled()
})

it('a cancelled upload is not a network failure', async () => {
  const { stop, failed } = startUpload()
  stop.abort()
  await vi.advanceTimersByTimeAsync(0)
  expect(failed).toHaveBeenCalledWith(expect.objectContaining({ name: 'AbortError' }))
})
