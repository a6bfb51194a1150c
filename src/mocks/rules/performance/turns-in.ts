import { agencyDay } from '../../seed/calendar'
import { type Turns, turnsOfDay } from '../../seed/work/reply-turns'

/** A seeded turn: `index` counts within its day. */
export interface SeedTurn {
  turns: Turns
  day: number
  index: number
  at: number
}

/** Visits the turns between two moments, day by day. */
export function eachTurn(from: number, to: number, visit: (turn: SeedTurn) => void): void {
  for (let day = agencyDay(from) - 1; day <= agencyDay(to); day += 1) {
    const turns = turnsOfDay(day)
    for (let index = 0; index < turns.after.length; index += 1) {
      const at = turns.start + (turns.after[index] ?? 0)
      if (at >= from && at < to) visit({ turns, day, index, at })
    }
  }
}
