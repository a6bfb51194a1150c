import { onOtherPerson } from '@/services/own-work'

import type { ComposerContent } from './content'
import type { Desk } from './desk'

/** An insertion into a message. It brings its price, so that paid media are not sent for free. */
type Change = Partial<
  Pick<ComposerContent, 'text' | 'media' | 'price' | 'lockText' | 'previewMediaIds' | 'replyTo'>
>

const open = new Map<string, Desk>()
/** Insertions for channels whose composer is not mounted yet. */
const waiting = new Map<string, Change[]>()

/** The higher of two prices applies, so that neither side's media are sold for less. */
function priced({ price, lockText, previewMediaIds, unclearPrice }: ComposerContent, change: Change) {
  return {
    price: Math.max(price, change.price ?? 0),
    unclearPrice: change.price ? null : unclearPrice,
    lockText: lockText ?? change.lockText ?? null,
    previewMediaIds: [...new Set([...previewMediaIds, ...(change.previewMediaIds ?? [])])],
  }
}

function put(desk: Desk, change: Change): void {
  const there = desk.read()
  const fresh = change.media?.filter(({ mediaId }) => !there.media.some((one) => one.mediaId === mediaId))
  if (fresh) desk.change({ media: [...there.media, ...fresh], ...priced(there, change) })
  if (change.replyTo) desk.change({ replyTo: change.replyTo })
  if (change.text) desk.insert(change.text)
  else desk.focus()
}

/** Inserts at the cursor of a channel's composer and adds media, as soon as the composer is open. */
export function intoComposer(channelId: string, change: Change): void {
  const desk = open.get(channelId)
  if (desk) put(desk, change)
  else waiting.set(channelId, [...(waiting.get(channelId) ?? []), change])
}

/** Registers the composer of a channel as the insertion target, until the returned function is called. */
export function openDesk(channelId: string, desk: Desk): () => void {
  open.set(channelId, desk)
  const due = waiting.get(channelId) ?? []
  waiting.delete(channelId)
  for (const change of due) put(desk, change)
  return () => {
    if (open.get(channelId) === desk) open.delete(channelId)
  }
}

onOtherPerson(() => waiting.clear())
