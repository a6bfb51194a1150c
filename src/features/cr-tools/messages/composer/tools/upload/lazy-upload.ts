import { loadWithRetry } from '@/services/loading/load-with-retry'

import type { ComposerHandle } from '../../store/composer-content'

/** Lazily loads the upload code and uploads files for a message. */
export async function uploadFilesLazily(desk: ComposerHandle, files: readonly File[]): Promise<void> {
  const { uploadFiles } = await loadWithRetry(() => import('./composer-uploads'))
  uploadFiles(desk, files)
}
