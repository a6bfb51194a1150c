import type { ComposerStore } from '../../store/composer-store'
import { createPerComposer } from '../../store/per-composer'

/** Live translation of a composer's text. */
interface TranslationSettings {
  /** Chosen by the user; null for the fan's own language. */
  to: string | null
  /** Whether the text has changed since it was translated. */
  isDue: boolean
}

const settings = createPerComposer<TranslationSettings>()

export function toggleTranslating(composer: ComposerStore): void {
  const isOn = settings.get(composer) !== undefined
  settings.set(composer, isOn ? undefined : { to: null, isDue: false })
  if (isOn) composer.update({ translation: null })
}

/** Shows a translation restored from a draft or by Undo before it is sent. */
export function requestTranslation(composer: ComposerStore, to: string): void {
  if (!settings.get(composer)) settings.set(composer, { to, isDue: false })
}

function updateSettings(composer: ComposerStore, patch: Partial<TranslationSettings>): void {
  const now = settings.get(composer)
  if (now) settings.set(composer, { ...now, ...patch })
}

export const translateTo = (composer: ComposerStore, to: string): void => updateSettings(composer, { to })

export function setTranslationDue(composer: ComposerStore, isDue: boolean): void {
  if (settings.get(composer)?.isDue !== isDue) updateSettings(composer, { isDue })
}

/** Returns how this composer's text is translated; undefined when it is sent as written. */
export const useTranslationSettings = settings.use
export const useIsTranslating = (composer: ComposerStore): boolean =>
  useTranslationSettings(composer) !== undefined
export const isTranslationDue = (composer: ComposerStore): boolean => settings.get(composer)?.isDue ?? false
export const useIsTranslationDue = (composer: ComposerStore): boolean =>
  useTranslationSettings(composer)?.isDue ?? false
