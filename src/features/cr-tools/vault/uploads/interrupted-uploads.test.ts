import { renderHook } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'

import { STORAGE_KEY } from '@/config/storage-keys'
import { runLogoutSavers } from '@/services/session/before-logout'
import { setWorkingUser } from '@/services/session/working-user'
import { tabStore } from '@/services/storage/storage'
import { allowUserData, clearUserData } from '@/services/storage/user-data'

import type { UploadOptions } from '../../media/upload'
import { uploads } from '../../media/uploads'
import { dismissInterruptedUploads, useInterruptedUploads } from './interrupted-uploads'

const file = (name: string) => new File(['x'], name, { type: 'application/pdf' })
const names = (creatorId = 'mila') =>
  renderHook(() => useInterruptedUploads(creatorId)).result.current.map(({ name }) => name)
const kept = () => tabStore.get(STORAGE_KEY.unfinishedUploads)

/** Writes what the previous page left in session storage. */
const leave = (userId: string, ...fileNames: string[]) => {
  const files = fileNames.map((name) => ({ uploadId: `old-${name}`, creatorId: 'mila', name, size: 9 }))
  tabStore.set(STORAGE_KEY.unfinishedUploads, JSON.stringify({ userId, files }))
}

/** Queues a file that never uploads: offline, it waits or fails. */
const send = (name: string, options?: UploadOptions) => {
  uploads.add('vault:mila', 'mila', [new File(['\0'], name, { type: 'image/png' })], options)
  return uploads.read().at(-1)?.uploadId ?? ''
}

afterEach(() => {
  uploads.clear()
  tabStore.remove(STORAGE_KEY.unfinishedUploads)
})

describe('uploads interrupted by a reload', () => {
  it('are listed only for their own user and creator', () => {
    setWorkingUser('ana')
    leave('ana', 'film.mp4')
    expect(names()).toEqual(['film.mp4'])
    expect(names('other')).toEqual([])
    leave('ben', 'film.mp4')
    expect(names()).toEqual([])
  })

  it('exclude files still in the queue, dismissed, rejected, or edited here', () => {
    setWorkingUser('ana')
    leave('ana', 'film.mp4')
    const uploadId = send('new.png')
    expect(kept()).toContain('new.png')
    expect(names()).toEqual(['film.mp4'])
    uploads.remove(uploadId)
    expect(kept()).not.toContain('new.png')
    send('made.png', { isFromEditor: true })
    uploads.add('vault:mila', 'mila', [file('notes.pdf')])
    expect(kept()).not.toMatch(/made|notes/)
    dismissInterruptedUploads(({ name }) => name === 'film.mp4')
    expect(kept()).toBeNull()
  })

  it('come back into storage neither while they still run for a user who left, nor after', async () => {
    setWorkingUser('ana')
    send('film.png')
    clearUserData('ana')
    send('other.png')
    expect(kept()).toBeNull()
    allowUserData('ana')
    await runLogoutSavers(false)
    expect(uploads.read()).toHaveLength(2)
    await runLogoutSavers(true)
    expect(uploads.read()).toEqual([])
    expect(kept()).toBeNull()
  })

  it('exclude uploads of a conversation', () => {
    setWorkingUser('ana')
    uploads.add('chat:7', 'mila', [new File(['\0'], 'chat.png', { type: 'image/png' })])
    expect(kept()).toBeNull()
  })
})
