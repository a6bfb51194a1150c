import { loadWithRetry } from '@/services/loading/load-with-retry'

import type { ComposerStore } from '../../store/composer-store'

/** Lazily loads the upload code and uploads files for a message. */
export async function uploadFilesLazily(composer: ComposerStore, files: readonly File[]): Promise<void> {
  const { uploadFiles } = await loadWithRetry(() => import('./composer-uploads'))
  uploadFiles(composer, files)
}
