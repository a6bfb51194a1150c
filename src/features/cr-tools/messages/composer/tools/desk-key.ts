import { newId } from '@/services/new-id'

import type { ComposerDesk } from '../content'

const keys = new WeakMap<ComposerDesk, string>()

/** What a desk is known by after its page has gone: a conversation comes back, a mass message is its own. */
export function deskKey(desk: ComposerDesk): string {
  if (desk.channel) return `${desk.creatorId}/${desk.channel.channelId}`
  const known = keys.get(desk) ?? `${desk.creatorId}/mass/${newId()}`
  keys.set(desk, known)
  return known
}
