import { useSyncExternalStore } from 'react'

import { createEmitter } from '@/lib/store'
import { onUserChange } from '@/services/session/on-user-change'

import type { ComposerHandle } from '../../store/composer-content'
import { composerKey } from '../../store/composer-key'

/** Live translation of a composer's text. */
interface TranslationSettings {
  /** Chosen by the user; null for the fan's own language. */
  to: string | null
  /** Whether the text has changed since it was translated. */
  isDue: boolean
}

/** By composer: the choice persists while another chat is open. */
const settingsByComposer = new Map<string, TranslationSettings>()
const changes = createEmitter()

onUserChange(() => {
  settingsByComposer.clear()
  changes.emit()
})

function setSettings(desk: ComposerHandle, next: TranslationSettings | undefined): void {
  if (next) settingsByComposer.set(composerKey(desk), next)
  else settingsByComposer.delete(composerKey(desk))
  changes.emit()
}

export function toggleTranslating(desk: ComposerHandle): void {
  const isOn = settingsByComposer.has(composerKey(desk))
  setSettings(desk, isOn ? undefined : { to: null, isDue: false })
  if (isOn) desk.update({ translation: null })
}

/** Shows a translation restored from a draft or by Undo before it is sent. */
export function requestTranslation(desk: ComposerHandle, to: string): void {
  if (!settingsByComposer.has(composerKey(desk))) setSettings(desk, { to, isDue: false })
}

function updateSettings(desk: ComposerHandle, patch: Partial<TranslationSettings>): void {
  const now = settingsByComposer.get(composerKey(desk))
  if (now) setSettings(desk, { ...now, ...patch })
}

export const translateTo = (desk: ComposerHandle, to: string): void => updateSettings(desk, { to })

export function setTranslationDue(desk: ComposerHandle, isDue: boolean): void {
  if (settingsByComposer.get(composerKey(desk))?.isDue !== isDue) updateSettings(desk, { isDue })
}

/** Returns how this composer's text is translated; undefined when it is sent as written. */
export const useTranslationSettings = (desk: ComposerHandle): TranslationSettings | undefined =>
  useSyncExternalStore(changes.subscribe, () => settingsByComposer.get(composerKey(desk)))
export const useIsTranslating = (desk: ComposerHandle): boolean => useTranslationSettings(desk) !== undefined
export const useIsTranslationDue = (desk: ComposerHandle): boolean =>
  useTranslationSettings(desk)?.isDue ?? false
