import type { ComposerStore } from '../../store/composer-store'
import { uploads } from '../../../../media/uploads'
import { composerKey } from '../../store/per-composer'

const RUNNING_STATES = ['waiting', 'sending', 'cancelling']

/** Lets the message wait for its uploads, and for the decision about those that failed. */
export function noteUploads(composer: ComposerStore): void {
  const key = composerKey(composer)
  const own = uploads.read().filter(({ ownerKey }) => ownerKey === key)
  composer.noteChecks({
    isUploading: own.some(({ state }) => RUNNING_STATES.includes(state)),
    hasFailedUpload: own.some(({ state }) => state === 'failed'),
  })
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
