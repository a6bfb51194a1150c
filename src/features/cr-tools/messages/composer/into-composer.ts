import type { Media } from '@/domain/media'
import { onOtherPerson } from '@/services/own-work'

import type { Desk } from './desk'

interface Change {
  text?: string
  media?: readonly Media[]
}

const open = new Map<string, Desk>()
/** For a channel whose composer is not there yet. */
const waiting = new Map<string, Change[]>()

function put(desk: Desk, { text, media = [] }: Change): void {
  const { media: there } = desk.read()
  const fresh = media.filter(({ mediaId }) => !there.some((one) => one.mediaId === mediaId))
  if (fresh.length > 0) desk.change({ media: [...there, ...fresh] })
  if (text) desk.insert(text)
  else desk.focus()
}

/** Writes into the composer of a channel, at the cursor and beside what is attached; as soon as it is open. */
export function intoComposer(channelId: string, change: Change): void {
  const desk = open.get(channelId)
  if (desk) put(desk, change)
  else waiting.set(channelId, [...(waiting.get(channelId) ?? []), change])
}

/** Makes a desk the one that is written into, until the returned function is called. */
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
