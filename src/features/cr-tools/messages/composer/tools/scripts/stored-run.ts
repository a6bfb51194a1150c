import * as v from 'valibot'

import { Script } from '@/domain/chat/script'
import { orNull } from '@/lib/lenient-schema'
import {
  removeLocalDraft,
  onLocalDraftChange,
  readLocalDraft,
  saveLocalDraft,
} from '@/services/storage/drafts'
import { SCRIPT_STEP_KEY } from '@/services/storage/local-work'

import type { DraftKey } from '../../../../outbox/composer-draft'

/** A script in progress in a chat. */
export const ScriptRun = v.object({
  script: Script,
  /** Index of the next step; null while one is in the text. */
  next: orNull(v.number()),
})
export interface ScriptRun extends v.InferOutput<typeof ScriptRun> {}

const storageNameOf = ({ creatorId, channelId }: DraftKey): string =>
  `${SCRIPT_STEP_KEY}:${creatorId}:${channelId}`

/** Reads the script in progress from disk; a step that the script does not have counts as none. */
export function readRun(key: DraftKey): ScriptRun | undefined {
  const { success, output } = v.safeParse(ScriptRun, readLocalDraft(key.userId, storageNameOf(key)))
  return success && (output.next ?? 0) in output.script.steps ? output : undefined
}

export function saveRun(key: DraftKey, run: ScriptRun | undefined): void {
  if (run) saveLocalDraft(key.userId, storageNameOf(key), run)
  else removeLocalDraft(key.userId, storageNameOf(key))
}

/** Calls back when another tab may have changed it. */
export const onRunChange = (key: DraftKey, listener: () => void): (() => void) =>
  onLocalDraftChange(key.userId, storageNameOf(key), listener)
