import type { ComposerStore } from '../../store/composer-store'
import type { Upload } from '../../../../media/upload'
import { uploads } from '../../../../media/uploads'
import { composerKey } from '../../store/per-composer'

const BLOCKING_STATES = ['waiting', 'sending', 'cancelling']
/** Whether the message waits for it. */
export const blocksSending = ({ state }: Upload): boolean => BLOCKING_STATES.includes(state)

/** Lets the message wait for its uploads, or no longer. */
export function noteUploads(composer: ComposerStore): void {
  const key = composerKey(composer)
  const isUploading = uploads.read().some((it) => it.ownerKey === key && blocksSending(it))
  composer.noteChecks({ isUploading })
}

/** Uploads files for a message, which waits for those that are not refused. */
export function uploadFiles(
  composer: ComposerStore,
  files: readonly File[],
  waveform: readonly number[] = [],
): void {
  uploads.add(composerKey(composer), composer.creatorId, files, { waveform })
  noteUploads(composer)
}
