import * as v from 'valibot'
import { useEffect } from 'react'

import { Script } from '@/domain/chat/script'
import { orNull } from '@/lib/lenient-schema'
import {
  removeLocalDraft,
  onLocalDraftChange,
  parseLocalDraft,
  saveLocalDraft,
} from '@/services/storage/drafts'
import { SCRIPT_STEP_KEY } from '@/services/storage/local-work'

import type { ComposerStore } from '../../store/composer-store'
import type { DraftKey, DraftContent } from '../../../../outbox/composer-draft'
import { createPerComposer } from '../../store/per-composer'

/** A script in progress in a chat. */
const ScriptRun = v.object({
  /** As it was when a step was inserted: for what the offer says. Its next step is inserted from the latest one. */
  script: Script,
  /** Index of the next step; null while one is in the text. */
  next: orNull(v.number()),
})
interface ScriptRun extends v.InferOutput<typeof ScriptRun> {}

const storageNameOf = ({ creatorId, channelId }: DraftKey): string =>
  `${SCRIPT_STEP_KEY}:${creatorId}:${channelId}`

/** Reads the script in progress from disk; a step that the script does not have counts as none. */
function readRun(key: DraftKey): ScriptRun | undefined {
  const run = parseLocalDraft(ScriptRun, key.userId, storageNameOf(key))
  return run && (run.next ?? 0) in run.script.steps ? run : undefined
}

function saveRun(key: DraftKey, run: ScriptRun | undefined): void {
  if (run) saveLocalDraft(key.userId, storageNameOf(key), run)
  else removeLocalDraft(key.userId, storageNameOf(key))
}

/** Calls back when another tab may have changed it. */
const onRunChange = (key: DraftKey, listener: () => void): (() => void) =>
  onLocalDraftChange(key.userId, storageNameOf(key), listener)

const runs = createPerComposer<ScriptRun>()
/** The step that the script list shows when it opens. */
let requestedStep: { composer: ComposerStore; run: ScriptRun; step: number } | undefined

function setRun(composer: ComposerStore, run: ScriptRun | undefined): void {
  if (composer.draftKey) saveRun(composer.draftKey, run)
  runs.set(composer, run)
}

/** Reads the stored script of the chat and follows changes by other tabs. */
function followStoredRun(composer: ComposerStore): (() => void) | undefined {
  const { draftKey } = composer
  if (!draftKey) return undefined
  // When storage fails, memory keeps it for the life of the page.
  runs.set(composer, readRun(draftKey) ?? runs.get(composer))
  return onRunChange(draftKey, () => runs.set(composer, readRun(draftKey)))
}

export const endRun = (composer: ComposerStore): void => setRun(composer, undefined)

/** Ends the script if it is in progress: it was deleted. */
export function endRunOf(composer: ComposerStore, scriptId: string): void {
  if (runs.get(composer)?.script.scriptId === scriptId) endRun(composer)
}

export function requestStep(composer: ComposerStore, run: ScriptRun, step: number): void {
  requestedStep = { composer, run, step }
}

/** Returns and clears the step requested for this composer. */
export function takeRequestedStep(composer: ComposerStore) {
  const due = requestedStep?.composer === composer ? requestedStep : undefined
  requestedStep = undefined
  return due
}

/** After a step was sent, the one behind it is next. */
function advanceRun(composer: ComposerStore, { scriptId, scriptStep }: DraftContent): void {
  const run = runs.get(composer)
  // A scheduled step that was taken back no longer says which one it was.
  if (!run || scriptId !== run.script.scriptId || scriptStep === null) return
  const next = scriptStep + 1
  setRun(composer, next < run.script.steps.length ? { ...run, next } : undefined)
}

/** Starts a script, one step of which is in the composer. */
export function beginRun(composer: ComposerStore, script: Script): void {
  setRun(composer, { script, next: null })
}

/** Returns the script whose next step is due; undefined when there is none. */
export function useNextStep(composer: ComposerStore): ScriptRun | undefined {
  useEffect(() => followStoredRun(composer), [composer])
  useEffect(() => composer.onSent((content) => advanceRun(composer, content)), [composer])
  const run = runs.use(composer)
  return run?.next === null ? undefined : run
}
