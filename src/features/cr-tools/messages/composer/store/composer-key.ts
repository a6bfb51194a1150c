import { newId } from '@/services/page/new-id'

import type { ComposerStore } from './composer-store'

const keys = new WeakMap<ComposerStore, string>()

/** Returns a key that outlives the page: by channel for a conversation, unique for a mass message. */
export function composerKey(composer: ComposerStore): string {
  if (composer.channel) return `${composer.creatorId}/${composer.channel.channelId}`
  const known = keys.get(composer) ?? `${composer.creatorId}/mass/${newId()}`
  keys.set(composer, known)
  return known
}
