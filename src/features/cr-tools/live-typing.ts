import { useSyncExternalStore } from 'react'

import { startTimer } from '@/lib/timer'

/** Clients repeat the typing event; without one for this long, typing has stopped. */
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

/** Removes expired entries and schedules the next check. */
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

/** Records that a user types in a channel or has stopped. */
export function noteTyping(channelId: string, userId: string, isTyping: boolean): void {
  const people = untils.get(channelId) ?? new Map<string, number>()
  const was = people.has(userId)
  if (isTyping) untils.set(channelId, people.set(userId, Date.now() + TYPING_FOR_MS))
  else people.delete(userId)
  if (people.size === 0) untils.delete(channelId)
  // The running timer belongs to the earliest entry and reschedules itself for the next.
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

/** User IDs of those who type in a channel, except the current user; the longest typing first. */
export const useTyping = (channelId: string): readonly string[] =>
  useSyncExternalStore(subscribe, () => shown.get(channelId) ?? NOBODY)
