import { useMemo, useSyncExternalStore } from 'react'

import { cancelUpload, completeUpload, startUpload } from '@/api/calls/media'
import { send } from '@/api/send'
import { onOtherPerson } from '@/services/own-work'

import type { ComposerDesk } from '../../content'
import { deskKey } from '../desk-key'
import { putFile } from './put-file'
import { type Upload, UploadQueue } from './upload-queue'

/** The page's one queue of files. */
export const uploads = new UploadQueue({
  start: ({ name, size, type }, creatorId, signal) =>
    send(startUpload, { name, size, type }, { creatorId, signal }),
  put: putFile,
  complete: (mediaId, creatorId, signal) => send(completeUpload, { mediaId }, { creatorId, signal }),
  cancel: (mediaId, creatorId) =>
    // Nobody waits for it: the server forgets half a file anyway.
    void send(cancelUpload, { mediaId }, { creatorId }).catch(() => undefined),
})

onOtherPerson(() => uploads.clear())

const isUnderWay = ({ state }: Upload) => state === 'waiting' || state === 'sending'
const holdUnload = (event: BeforeUnloadEvent) => event.preventDefault()

// Files go on from page to page of the console, but not over a reload: the browser asks first.
uploads.subscribe(() => {
  if (uploads.read().some(isUnderWay)) window.addEventListener('beforeunload', holdUnload)
  else window.removeEventListener('beforeunload', holdUnload)
})

/** The files on their way to a text. */
export function useUploads(desk: ComposerDesk): readonly Upload[] {
  const all = useSyncExternalStore(uploads.subscribe, uploads.read)
  const key = deskKey(desk)
  return useMemo(() => all.filter((it) => it.desk === key), [all, key])
}

/** Sends files for a text; each is told of where the attachments stand. */
export const uploadFiles = (desk: ComposerDesk, files: readonly File[], waveform?: readonly number[]): void =>
  uploads.add(deskKey(desk), desk.creatorId, files, waveform)
