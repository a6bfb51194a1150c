import { useEffect, useSyncExternalStore } from 'react'

import type { Script } from '@/domain/script'
import { onOtherPerson } from '@/services/own-work'

import type { ComposerContent, ComposerDesk } from '../../content'
import type { DraftPlace } from '../../../../composer-draft'
import { deskKey } from '../desk-key'
import { onRunChange, readRun, saveRun, type ScriptRun } from './kept-run'

/** By composer: a script waits while another chat is open. */
const runs = new Map<string, ScriptRun>()
/** The step that the script list shows when it opens. */
let asked: { desk: ComposerDesk; run: ScriptRun; step: number } | undefined
const listeners = new Set<() => void>()

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

onOtherPerson(() => {
  runs.clear()
  listeners.forEach((listener) => listener())
})

function show(desk: ComposerDesk, run: ScriptRun | undefined): void {
  if (run) runs.set(deskKey(desk), run)
  else runs.delete(deskKey(desk))
  listeners.forEach((listener) => listener())
}

/** Where a composer's script is stored on disk; a mass message has no entry. */
const places = new WeakMap<ComposerDesk, DraftPlace>()

function become(desk: ComposerDesk, run: ScriptRun | undefined): void {
  const place = places.get(desk)
  if (place) saveRun(place, run)
  show(desk, run)
}

/** Reads the stored script of the chat and follows changes by other tabs. */
function follow(desk: ComposerDesk, userId: string | undefined): (() => void) | undefined {
  if (!desk.channel || userId === undefined) return undefined
  const place = { userId, creatorId: desk.creatorId, channelId: desk.channel.channelId }
  places.set(desk, place)
  // When storage fails, memory keeps it for the life of the page.
  show(desk, readRun(place) ?? runs.get(deskKey(desk)))
  return onRunChange(place, () => show(desk, readRun(place)))
}

export const endRun = (desk: ComposerDesk): void => become(desk, undefined)

export function askForStep(desk: ComposerDesk, run: ScriptRun, step: number): void {
  asked = { desk, run, step }
}

/** Returns and clears the step requested for this composer. */
export function takeAsked(desk: ComposerDesk) {
  const due = asked?.desk === desk ? asked : undefined
  asked = undefined
  return due
}

/** A text that contained a step and is emptied at once was sent; deleting leaves the step. */
const isSent = (before: ComposerContent, after: ComposerContent): boolean =>
  before.scriptId !== null && after.scriptId === null && after.text === '' && after.media.length === 0

const watched = new WeakSet<ComposerDesk>()

/** Watches whether a step was sent, for the life of the composer. */
function watch(desk: ComposerDesk): void {
  if (watched.has(desk)) return
  watched.add(desk)
  let before = desk.read()
  desk.subscribe(() => {
    const after = desk.read()
    const run = runs.get(deskKey(desk))
    if (run && before.scriptId === run.script.scriptId && isSent(before, after)) {
      const next = (before.scriptStep ?? 0) + 1
      become(desk, next < run.script.steps.length ? { ...run, next } : undefined)
    }
    before = after
  })
}

/** Starts a script, one step of which is in the composer. */
export function beginRun(desk: ComposerDesk, script: Script): void {
  watch(desk)
  become(desk, { script, next: null })
}

/** Returns the script whose next step is due; undefined when there is none. */
export function useNextStep(desk: ComposerDesk, userId: string | undefined): ScriptRun | undefined {
  useEffect(() => {
    watch(desk)
    return follow(desk, userId)
  }, [desk, userId])
  const run = useSyncExternalStore(subscribe, () => runs.get(deskKey(desk)))
  return run?.next === null ? undefined : run
}
