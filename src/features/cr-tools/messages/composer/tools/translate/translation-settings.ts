import type { ComposerStore } from '../../store/composer-store'
import { createPerComposer } from '../../store/per-composer'

/** Live translation of a composer's text. */
interface TranslationSettings {
  /** Chosen by the user; null for the fan's own language. */
  to: string | null
}

const settings = createPerComposer<TranslationSettings>()

export function toggleTranslating(composer: ComposerStore): void {
  const isOn = settings.get(composer) !== undefined
  settings.set(composer, isOn ? undefined : { to: null })
  if (isOn) composer.update({ translation: null })
}

/** Shows a translation restored from a draft or by Undo before it is sent. */
export function requestTranslation(composer: ComposerStore, to: string): void {
  if (!settings.get(composer)) settings.set(composer, { to })
}

export const translateTo = (composer: ComposerStore, to: string): void => settings.set(composer, { to })

/** Returns how this composer's text is translated; undefined when it is sent as written. */
export const useTranslationSettings = settings.use
export const useIsTranslating = (composer: ComposerStore): boolean =>
  useTranslationSettings(composer) !== undefined
