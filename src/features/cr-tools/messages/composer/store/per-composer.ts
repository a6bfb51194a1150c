import { useSyncExternalStore } from 'react'

import { createEmitter } from '@/lib/store'
import { newId } from '@/services/page/new-id'
import { onUserChange } from '@/services/session/working-user'

import type { ComposerStore } from './composer-store'

const keys = new WeakMap<ComposerStore, string>()

/** Returns a key that outlives the page: by channel for a conversation, unique for a mass message. */
export function composerKey(composer: ComposerStore): string {
  if (composer.channel) return `${composer.creatorId}/${composer.channel.channelId}`
  const existing = keys.get(composer) ?? `${composer.creatorId}/mass/${newId()}`
  keys.set(composer, existing)
  return existing
}

/** Creates what is kept by composer while another chat is open, until another user signs in. */
export function createPerComposer<Value>() {
  const values = new Map<string, Value>()
  const { emit, subscribe } = createEmitter()
  onUserChange(() => {
    values.clear()
    emit()
  })
  const get = (composer: ComposerStore): Value | undefined => values.get(composerKey(composer))
  return {
    get,
    use: (composer: ComposerStore): Value | undefined => useSyncExternalStore(subscribe, () => get(composer)),
    set: (composer: ComposerStore, value: Value | undefined): void => {
      if (value === undefined) values.delete(composerKey(composer))
      else values.set(composerKey(composer), value)
      emit()
    },
  }
}
