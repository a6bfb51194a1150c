import { untilThere } from '@/services/until-there'

import type { ComposerDesk } from '../../content'

/** Lazily loads the upload code and uploads files for a message. */
export async function sendFiles(desk: ComposerDesk, files: readonly File[]): Promise<void> {
  const { uploadFiles } = await untilThere(() => import('./uploads'))
  uploadFiles(desk, files)
}
