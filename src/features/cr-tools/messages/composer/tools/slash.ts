import type { ComposerDesk } from '../content'
import { openTool } from './open-tool'

/** Desks whose text is what was typed since a `/` and belongs to the search for scripts. */
const asking = new WeakSet<ComposerDesk>()

const SLASH = '/'

/** Opens the scripts on a `/` typed into the empty text (screens S11); `isTyped`: the key has just been pressed. */
export function followSlash(desk: ComposerDesk, isTyped: boolean): void {
  const { text } = desk.read()
  if (!text.startsWith(SLASH)) return void asking.delete(desk)
  if (!isTyped || text !== SLASH) return
  asking.add(desk)
  openTool(desk, 'scripts')
}

/** Whether keys still go to the text that are meant for the search. */
export const isAskingForScripts = (desk: ComposerDesk): boolean => asking.has(desk)

/** Takes what was typed after the `/` out of the text, once the search has the focus; undefined without one. */
export function takeSlash(desk: ComposerDesk): string | undefined {
  if (!asking.delete(desk)) return undefined
  const { text } = desk.read()
  if (!text.startsWith(SLASH)) return undefined
  desk.change({ text: '' })
  return text.slice(SLASH.length)
}
