import * as v from 'valibot'

import { Script } from '@/domain/script'
import { orNull } from '@/lib/tolerant'
import { dropDraft, onDraftChange, readDraft, saveDraft } from '@/services/drafts'
import { SCRIPT_PLACE } from '@/services/written'

import type { DraftPlace } from '../../../../composer-draft'

/** A script in progress in a chat. */
export const ScriptRun = v.object({
  script: Script,
  /** Index of the next step; null while one is in the text. */
  next: orNull(v.number()),
})
export interface ScriptRun extends v.InferOutput<typeof ScriptRun> {}

const nameOf = ({ creatorId, channelId }: DraftPlace): string => `${SCRIPT_PLACE}:${creatorId}:${channelId}`

/** Reads the script in progress from disk; a step that the script does not have counts as none. */
export function readRun(place: DraftPlace): ScriptRun | undefined {
  const { success, output } = v.safeParse(ScriptRun, readDraft(place.userId, nameOf(place)))
  return success && (output.next ?? 0) in output.script.steps ? output : undefined
}

export function saveRun(place: DraftPlace, run: ScriptRun | undefined): void {
  if (run) saveDraft(place.userId, nameOf(place), run)
  else dropDraft(place.userId, nameOf(place))
}

/** Calls back when another tab may have changed it. */
export const onRunChange = (place: DraftPlace, listener: () => void): (() => void) =>
  onDraftChange(place.userId, nameOf(place), listener)
