import type { ComposerHandle } from '../../store/composer-content'
import { openTool } from './open-tool'

/** Composers whose text belongs to the script search, because the user typed it after a `/`. */
const slashComposers = new WeakSet<ComposerHandle>()

const SLASH = '/'

/**
 * Opens the scripts when the user types `/` into an empty text (screens S11); `isTyped`: a key was just
 * pressed.
 */
export function handleSlash(desk: ComposerHandle, isTyped: boolean): void {
  const { text } = desk.getContent()
  if (!text.startsWith(SLASH)) return void slashComposers.delete(desk)
  if (!isTyped || text !== SLASH) return
  slashComposers.add(desk)
  openTool(desk, 'scripts')
}

/** Returns whether keys meant for the search still go to the text. */
export const isSearchingScripts = (desk: ComposerHandle): boolean => slashComposers.has(desk)

/** Removes the text typed after `/` and returns it, once the search has focus; undefined without a `/`. */
export function takeSlashText(desk: ComposerHandle): string | undefined {
  if (!slashComposers.delete(desk)) return undefined
  const { text } = desk.getContent()
  if (!text.startsWith(SLASH)) return undefined
  desk.update({ text: '' })
  return text.slice(SLASH.length)
}
