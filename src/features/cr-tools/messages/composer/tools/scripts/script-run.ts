import { useEffect, useSyncExternalStore } from 'react'

import type { Script } from '@/domain/script'
import { onOtherPerson } from '@/services/own-work'

import type { ComposerContent, ComposerDesk } from '../../content'
import type { DraftPlace } from '../../../../composer-draft'
import { deskKey } from '../desk-key'
import { onRunChange, readRun, saveRun, type ScriptRun } from './kept-run'

/** By desk: a script waits while another chat is open. */
const runs = new Map<string, ScriptRun>()
/** The step that the list of scripts shall open with. */
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

/** Where a desk's script is kept on the device; a message to many is not a chat and has no place. */
const places = new WeakMap<ComposerDesk, DraftPlace>()

function become(desk: ComposerDesk, run: ScriptRun | undefined): void {
  const place = places.get(desk)
  if (place) saveRun(place, run)
  show(desk, run)
}

/** Reads what is kept for the chat, and follows what other tabs change of it. */
function follow(desk: ComposerDesk, userId: string | undefined): (() => void) | undefined {
  if (!desk.channel || userId === undefined) return undefined
  const place = { userId, creatorId: desk.creatorId, channelId: desk.channel.channelId }
  places.set(desk, place)
  // Where the browser keeps nothing, memory has it until the page goes.
  show(desk, readRun(place) ?? runs.get(deskKey(desk)))
  return onRunChange(place, () => show(desk, readRun(place)))
}

export const endRun = (desk: ComposerDesk): void => become(desk, undefined)

export function askForStep(desk: ComposerDesk, run: ScriptRun, step: number): void {
  asked = { desk, run, step }
}

/** The step that was asked for here, once. */
export function takeAsked(desk: ComposerDesk) {
  const due = asked?.desk === desk ? asked : undefined
  asked = undefined
  return due
}

/** A text that held a step and is empty in one go has been sent; somebody who deletes leaves the step behind. */
const isSent = (before: ComposerContent, after: ComposerContent): boolean =>
  before.scriptId !== null && after.scriptId === null && after.text === '' && after.media.length === 0

const watched = new WeakSet<ComposerDesk>()

/** Notices when a step has been sent from a desk, for as long as there is that desk. */
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

/** Begins a script, a step of which stands on the desk. */
export function beginRun(desk: ComposerDesk, script: Script): void {
  watch(desk)
  become(desk, { script, next: null })
}

/** The script whose next step is due here; nothing while there is none. */
export function useNextStep(desk: ComposerDesk, userId: string | undefined): ScriptRun | undefined {
  useEffect(() => {
    watch(desk)
    return follow(desk, userId)
  }, [desk, userId])
  const run = useSyncExternalStore(subscribe, () => runs.get(deskKey(desk)))
  return run?.next === null ? undefined : run
}
