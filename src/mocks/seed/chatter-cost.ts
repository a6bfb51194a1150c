import { HOUR_MS } from './calendar'
import { staffById } from './staff'
import { logsBetween, type SeedLog } from './work-logs'

/** What a log has cost until a moment, in cents. */
function costUntil(log: SeedLog, at: number, payPerHour: number): number {
  const worked = Math.min(Math.max(at, log.clockInAt), log.clockOutAt) - log.clockInAt
  return Math.round((worked / HOUR_MS) * payPerHour)
}

/**
 * What the chatters' clocked hours of a range cost. With creators named, a person's pay counts by how many of their
 * creators are among them. Differences of running totals, so that parts add up to the whole.
 */
export function chatterCost(from: number, to: number, creatorIds?: ReadonlySet<string>): number {
  let cents = 0
  for (const log of logsBetween(from, to)) {
    const person = staffById(log.userId)
    if (!person) continue
    const named = creatorIds ? person.creatorIds.filter((id) => creatorIds.has(id)).length : 1
    const pay = (person.payPerHour * named) / (creatorIds ? person.creatorIds.length : 1)
    cents += costUntil(log, to, pay) - costUntil(log, from, pay)
  }
  return cents
}
