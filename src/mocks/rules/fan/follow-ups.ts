import { anchorOf } from '../../state/anchor'
import { isoOrNull } from '../../seed/calendar'
import { channelCount, channelIdAt } from '../../seed/channels/channels'
import type { SeedCreator } from '../../seed/creators'
import { fanIndexOf } from '../../seed/fans/fan-facts'
import { fanAt, type SeedFan } from '../../seed/fans/fans'
import { seedFollowUps } from '../../seed/messages/staff-notes'
import { livelyFacts } from '../threads/channel-facts'
import type { WireFollowUp } from '../../state/tool-state'
import type { World } from '../../state/world'
import { fanChange } from '../fan-status/fan-changes'

/** A fan's follow-ups: edited or seeded. */
export function followUpsOf(world: World, creator: SeedCreator, fan: SeedFan): WireFollowUp[] {
  return (
    fanChange(world, creator, fan.userId).followUps ??
    seedFollowUps(creator, fanIndexOf(fan), anchorOf(world)).map((one) => ({
      ...one,
      dueAt: isoOrNull(one.dueAt),
    }))
  )
}

/** The earliest due time of a fan's open follow-ups; null without one. */
export function firstDueFollowUp(world: World, creator: SeedCreator, fan: SeedFan): string | null {
  const open = followUpsOf(world, creator, fan).flatMap(({ done, dueAt }) => (done ? [] : (dueAt ?? [])))
  return open.toSorted((a, b) => Date.parse(a) - Date.parse(b))[0] ?? null
}

/** Follow-ups due before a moment in active conversations; the most overdue first. */
export function dueFollowUps(world: World, creator: SeedCreator, before: number) {
  const rows = livelyFacts(world, creator, anchorOf(world), channelCount(creator))
  return rows
    .filter(({ kind }) => kind === 'direct')
    .flatMap(({ fanIndex, index }) => {
      const fan = fanAt(fanIndex)
      return followUpsOf(world, creator, fan).flatMap(({ done, dueAt, text }) =>
        !done && dueAt != null && Date.parse(dueAt) < before
          ? [{ userId: fan.userId, channelId: channelIdAt(creator.index, index), text, dueAt }]
          : [],
      )
    })
    .toSorted((a, b) => Date.parse(a.dueAt) - Date.parse(b.dueAt))
}
