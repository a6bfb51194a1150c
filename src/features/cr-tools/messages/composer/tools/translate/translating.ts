import { useSyncExternalStore } from 'react'

import { onOtherPerson } from '@/services/own-work'

import type { ComposerDesk } from '../../content'
import { deskKey } from '../desk-key'

/** Live translation of a composer's text. */
interface Translating {
  /** Chosen by the user; null for the fan's own language. */
  to: string | null
  /** Whether the text has changed since it was translated. */
  isDue: boolean
}

/** By composer: the choice persists while another chat is open. */
const byDesk = new Map<string, Translating>()
const listeners = new Set<() => void>()

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

onOtherPerson(() => {
  byDesk.clear()
  listeners.forEach((listener) => listener())
})

function become(desk: ComposerDesk, next: Translating | undefined): void {
  if (next) byDesk.set(deskKey(desk), next)
  else byDesk.delete(deskKey(desk))
  listeners.forEach((listener) => listener())
}

export function toggleTranslating(desk: ComposerDesk): void {
  const isOn = byDesk.has(deskKey(desk))
  become(desk, isOn ? undefined : { to: null, isDue: false })
  if (isOn) desk.change({ translation: null })
}

/** Shows a translation restored from a draft or by Undo before it is sent. */
export function translateAgain(desk: ComposerDesk, to: string): void {
  if (!byDesk.has(deskKey(desk))) become(desk, { to, isDue: false })
}

function change(desk: ComposerDesk, patch: Partial<Translating>): void {
  const now = byDesk.get(deskKey(desk))
  if (now) become(desk, { ...now, ...patch })
}

export const translateTo = (desk: ComposerDesk, to: string): void => change(desk, { to })

export function tellDue(desk: ComposerDesk, isDue: boolean): void {
  if (byDesk.get(deskKey(desk))?.isDue !== isDue) change(desk, { isDue })
}

/** Returns how this composer's text is translated; undefined when it is sent as written. */
export const useTranslating = (desk: ComposerDesk): Translating | undefined =>
  useSyncExternalStore(subscribe, () => byDesk.get(deskKey(desk)))
export const useIsTranslating = (desk: ComposerDesk): boolean => useTranslating(desk) !== undefined
export const useIsTranslationDue = (desk: ComposerDesk): boolean => useTranslating(desk)?.isDue ?? false
