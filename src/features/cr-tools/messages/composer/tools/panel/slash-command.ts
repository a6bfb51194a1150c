import type { ComposerStore } from '../../store/composer-store'
import { openTool } from './open-tool'

/** Composers whose text belongs to the script search, because the user typed it after a `/`. */
const slashComposers = new WeakSet<ComposerStore>()

const SLASH = '/'

/**
 * Opens the scripts when the user types `/` into an empty text (screens S11); `isTyped`: a key was just
 * pressed.
 */
export function handleSlash(composer: ComposerStore, isTyped: boolean): void {
  const { text } = composer.getContent()
  if (!text.startsWith(SLASH)) return void slashComposers.delete(composer)
  if (!isTyped || text !== SLASH) return
  slashComposers.add(composer)
  openTool(composer, 'scripts')
}

/** Returns whether keys meant for the search still go to the text. */
export const isSearchingScripts = (composer: ComposerStore): boolean => slashComposers.has(composer)

/** Removes the text typed after `/` and returns it, once the search has focus; undefined without a `/`. */
export function takeSlashText(composer: ComposerStore): string | undefined {
  if (!slashComposers.delete(composer)) return undefined
  const { text } = composer.getContent()
  if (!text.startsWith(SLASH)) return undefined
  composer.update({ text: '' })
  return text.slice(SLASH.length)
}
