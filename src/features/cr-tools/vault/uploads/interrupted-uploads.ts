import { useMemo, useSyncExternalStore } from 'react'
import * as v from 'valibot'

import { STORAGE_KEY } from '@/config/storage-keys'
import { Id } from '@/domain/server/id'
import { parseStored } from '@/lib/parse-stored'
import { workingUser } from '@/services/session/working-user'
import { tabStore } from '@/services/storage/storage'
import { canStoreUserData } from '@/services/storage/user-data'

import type { Upload, UploadState } from '../../media/upload'
import { uploads } from '../../media/uploads'

/** A file whose upload a reload interrupted. Pages lose file access, so the user has to choose it again. */
const InterruptedUpload = v.object({ uploadId: Id, creatorId: Id, name: v.string(), size: v.number() })
export interface InterruptedUpload extends v.InferOutput<typeof InterruptedUpload> {}

/**
 * Session storage, so that other tabs' uploads are not listed; stored with the user id to show them to no one
 * else.
 */
const INTERRUPTED_UPLOADS_KEY = STORAGE_KEY.unfinishedUploads
const StoredUploads = v.object({ userId: Id, files: v.array(InterruptedUpload) })

const VAULT_QUEUE_PREFIX = 'vault:'
const RESUMABLE: readonly UploadState[] = ['waiting', 'checking', 'sending', 'paused', 'failed']

/** Uploads that this page started; the queue already shows them. */
const startedOnThisPage = new Set<string>()

function parseInterruptedUploads(
  kept: string | null,
  userId: string | undefined,
): readonly InterruptedUpload[] {
  const stored = parseStored(StoredUploads, kept)
  if (!stored || stored.userId !== userId) return []
  return stored.files.filter(({ uploadId }) => !startedOnThisPage.has(uploadId))
}

function storeUnfinishedUploads(files: readonly InterruptedUpload[]): void {
  const userId = workingUser()
  if (userId === undefined || !canStoreUserData(userId)) return
  const text = JSON.stringify({ userId, files })
  if (text === tabStore.get(INTERRUPTED_UPLOADS_KEY)) return
  if (files.length > 0) tabStore.set(INTERRUPTED_UPLOADS_KEY, text)
  else if (tabStore.get(INTERRUPTED_UPLOADS_KEY) !== null) tabStore.remove(INTERRUPTED_UPLOADS_KEY)
}

const isResumable = ({ ownerKey, state, isFromEditor }: Upload): boolean =>
  ownerKey.startsWith(VAULT_QUEUE_PREFIX) && RESUMABLE.includes(state) && !isFromEditor

const unfinishedUploads = (): readonly InterruptedUpload[] =>
  uploads
    .read()
    .filter(isResumable)
    .map(({ uploadId, creatorId, file: { name, size } }) => ({ uploadId, creatorId, name, size }))

uploads.subscribe(() => {
  for (const { uploadId } of uploads.read()) startedOnThisPage.add(uploadId)
  storeUnfinishedUploads([
    ...parseInterruptedUploads(tabStore.get(INTERRUPTED_UPLOADS_KEY), workingUser()),
    ...unfinishedUploads(),
  ])
})

/** Removes entries that were chosen again or dismissed. */
export const dismissInterruptedUploads = (isOver: (file: InterruptedUpload) => boolean): void =>
  storeUnfinishedUploads([
    ...parseInterruptedUploads(tabStore.get(INTERRUPTED_UPLOADS_KEY), workingUser()).filter(
      (file) => !isOver(file),
    ),
    ...unfinishedUploads(),
  ])

/** Interrupted uploads to a creator's vault. */
export function useInterruptedUploads(creatorId: string): readonly InterruptedUpload[] {
  const kept = useSyncExternalStore(tabStore.subscribe, () => tabStore.get(INTERRUPTED_UPLOADS_KEY))
  return useMemo(
    () => parseInterruptedUploads(kept, workingUser()).filter((file) => file.creatorId === creatorId),
    [kept, creatorId],
  )
}
