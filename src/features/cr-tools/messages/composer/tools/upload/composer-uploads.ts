import { useMemo, useSyncExternalStore } from 'react'

import type { ComposerHandle } from '../../store/composer-content'
import type { Upload } from '../../../../media/upload'
import { uploads } from '../../../../media/uploads'
import { composerKey } from '../../store/composer-key'

/** Returns the running uploads of a composer. */
export function useUploads(desk: ComposerHandle): readonly Upload[] {
  const all = useSyncExternalStore(uploads.subscribe, uploads.read)
  const key = composerKey(desk)
  return useMemo(() => all.filter((it) => it.ownerKey === key), [all, key])
}

/** Uploads files for a message. */
export const uploadFiles = (
  desk: ComposerHandle,
  files: readonly File[],
  waveform: readonly number[] = [],
): void => uploads.add(composerKey(desk), desk.creatorId, files, { waveform })
