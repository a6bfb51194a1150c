import { useSyncExternalStore } from 'react'

import { startTimer } from '@/lib/timer'

/** A typing client repeats its event; without one for this long, typing has stopped. */
const TYPING_FOR_MS = 8000

const NOBODY: readonly string[] = []

const untils = new Map<string, Map<string, number>>()
let shown = new Map<string, readonly string[]>()
let cancelTimer: (() => void) | undefined
const listeners = new Set<() => void>()

function show(): void {
  shown = new Map([...untils].map(([channelId, people]) => [channelId, [...people.keys()]]))
  listeners.forEach((listener) => listener())
}

/** Forgets those who have said nothing for long, and looks again when the next may be one. */
function prune(): void {
  const now = Date.now()
  let next = Infinity
  for (const [channelId, people] of untils) {
    for (const [userId, until] of people) {
      if (until <= now) people.delete(userId)
      else next = Math.min(next, until)
    }
    if (people.size === 0) untils.delete(channelId)
  }
  cancelTimer?.()
  cancelTimer = Number.isFinite(next) ? startTimer(prune, next - now) : undefined
  show()
}

/** Records that a person types in a channel, or has stopped. */
export function noteTyping(channelId: string, userId: string, isTyping: boolean): void {
  const people = untils.get(channelId) ?? new Map<string, number>()
  const was = people.has(userId)
  if (isTyping) untils.set(channelId, people.set(userId, Date.now() + TYPING_FOR_MS))
  else people.delete(userId)
  if (people.size === 0) untils.delete(channelId)
  // Of several the first one's turn comes first, and then the next one's.
  if (isTyping) cancelTimer ??= startTimer(prune, TYPING_FOR_MS)
  if (was !== isTyping) show()
}

/** Clears everything when the event stream breaks. */
export function forgetTyping(): void {
  untils.clear()
  prune()
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** Who types in a channel now, fan or colleague, oneself apart; the longest typing first. */
export const useTyping = (channelId: string): readonly string[] =>
  useSyncExternalStore(subscribe, () => shown.get(channelId) ?? NOBODY)
