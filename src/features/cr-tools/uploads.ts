import { cancelUpload, completeUpload, getUploadStatus, startUpload } from '@/api/calls/media'
import { findVaultDuplicate } from '@/api/calls/vault'
import { send } from '@/api/send'
import { fileHash } from '@/services/file-hash'
import { fileFacts } from '@/services/file-still'
import { onOtherPerson } from '@/services/own-work'

import { putFile } from './put-file'
import { type Upload, UploadQueue } from './upload-queue'

/** The page's only upload queue, shared by composer, groups and vault. */
export const uploads = new UploadQueue({
  hash: fileHash,
  findDuplicate: async (hash, creatorId, signal) =>
    (await send(findVaultDuplicate, { hash }, { creatorId, signal })).mediaId,
  start: ({ file: { name, size, type }, hash, editedFrom }, creatorId, signal) =>
    send(
      startUpload,
      {
        name,
        size,
        type,
        ...(hash !== undefined && { hash }),
        ...(editedFrom !== undefined && { editedFrom }),
      },
      { creatorId, signal },
    ),
  received: async (mediaId, creatorId, signal) =>
    (await send(getUploadStatus, { mediaId }, { creatorId, signal })).received,
  put: putFile,
  facts: fileFacts,
  complete: (mediaId, facts, creatorId, signal) =>
    send(completeUpload, { mediaId, ...facts }, { creatorId, signal }),
  cancel: (mediaId, creatorId) =>
    // Fire and forget: the server expires partial uploads anyway.
    void send(cancelUpload, { mediaId }, { creatorId }).catch(() => undefined),
})

onOtherPerson(() => uploads.clear())

const isUnderWay = ({ state }: Upload) => ['waiting', 'checking', 'sending', 'paused'].includes(state)
const holdUnload = (event: BeforeUnloadEvent) => event.preventDefault()

// Uploads survive navigation but not a reload, so the browser asks first.
uploads.subscribe(() => {
  if (uploads.read().some(isUnderWay)) window.addEventListener('beforeunload', holdUnload)
  else window.removeEventListener('beforeunload', holdUnload)
})
