import { useMemo, useSyncExternalStore } from 'react'
import * as v from 'valibot'

import { STORAGE_KEY } from '@/config/storage-keys'
import { Id } from '@/domain/id'
import { workingUser } from '@/services/own-work'
import { session } from '@/services/storage'

import type { Upload, UploadState } from '../upload-queue'
import { uploads } from '../uploads'

/** A file whose upload a reload interrupted. Pages lose file access, so the user has to choose it again. */
const LeftUpload = v.object({ uploadId: Id, creatorId: Id, name: v.string(), size: v.number() })
export interface LeftUpload extends v.InferOutput<typeof LeftUpload> {}

/**
 * Session storage, so that other tabs' uploads are not listed; stored with the user id to show them to no one
 * else.
 */
const KEY = STORAGE_KEY.unfinishedUploads
const Kept = v.pipe(v.string(), v.parseJson(), v.object({ userId: Id, files: v.array(LeftUpload) }))

const VAULT_DESK = 'vault:'
const RESUMABLE: readonly UploadState[] = ['waiting', 'checking', 'sending', 'paused', 'failed']

/** Uploads that this page started; the queue already shows them. */
const begunHere = new Set<string>()
/** Files from the photo editor: the device has no copy to choose again. */
const edited = new WeakSet<File>()

export const markEdited = (file: File): void => void edited.add(file)

function leftIn(kept: string | null, userId: string | undefined): readonly LeftUpload[] {
  const parsed = v.safeParse(Kept, kept)
  if (!parsed.success || parsed.output.userId !== userId) return []
  return parsed.output.files.filter(({ uploadId }) => !begunHere.has(uploadId))
}

function keep(files: readonly LeftUpload[]): void {
  const userId = workingUser()
  const text = JSON.stringify({ userId, files })
  if (userId === undefined || text === session.get(KEY)) return
  if (files.length > 0) session.set(KEY, text)
  else if (session.get(KEY) !== null) session.remove(KEY)
}

const isResumable = ({ desk, state, file }: Upload): boolean =>
  desk.startsWith(VAULT_DESK) && RESUMABLE.includes(state) && !edited.has(file)

const underWay = (): readonly LeftUpload[] =>
  uploads
    .read()
    .filter(isResumable)
    .map(({ uploadId, creatorId, file: { name, size } }) => ({ uploadId, creatorId, name, size }))

uploads.subscribe(() => {
  for (const { uploadId } of uploads.read()) begunHere.add(uploadId)
  keep([...leftIn(session.get(KEY), workingUser()), ...underWay()])
})

/** Removes entries that were chosen again or dismissed. */
export const forgetLeft = (isOver: (left: LeftUpload) => boolean): void =>
  keep([...leftIn(session.get(KEY), workingUser()).filter((left) => !isOver(left)), ...underWay()])

/** Interrupted uploads to a creator's vault. */
export function useLeftUploads(creatorId: string): readonly LeftUpload[] {
  const kept = useSyncExternalStore(session.subscribe, () => session.get(KEY))
  return useMemo(
    () => leftIn(kept, workingUser()).filter((left) => left.creatorId === creatorId),
    [kept, creatorId],
  )
}
