import { untilThere } from '@/services/until-there'

import type { ComposerDesk } from '../../content'

/** Sends files for a text, as soon as the code for it is there. */
export async function sendFiles(desk: ComposerDesk, files: readonly File[]): Promise<void> {
  const { uploadFiles } = await untilThere(() => import('./uploads'))
  uploadFiles(desk, files)
}
