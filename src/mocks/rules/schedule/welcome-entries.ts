import { findList } from '../lists/stored-lists'
import { agencyDay, HOUR_MS, agencyDayStart } from '../../seed/calendar'
import type { SeedCreator } from '../../seed/creators'
import { runsOf } from '../welcome/runs'
import { sequencesOf } from '../welcome/sequences'
import type { StoredSequence, StoredStep } from '../../state/stored-sequence'
import type { World } from '../../state/world'
import { type ScheduleEntry, isWithinSpan, type ScheduleSource, type Span } from './schedule-entry'

/** What follows sooner can't be planned: it isn't known who starts a sequence, and when. */
const PLANNED_AFTER_MS = 12 * HOUR_MS

interface Sending {
  step: StoredStep
  day: number
  at: number
  isSent: boolean
}

/** The whole days of a span: a step of a day is one item, wherever the span cuts the day. */
const wholeDays = ({ from, to }: Span): Span => ({
  from: agencyDayStart(agencyDay(from)),
  to: agencyDayStart(agencyDay(to - 1) + 1),
})

function sendingsOf(world: World, creator: SeedCreator, sequence: StoredSequence, span: Span): Sending[] {
  const runs = runsOf(world, creator, sequence, span)
  return runs.flatMap(({ entry, sent, next, later }) =>
    [
      ...sent.map(({ step, at }) => ({ step, at, isSent: true })),
      ...[...(next ? [next] : []), ...later].map((due) => ({ ...due, isSent: false })),
    ]
      .filter(({ at }) => at - entry.at >= PLANNED_AFTER_MS && at >= span.from && at < span.to)
      .map((one) => ({ ...one, day: agencyDay(one.at) })),
  )
}

function entryOf(
  { sequenceId, name, audience }: StoredSequence,
  sendings: readonly Sending[],
  listName: (listId: string) => string | undefined,
): ScheduleEntry[] {
  const [first] = sendings.toSorted((a, b) => a.at - b.at)
  if (!first) return []
  const { step, day, at } = first
  const list = audience.listId === null ? undefined : listName(audience.listId)
  const sent = sendings.filter(({ isSent }) => isSent).length
  return [
    {
      itemId: `welcome-${sequenceId}-${step.stepId}-${day}`,
      kind: 'welcome',
      state: sent === 0 ? 'scheduled' : sent < sendings.length ? 'publishing' : 'done',
      at,
      text: step.text,
      lockText: step.lockText,
      price: step.price,
      mediaIds: step.mediaIds,
      previewMediaIds: step.previewMediaIds,
      audience: list === undefined ? [] : [list],
      sequence: name,
      sequenceId,
      fans: sendings.length,
      fanName: null,
      isFixed: true,
    },
  ]
}

/** Steps of the welcome sequences by the day they go out, at the moment of the first fan. */
export const welcomeEntries: ScheduleSource = (world, creator, span) => {
  const days = wholeDays(span)
  const listName = (listId: string) => findList(world, creator, listId)?.name
  return sequencesOf(world, creator)
    .flatMap((sequence) => {
      const sendings = sendingsOf(world, creator, sequence, days)
      const byStepAndDay = Map.groupBy(sendings, ({ step, day }) => `${step.stepId} ${day}`)
      return [...byStepAndDay.values()].flatMap((some) => entryOf(sequence, some, listName))
    })
    .filter(isWithinSpan(span))
}
