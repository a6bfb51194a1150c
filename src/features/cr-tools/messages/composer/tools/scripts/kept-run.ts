import * as v from 'valibot'

import { Script } from '@/domain/script'
import { orNull } from '@/lib/tolerant'
import { dropDraft, onDraftChange, readDraft, saveDraft } from '@/services/drafts'
import { SCRIPT_PLACE } from '@/services/written'

import type { DraftPlace } from '../../../../composer-draft'

/** A script under way in a chat. */
export const ScriptRun = v.object({
  script: Script,
  /** The step that comes next, from 0; null while one is in the text. */
  next: orNull(v.number()),
})
export interface ScriptRun extends v.InferOutput<typeof ScriptRun> {}

const nameOf = ({ creatorId, channelId }: DraftPlace): string => `${SCRIPT_PLACE}:${creatorId}:${channelId}`

/** The script that was under way here, also before a reload; a step that the script does not have counts as none. */
export function readRun(place: DraftPlace): ScriptRun | undefined {
  const { success, output } = v.safeParse(ScriptRun, readDraft(place.userId, nameOf(place)))
  return success && (output.next ?? 0) in output.script.steps ? output : undefined
}

export function saveRun(place: DraftPlace, run: ScriptRun | undefined): void {
  if (run) saveDraft(place.userId, nameOf(place), run)
  else dropDraft(place.userId, nameOf(place))
}

/** Calls back when it may have changed in another tab. */
export const onRunChange = (place: DraftPlace, listener: () => void): (() => void) =>
  onDraftChange(place.userId, nameOf(place), listener)
