import { DAY_MS, agencyDay } from '../calendar'
import { CREATORS } from '../creators'
import { staffById } from '../staff'
import { logsOfDay, type SeedLog } from './work-logs'
import { memo } from '../memo'

const creatorIndexById = new Map(CREATORS.map(({ userId, index }) => [userId, index]))

/** Indices of the creators a staff member works for. */
export const creatorIndicesOf = (userId: string): number[] =>
  (staffById(userId)?.creatorIds ?? []).map((id) => creatorIndexById.get(id) ?? 0)

/** Logs that started on a day, by creator. */
const logsByCreator = memo(
  (day: number) => day,
  (day): readonly (readonly SeedLog[])[] => {
    const made: SeedLog[][] = CREATORS.map(() => [])
    for (const log of logsOfDay(day))
      for (const creatorIndex of creatorIndicesOf(log.userId)) made[creatorIndex]?.push(log)
    return made
  },
)

const logsFor = (creatorIndex: number, day: number): readonly SeedLog[] =>
  logsByCreator(day)[creatorIndex] ?? []

/** Seeded logs of a creator at a moment; a shift may have started the day before. */
export function onDutyFor(creatorIndex: number, at: number): SeedLog[] {
  const day = agencyDay(at)
  return [...logsFor(creatorIndex, day - 1), ...logsFor(creatorIndex, day)].filter(
    (log) => log.clockInAt <= at && log.clockOutAt > at,
  )
}

/** The log that ended last before a moment, unless days ago. */
export function lastOnDuty(creatorIndex: number, at: number): SeedLog | undefined {
  const day = agencyDay(at)
  let last: SeedLog | undefined
  for (const log of [day - 1, day].flatMap((one) => logsFor(creatorIndex, one)))
    if (log.clockOutAt <= at && at - log.clockOutAt < DAY_MS && log.clockOutAt > (last?.clockOutAt ?? 0))
      last = log
  return last
}
