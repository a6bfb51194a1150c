import { loadWithRetry } from '@/services/loading/load-with-retry'

import type { ComposerStore } from '../../store/composer-store'

/** Lazily loads the upload code and uploads files for a message, which waits for them from now on. */
export async function uploadFilesLazily(composer: ComposerStore, files: readonly File[]): Promise<void> {
  composer.noteChecks({ isUploading: true })
  try {
    const { uploadFiles } = await loadWithRetry(() => import('./composer-uploads'))
    uploadFiles(composer, files)
  } catch (error) {
    composer.noteChecks({ isUploading: false })
    throw error
  }
}
