import type { ComposerDesk } from '../content'
import { openTool } from './open-tool'

/** Composers whose text belongs to the script search, because the user typed it after a `/`. */
const asking = new WeakSet<ComposerDesk>()

const SLASH = '/'

/**
 * Opens the scripts when the user types `/` into an empty text (screens S11); `isTyped`: a key was just
 * pressed.
 */
export function followSlash(desk: ComposerDesk, isTyped: boolean): void {
  const { text } = desk.read()
  if (!text.startsWith(SLASH)) return void asking.delete(desk)
  if (!isTyped || text !== SLASH) return
  asking.add(desk)
  openTool(desk, 'scripts')
}

/** Returns whether keys meant for the search still go to the text. */
export const isAskingForScripts = (desk: ComposerDesk): boolean => asking.has(desk)

/** Removes the text typed after `/` and returns it, once the search has focus; undefined without a `/`. */
export function takeSlash(desk: ComposerDesk): string | undefined {
  if (!asking.delete(desk)) return undefined
  const { text } = desk.read()
  if (!text.startsWith(SLASH)) return undefined
  desk.change({ text: '' })
  return text.slice(SLASH.length)
}
