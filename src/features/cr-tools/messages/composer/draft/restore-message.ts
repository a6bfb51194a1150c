import { type RestoredMessage, mergeRestored } from '../../../outbox/restore-draft'
import type { ComposerStore } from '../store/composer-store'

/** Restores a message to the composer, before newer content. */
export function restoreMessage(desk: ComposerStore, returned: RestoredMessage): void {
  desk.update(mergeRestored(returned, desk.getContent()))
  desk.focus()
}
