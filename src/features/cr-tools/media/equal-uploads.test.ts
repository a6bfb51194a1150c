import * as v from 'valibot'
import { describe, expect, it } from 'vitest'

import { ApiError } from '@/api/errors'
import { Media } from '@/domain/vault/media'

import { UploadQueue } from './upload-queue'

const file = (name: string, content: string) => new File([content], name, { type: 'image/png' })
const refusal = (status: number) => new ApiError('refused', { path: 'upload', status })

/** A server that finds an earlier upload by its hash (docs/api.md), with the content as the hash. */
function createFixture() {
  const uploads = new Map<string, { hash: string; received: number; isDone: boolean }>()
  const find = (mediaId: string) => {
    const upload = uploads.get(mediaId)
    if (!upload) throw refusal(404)
    return upload
  }
  const idOf = (hash: string, isDone: boolean) =>
    [...uploads].find(([, upload]) => upload.hash === hash && upload.isDone === isDone)?.[0]
  const puts: string[] = []
  const cancelled: string[] = []
  const held: PromiseWithResolvers<void>[] = []
  const server = { isHeld: false, losesAnswer: false, uploads, puts, cancelled, held }
  const queue = new UploadQueue({
    contentProblem: async () => undefined,
    hash: (one) => one.text(),
    findDuplicate: async (hash) => idOf(hash, true) ?? null,
    start: async ({ hash = '' }) => {
      const mediaId = idOf(hash, false) ?? `media-${uploads.size + 1}`
      if (!uploads.has(mediaId)) uploads.set(mediaId, { hash, received: 0, isDone: false })
      return { mediaId, uploadUrl: mediaId, partBytes: null, received: find(mediaId).received }
    },
    received: async (mediaId) => find(mediaId).received,
    facts: async () => ({}),
    put: async (blob, mediaId, { signal }) => {
      puts.push(mediaId)
      const hold = Promise.withResolvers<void>()
      held.push(hold)
      signal.addEventListener('abort', () => hold.reject(new DOMException('', 'AbortError')))
      if (server.isHeld) await hold.promise
      if (find(mediaId).isDone) throw refusal(404)
      find(mediaId).received = blob.size
    },
    complete: async (mediaId) => {
      find(mediaId).isDone = true
      if (server.losesAnswer) throw new ApiError('network', { path: 'upload' })
      return v.parse(Media, { mediaId, kind: 'image', url: `/${mediaId}` })
    },
    cancel: (mediaId) => cancelled.push(mediaId),
  })
  const of = (name: string) => queue.read().find((upload) => upload.file.name === name)
  const add = (...files: File[]) => queue.add('vault', 'mila', files, { isChecked: true })
  const arrived = () => queue.readReady('vault').map(({ mediaId }) => mediaId)
  return { queue, server, of, add, arrived }
}

describe('equal files', () => {
  it('go once; the others find the first in the vault', async () => {
    const { queue, server, of, add, arrived } = createFixture()
    add(file('one', 'same'), file('two', 'same'), file('three', 'same'), file('other', 'else'))
    await expect.poll(() => queue.read().every(({ state }) => state === 'duplicate')).toBe(true)
    expect([of('two')?.duplicateOf, of('three')?.duplicateOf]).toEqual(['media-1', 'media-1'])
    expect(arrived()).toEqual(['media-1', 'media-2'])
    expect(server.puts).toHaveLength(2)
    expect(server.cancelled).toEqual([])
  })

  it('go one after the other when they are sent anyway', async () => {
    const { queue, server, add, arrived } = createFixture()
    add(file('one', 'same'), file('two', 'same'), file('three', 'same'))
    await expect.poll(() => queue.read().map(({ state }) => state)).toEqual(['duplicate', 'duplicate'])
    for (const { uploadId } of queue.read()) queue.sendAnyway(uploadId)
    await expect.poll(arrived).toEqual(['media-1', 'media-2', 'media-3'])
    expect(server.cancelled).toEqual([])
  })

  it('leave in the vault what the second sent while the first was paused', async () => {
    const { queue, server, of, add, arrived } = createFixture()
    server.isHeld = true
    add(file('one', 'same'))
    await expect.poll(() => server.held.length).toBe(1)
    const { uploadId = '' } = of('one') ?? {}
    queue.pause(uploadId)
    server.isHeld = false
    add(file('two', 'same'))
    await expect.poll(arrived).toEqual(['media-1'])
    queue.remove(uploadId)
    expect(server.cancelled).toEqual([])
  })

  it('leave each other’s upload on the server', async () => {
    const { queue, server, of, add } = createFixture()
    server.isHeld = true
    add(file('one', 'same'))
    await expect.poll(() => server.held.length).toBe(1)
    queue.pause(of('one')?.uploadId ?? '')
    add(file('two', 'same'))
    await expect.poll(() => server.held.length).toBe(2)
    queue.remove(of('one')?.uploadId ?? '')
    expect(server.cancelled).toEqual([])
    queue.remove(of('two')?.uploadId ?? '')
    expect(server.cancelled).toEqual(['media-1'])
  })
})

describe('an upload', () => {
  it('whose last answer is lost arrives at a retry without being sent again', async () => {
    const { queue, server, of, add, arrived } = createFixture()
    server.losesAnswer = true
    add(file('one', 'some'))
    await expect.poll(() => of('one')?.state).toBe('failed')
    server.losesAnswer = false
    queue.retry(of('one')?.uploadId ?? '')
    await expect.poll(arrived).toEqual(['media-1'])
    expect(server.puts).toEqual(['media-1'])
    expect(server.cancelled).toEqual([])
  })

  it.each([404, 409])(
    'refused with %i is not cancelled: another tab has finished or continues it',
    async (status) => {
      const { queue, server, of, add, arrived } = createFixture()
      server.isHeld = true
      add(file('one', 'some'))
      await expect.poll(() => server.held.length).toBe(1)
      server.held[0]?.reject(refusal(status))
      await expect.poll(() => of('one')?.state).toBe('failed')
      server.isHeld = false
      queue.retry(of('one')?.uploadId ?? '')
      await expect.poll(arrived).toEqual(['media-1'])
      expect(server.cancelled).toEqual([])
    },
  )
})
