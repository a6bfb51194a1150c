import { newId } from '@/services/new-id'

import type { ComposerDesk } from '../content'

const keys = new WeakMap<ComposerDesk, string>()

/** Returns a key that outlives the page: by channel for a conversation, unique for a mass message. */
export function deskKey(desk: ComposerDesk): string {
  if (desk.channel) return `${desk.creatorId}/${desk.channel.channelId}`
  const known = keys.get(desk) ?? `${desk.creatorId}/mass/${newId()}`
  keys.set(desk, known)
  return known
}
