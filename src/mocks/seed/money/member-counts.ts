import { churn } from '@/domain/figures/metrics'

import { agencyDay, agencyDayStart } from '../calendar'
import type { SeedCreator } from '../creators'
import { momentOfPart } from './money'
import { between, chance } from '../random'
import { ROLL } from '../roll'

interface MemberCounts {
  newMembers: number
  activeMembers: number
  endedMembers: number
  membersAtStart: number
  /** Of those at the start. */
  leftOfStart: number
  churn: number | null
}

/** A creator's members on a day; sums count from the first day. */
interface Day {
  atStart: number
  came: number
  left: number
  cameBefore: number
  leftBefore: number
}

/** Before any selectable or compared period. */
const FIRST_DAY = agencyDay(Date.UTC(2023, 0, 1))
/** The average duration of a membership. */
const USUAL_STAY_DAYS = 220
/** A member pays some 16 dollars a month, and memberships are a fifth of a creator's revenue. */
const DAILY_GROSS_PER_MEMBER = 260

const cache = new Map<number, Day[]>()

export const usualMembers = ({ dailyGross, status }: SeedCreator): number =>
  status === 'ended' ? 0 : Math.round(dailyGross / DAILY_GROSS_PER_MEMBER)

/** How many join a creator on a usual day. */
export const usualJoins = ({ dailyGross }: SeedCreator): number =>
  dailyGross / DAILY_GROSS_PER_MEMBER / USUAL_STAY_DAYS

function nextDay(creator: SeedCreator, index: number, before: Day | undefined): Day {
  const usual = usualMembers(creator)
  const usualMoves = usual === 0 ? 0 : Math.max(1, Math.round(usual / USUAL_STAY_DAYS))
  const atStart = before ? before.atStart + before.came - before.left : usual
  const day = FIRST_DAY + index
  const leaving = usual === 0 ? 0 : (2 * usualMoves * atStart) / usual
  return {
    atStart,
    came: between(chance(ROLL.joinsOfDay, creator.index, day), 0, usualMoves * 2),
    left: Math.min(atStart, Math.round(chance(ROLL.leavesOfDay, creator.index, day) * leaving)),
    cameBefore: before ? before.cameBefore + before.came : 0,
    leftBefore: before ? before.leftBefore + before.left : 0,
  }
}

function dayFor(creator: SeedCreator, day: number): Day {
  const days = cache.get(creator.index) ?? []
  cache.set(creator.index, days)
  const index = Math.max(0, day - FIRST_DAY)
  while (days.length <= index) days.push(nextDay(creator, days.length, days.at(-1)))
  return days[index] as Day // computed in the line above
}

/** How many of a day's joins or leaves were before a moment. */
function countBefore(count: number, at: number, day: number, kind: number): number {
  if (at === agencyDayStart(day)) return 0
  const moments = Array.from({ length: count }, (_, nth) => momentOfPart(chance(kind, day, nth), day))
  return moments.filter((moment) => moment < at).length
}

interface MemberTotals {
  members: number
  came: number
  left: number
}

/** Members at a moment, with totals of joins and leaves so far. */
function memberTotalsAt(creator: SeedCreator, at: number): MemberTotals {
  const day = agencyDay(at)
  const { atStart, cameBefore, leftBefore, ...today } = dayFor(creator, day)
  const came = countBefore(today.came, at, day, ROLL.joinTime)
  const left = countBefore(today.left, at, day, ROLL.leaveTime)
  return { members: atStart + came - left, came: cameBefore + came, left: leftBefore + left }
}

/** A creator's members at a moment, independent of the period. */
export const membersAt = (creator: SeedCreator, at: number): number => memberTotalsAt(creator, at).members

/** A creator's members at the start of a day, and its joins and leaves. */
export const memberDay = (
  creator: SeedCreator,
  day: number,
): { readonly atStart: number; readonly came: number; readonly left: number } => dayFor(creator, day)

/** When each of a day's new members joined. */
export const joinsOfDay = (creator: SeedCreator, day: number): number[] =>
  Array.from({ length: dayFor(creator, day).came }, (_, nth) =>
    momentOfPart(chance(ROLL.joinTime, day, nth), day),
  )

/** When each of a day's leaving members left. */
export const leavesOfDay = (creator: SeedCreator, day: number): number[] =>
  Array.from({ length: dayFor(creator, day).left }, (_, nth) =>
    momentOfPart(chance(ROLL.leaveTime, day, nth), day),
  )

/** How many had joined, and how many had left, before a day. */
export const joinsBeforeDay = (creator: SeedCreator, day: number): number => dayFor(creator, day).cameBefore
export const leavesBeforeDay = (creator: SeedCreator, day: number): number => dayFor(creator, day).leftBefore

/** Of the members at the start those still there at the end: each leaves as likely as any other of the day. */
function remainingMembers(creator: SeedCreator, from: number, to: number, atStart: number): number {
  let part = 1
  let begin = from
  for (let day = agencyDay(from); begin < to; day += 1) {
    const end = Math.min(to, agencyDayStart(day + 1))
    const [first, last] = [memberTotalsAt(creator, begin), memberTotalsAt(creator, end)]
    if (first.members > 0) part *= 1 - Math.min(1, (last.left - first.left) / first.members)
    begin = end
  }
  return Math.ceil(atStart * part)
}

/** Joins, retention and churn in a range. */
export function membersBetween(creator: SeedCreator, from: number, to: number): MemberCounts {
  const [first, last] = [memberTotalsAt(creator, from), memberTotalsAt(creator, to)]
  const leftOfStart = first.members - remainingMembers(creator, from, to, first.members)
  return {
    newMembers: last.came - first.came,
    activeMembers: last.members,
    endedMembers: last.left - first.left,
    membersAtStart: first.members,
    leftOfStart,
    churn: churn(leftOfStart, first.members),
  }
}
