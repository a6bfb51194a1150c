import { useMemo, useSyncExternalStore } from 'react'

import type { ComposerStore } from '../../store/composer-store'
import type { Upload } from '../../../../media/upload'
import { uploads } from '../../../../media/uploads'
import { composerKey } from '../../store/per-composer'

/** Returns the running uploads of a composer. */
export function useUploads(composer: ComposerStore): readonly Upload[] {
  const all = useSyncExternalStore(uploads.subscribe, uploads.read)
  const key = composerKey(composer)
  return useMemo(() => all.filter((it) => it.ownerKey === key), [all, key])
}

const BLOCKING_STATES = ['waiting', 'sending', 'cancelling']
/** Whether the message waits for it. */
export const blocksSending = ({ state }: Upload): boolean => BLOCKING_STATES.includes(state)

/** Uploads files for a message, which waits for those that are not refused. */
export function uploadFiles(
  composer: ComposerStore,
  files: readonly File[],
  waveform: readonly number[] = [],
): void {
  const key = composerKey(composer)
  uploads.add(key, composer.creatorId, files, { waveform })
  composer.noteChecks({
    isUploading: uploads.read().some((it) => it.ownerKey === key && blocksSending(it)),
  })
}
