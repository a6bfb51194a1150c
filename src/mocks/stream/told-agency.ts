import type { AgencyNews } from '@/domain/live-event'

import type { StoredEvent } from '../stored-event'
import type { Told } from './ear'

/** What happened in the tools moves the floor too. */
const MOVES: Partial<Record<StoredEvent['name'], AgencyNews>> = {
  'message.new': 'messages',
  'message.unsent': 'messages',
  'order.new': 'sales',
}

const isNews = (event: StoredEvent): event is StoredEvent<'agency.changed'> => event.name === 'agency.changed'

function toldOf(event: StoredEvent): Told | undefined {
  if (isNews(event)) return { name: event.name, data: event.data }
  if (event.name === 'clock.changed') return { name: event.name, data: {} }
  const what = MOVES[event.name]
  return what && { name: 'agency.changed', data: { what } }
}

/** What managers are told of events: each thing once, at the last of those that say it. */
export function toldAgency(events: readonly StoredEvent[]): { id: number; told: Told }[] {
  const found = new Map<string, { id: number; told: Told }>()
  for (const event of events) {
    const told = toldOf(event)
    if (told) found.set(JSON.stringify(told), { id: event.id, told })
  }
  return [...found.values()].sort((one, other) => one.id - other.id)
}
