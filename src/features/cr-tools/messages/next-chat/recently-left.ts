import { useEffect } from 'react'

import { onUserChange } from '@/services/session/working-user'

/** A channel that was just left is not offered as the next chat for this long. */
const OFFERED_AGAIN_AFTER_MS = 5 * 60_000
const MAX_KEPT = 8

let leftChannels: readonly { creatorId: string; channelId: string; at: number }[] = []

export function recordLeft(creatorId: string, channelId: string, now: number): void {
  leftChannels = [
    { creatorId, channelId, at: now },
    ...leftChannels.filter((one) => one.channelId !== channelId),
  ].slice(0, MAX_KEPT)
}

export const recentlyLeftChannels = (creatorId: string, now: number): string[] =>
  leftChannels
    .filter((one) => one.creatorId === creatorId && now - one.at < OFFERED_AGAIN_AFTER_MS)
    .map(({ channelId }) => channelId)

export const clearLeft = (): void => {
  leftChannels = []
}
onUserChange(clearLeft)

/** Records a channel as just left when another one, or none, replaces it. */
export function useRecordLeft(creatorId: string, channelId: string): void {
  useEffect(() => () => recordLeft(creatorId, channelId, Date.now()), [creatorId, channelId])
}
