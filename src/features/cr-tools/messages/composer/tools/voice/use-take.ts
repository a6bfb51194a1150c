import { useSyncExternalStore } from 'react'

import { onOtherPerson } from '@/services/own-work'

import type { ComposerDesk } from '../../content'
import { deskKey } from '../desk-key'
import { openMicrophone } from './open-microphone'
import { type VoiceState, VoiceTake } from './voice-take'

/** By composer, so that a recording survives closing the panel. */
const takes = new Map<string, VoiceTake>()

onOtherPerson(() => {
  for (const take of takes.values()) take.discard()
})

function takeOf(desk: ComposerDesk): VoiceTake {
  const key = deskKey(desk)
  const take = takes.get(key) ?? new VoiceTake(openMicrophone)
  takes.set(key, take)
  return take
}

export function useTake(desk: ComposerDesk): VoiceState & { take: VoiceTake } {
  const take = takeOf(desk)
  return { ...useSyncExternalStore(take.subscribe, take.read), take }
}
