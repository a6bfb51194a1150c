import { useSyncExternalStore } from 'react'

import { onUserChange } from '@/services/session/on-user-change'

import type { ComposerHandle } from '../../store/composer-content'
import { composerKey } from '../../store/composer-key'
import { openMicrophone } from './open-microphone'
import { type VoiceState, VoiceRecording } from './voice-recording'

/** By composer, so that a recording survives closing the panel. */
const recordings = new Map<string, VoiceRecording>()

onUserChange(() => {
  for (const take of recordings.values()) take.discard()
})

function recordingOf(desk: ComposerHandle): VoiceRecording {
  const key = composerKey(desk)
  const take = recordings.get(key) ?? new VoiceRecording(openMicrophone)
  recordings.set(key, take)
  return take
}

export function useVoiceRecording(desk: ComposerHandle): VoiceState & { take: VoiceRecording } {
  const take = recordingOf(desk)
  return { ...useSyncExternalStore(take.subscribe, take.read), take }
}
