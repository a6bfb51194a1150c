import { onUserChange } from '@/services/session/working-user'
import { topmostDialog } from '@/ui/focus-return'

import type { DraftContent } from '../../../outbox/composer-draft'
import { withHigherPrice } from '../../../outbox/restore-draft'
import { takeJustOpened } from '../../next-chat/use-next-chat'
import type { ComposerStore } from './composer-store'

/** An insertion into a message. It brings its price, so that paid media are not sent for free. */
type Insertion = Partial<
  Pick<DraftContent, 'text' | 'media' | 'price' | 'lockText' | 'previewMediaIds' | 'replyTo'>
>

const openComposers = new Map<string, ComposerStore>()
/** Insertions for channels whose composer is not mounted yet. */
const pendingInsertions = new Map<string, Insertion[]>()

function withSaleOf(there: DraftContent, { price = 0, lockText, previewMediaIds = [] }: Insertion) {
  return {
    ...withHigherPrice(there, price),
    lockText: there.lockText ?? lockText ?? null,
    previewMediaIds: [...new Set([...there.previewMediaIds, ...previewMediaIds])],
  }
}

function applyInsertion(composer: ComposerStore, change: Insertion): void {
  const there = composer.getContent()
  const fresh = change.media?.filter(({ mediaId }) => !there.media.some((one) => one.mediaId === mediaId))
  if (fresh) composer.update({ media: [...there.media, ...fresh], ...withSaleOf(there, change) })
  if (change.replyTo) composer.update({ replyTo: change.replyTo })
  if (change.text) composer.insert(change.text)
  else composer.focus()
}

/** Inserts at the cursor of a channel's composer and adds media, as soon as the composer is open. */
export function insertIntoComposer(channelId: string, change: Insertion): void {
  const composer = openComposers.get(channelId)
  if (composer) applyInsertion(composer, change)
  else pendingInsertions.set(channelId, [...(pendingInsertions.get(channelId) ?? []), change])
}

/** Registers the composer of a channel as the insertion target, until the returned function is called. */
export function registerComposerStore(channelId: string, composer: ComposerStore): () => void {
  openComposers.set(channelId, composer)
  const due = pendingInsertions.get(channelId) ?? []
  pendingInsertions.delete(channelId)
  for (const change of due) applyInsertion(composer, change)
  // A dialog that opened meanwhile, as the palette, keeps the focus.
  if (takeJustOpened(channelId) && !topmostDialog()) composer.focus()
  return () => {
    if (openComposers.get(channelId) === composer) openComposers.delete(channelId)
  }
}

onUserChange(() => pendingInsertions.clear())
