import { cancelUpload, completeUpload, getUploadStatus, startUpload } from '@/api/calls/chat/media'
import { findVaultDuplicate } from '@/api/calls/creator/vault'
import { send } from '@/api/send'
import { fileHash } from '@/services/files/file-hash'
import { readFileMetadata } from '@/services/files/file-metadata'
import { registerLogoutSaver } from '@/services/session/before-logout'
import { reportRunningUploads } from '@/services/page/unsaved'
import { onUserChange } from '@/services/session/working-user'

import { contentProblem } from './file-check'
import { putFile } from './put-file'
import { UploadQueue } from './upload-queue'
import type { Upload } from './upload'

/** The page's only upload queue, shared by composer, groups and vault. */
export const uploads = new UploadQueue({
  contentProblem,
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
  facts: readFileMetadata,
  complete: (mediaId, facts, creatorId, signal) =>
    send(completeUpload, { mediaId, ...facts }, { creatorId, signal }),
  cancel: (mediaId, creatorId) =>
    // Fire and forget: the server expires partial uploads anyway.
    void send(cancelUpload, { mediaId }, { creatorId }).catch(() => undefined),
})

onUserChange(() => uploads.clear())
// After a forced sign-out they fail by themselves, and the same user resumes them.
registerLogoutSaver(async (isByWill) => {
  if (isByWill) uploads.clear()
})

const wouldBeLost = ({ state }: Upload) => ['waiting', 'checking', 'sending', 'paused'].includes(state)

uploads.subscribe(() => reportRunningUploads(uploads.read().filter(wouldBeLost).length))
