import { type RestoredMessage, mergeRestored } from '../../returned'
import type { ComposerStore } from './desk'

/** Restores a message to the composer, before newer content. */
export function restoreMessage(desk: ComposerStore, returned: RestoredMessage): void {
  desk.update(mergeRestored(returned, desk.getContent()))
  desk.focus()
}
