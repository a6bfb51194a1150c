import { useSyncExternalStore } from 'react'

import { createEmitter } from '@/lib/store'
import { onUserChange } from '@/services/session/on-user-change'

import type { ComposerStore } from '../../store/composer-store'
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

function setSettings(composer: ComposerStore, next: TranslationSettings | undefined): void {
  if (next) settingsByComposer.set(composerKey(composer), next)
  else settingsByComposer.delete(composerKey(composer))
  changes.emit()
}

export function toggleTranslating(composer: ComposerStore): void {
  const isOn = settingsByComposer.has(composerKey(composer))
  setSettings(composer, isOn ? undefined : { to: null, isDue: false })
  if (isOn) composer.update({ translation: null })
}

/** Shows a translation restored from a draft or by Undo before it is sent. */
export function requestTranslation(composer: ComposerStore, to: string): void {
  if (!settingsByComposer.has(composerKey(composer))) setSettings(composer, { to, isDue: false })
}

function updateSettings(composer: ComposerStore, patch: Partial<TranslationSettings>): void {
  const now = settingsByComposer.get(composerKey(composer))
  if (now) setSettings(composer, { ...now, ...patch })
}

export const translateTo = (composer: ComposerStore, to: string): void => updateSettings(composer, { to })

export function setTranslationDue(composer: ComposerStore, isDue: boolean): void {
  if (settingsByComposer.get(composerKey(composer))?.isDue !== isDue) updateSettings(composer, { isDue })
}

/** Returns how this composer's text is translated; undefined when it is sent as written. */
export const useTranslationSettings = (composer: ComposerStore): TranslationSettings | undefined =>
  useSyncExternalStore(changes.subscribe, () => settingsByComposer.get(composerKey(composer)))
export const useIsTranslating = (composer: ComposerStore): boolean =>
  useTranslationSettings(composer) !== undefined
export const useIsTranslationDue = (composer: ComposerStore): boolean =>
  useTranslationSettings(composer)?.isDue ?? false
