import { DAY_MS, agencyDay, HOUR_MS, agencyDayStart } from '../calendar'
import type { SeedCreator } from '../creators'
import { between, pick, random, seedOf } from '../random'
import { ROLL } from '../roll'
import { STAFF, type SeedStaff } from '../staff'

export interface SeedNote {
  noteId: string
  userId: string
  text: string
  at: number
}

export interface SeedFollowUp {
  followUpId: string
  text: string
  dueAt: number | null
  done: boolean
  userId: string
}

const NOTE_TEXTS = [
  'Works nights, writes after 23:00 his time.',
  'Prefers voice notes over text. Keep them short.',
  'Passed the exam, was very happy about the message.',
  'Bought the rooftop set right away, asked for more of that light.',
  'Does not like to be asked for money twice in a day.',
  'Has a dog called Biscuit. Ask.',
  'Travels for work until the end of the month.',
  'Wanted a custom video, told him she will think about it.',
  'Sent a tip after the live, thanked him by name.',
  'Quiet since the price went up, leave room.',
] as const

const FOLLOW_UP_TEXTS = [
  'Ask how the exam went',
  'Promised a first look at the new set',
  'Wish a happy birthday',
  'Voice note about the concert',
  'Ask about the new job',
  'Offer the November bundle',
] as const

/** Chatters who write for a creator. */
export const writersOf = (creator: SeedCreator): SeedStaff[] =>
  STAFF.filter(({ payPerHour, creatorIds }) => payPerHour > 0 && creatorIds.includes(creator.userId))

/** Seeded staff notes about a fan, newest first. */
export function seedNotes(
  creator: SeedCreator,
  fanIndex: number,
  joinedAt: number,
  anchor: number,
): SeedNote[] {
  const roll = random(seedOf(ROLL.fanNotes, creator.index, fanIndex))
  const writers = writersOf(creator)
  const many = writers.length === 0 ? 0 : between(roll() ** 1.5, 0, 5)
  return Array.from({ length: many }, (_, index) => ({
    noteId: `note-${creator.index + 1}-${fanIndex + 1}-${index + 1}`,
    userId: pick(writers, roll()).userId,
    text: pick(NOTE_TEXTS, roll()),
    at: anchor - Math.floor(roll() ** 2 * Math.min(120 * DAY_MS, Math.max(HOUR_MS, anchor - joinedAt))),
  })).toSorted((a, b) => b.at - a.at)
}

/** Seeded follow-ups of a fan. */
export function seedFollowUps(creator: SeedCreator, fanIndex: number, anchor: number): SeedFollowUp[] {
  const roll = random(seedOf(ROLL.fanFollowUps, creator.index, fanIndex))
  const writers = writersOf(creator)
  const many = writers.length === 0 || roll() < 0.55 ? 0 : between(roll(), 1, 2)
  return Array.from({ length: many }, (_, index) => {
    const done = roll() < 0.3
    const days = done ? -between(roll(), 2, 9) : between(roll(), -1, 5)
    return {
      followUpId: `follow-${creator.index + 1}-${fanIndex + 1}-${index + 1}`,
      text: pick(FOLLOW_UP_TEXTS, roll()),
      dueAt:
        roll() < 0.2 ? null : agencyDayStart(agencyDay(anchor) + days) + between(roll(), 8, 22) * HOUR_MS,
      done,
      userId: pick(writers, roll()).userId,
    }
  })
}
