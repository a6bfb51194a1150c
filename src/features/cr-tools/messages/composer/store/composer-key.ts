import { newId } from '@/services/page/new-id'

import type { ComposerHandle } from './composer-content'

const keys = new WeakMap<ComposerHandle, string>()

/** Returns a key that outlives the page: by channel for a conversation, unique for a mass message. */
export function composerKey(desk: ComposerHandle): string {
  if (desk.channel) return `${desk.creatorId}/${desk.channel.channelId}`
  const known = keys.get(desk) ?? `${desk.creatorId}/mass/${newId()}`
  keys.set(desk, known)
  return known
}
