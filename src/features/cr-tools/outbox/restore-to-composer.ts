import { serverNow } from '@/services/network/server-clock'

import { EMPTY_DRAFT, isEmptyDraft, saveComposerDraft, readComposerDraft } from './composer-draft'
import { type RestoredMessage, mergeRestored } from './restore-draft'

type RestoreListener = (entry: RestoredMessage) => void
const composers = new Map<string, RestoreListener>()

/**
 * Registers the composer that restored messages of a channel go to, until the returned function is called.
 */
export function onRestore(channelId: string, listener: RestoreListener): () => void {
  composers.set(channelId, listener)
  return () => {
    if (composers.get(channelId) === listener) composers.delete(channelId)
  }
}

/** Inserts it before the content of the draft, as the channel is closed. */
function restoreToDraft(entry: RestoredMessage): void {
  const there = readComposerDraft(entry)
  const since = there && !isEmptyDraft(there) ? there : EMPTY_DRAFT
  const content = mergeRestored(entry, since)
  saveComposerDraft(entry, { ...content, updatedAt: serverNow(), basedOn: there?.updatedAt })
}

/** Puts text back into the composer of its channel, or into its draft when the composer is closed. */
export function restoreToComposer(entry: RestoredMessage): void {
  const listener = composers.get(entry.channelId)
  if (listener) listener(entry)
  else restoreToDraft(entry)
}
