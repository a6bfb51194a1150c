import { useMemo, useSyncExternalStore } from 'react'

import type { ComposerDesk } from '../../content'
import type { Upload } from '../../../../upload-queue'
import { uploads } from '../../../../uploads'
import { deskKey } from '../desk-key'

/** Returns the running uploads of a composer. */
export function useUploads(desk: ComposerDesk): readonly Upload[] {
  const all = useSyncExternalStore(uploads.subscribe, uploads.read)
  const key = deskKey(desk)
  return useMemo(() => all.filter((it) => it.desk === key), [all, key])
}

/** Uploads files for a message. */
export const uploadFiles = (
  desk: ComposerDesk,
  files: readonly File[],
  waveform: readonly number[] = [],
): void => uploads.add(deskKey(desk), desk.creatorId, files, { waveform })
