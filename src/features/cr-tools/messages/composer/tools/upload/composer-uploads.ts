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

/** Uploads files for a message. */
export const uploadFiles = (
  composer: ComposerStore,
  files: readonly File[],
  waveform: readonly number[] = [],
): void => uploads.add(composerKey(composer), composer.creatorId, files, { waveform })
