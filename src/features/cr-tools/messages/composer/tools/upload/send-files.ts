import { loadWithRetry } from '@/services/until-there'

import type { ComposerHandle } from '../../content'

/** Lazily loads the upload code and uploads files for a message. */
export async function uploadFilesLazily(desk: ComposerHandle, files: readonly File[]): Promise<void> {
  const { uploadFiles } = await loadWithRetry(() => import('./uploads'))
  uploadFiles(desk, files)
}
