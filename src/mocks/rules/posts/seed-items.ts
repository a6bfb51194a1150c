import { mediaIdAt } from '../../seed/vault/media-of'
import { agencyDay, HOUR_MS, MINUTE_MS, agencyDayStart } from '../../seed/calendar'
import type { SeedCreator } from '../../seed/creators'
import { between, chance, pick } from '../../seed/random'
import { ROLL } from '../../seed/roll'
import { vaultSize } from '../../seed/vault/vault-size'
import type { ScheduledItem } from '../../state/scheduled-item'

const POSTS = [
  'Rooftop at dusk, the set you voted for.',
  'Twelve frames from a slow afternoon.',
  'The blue room again, this time with the window open.',
  'First look at the winter set. Which one goes on the wall?',
  'The long video, part two.',
  'Film photos came back from the lab.',
  'What Sunday looks like here.',
  'One take, no cuts.',
] as const
const STORIES = [
  'Coffee, then the studio.',
  'Poll: black or red for Friday?',
  'On the way. Guess where.',
  'New set tonight at nine.',
  'Behind the camera today.',
  'Ask me anything until midnight.',
] as const
const DAYS_BEFORE = 45
const DAYS_AFTER = 45

const defaults = { failure: null, retriedAt: null, isCanceled: false }

function mediaFor(creator: SeedCreator, day: number, kind: number, count: number): string[] {
  const size = vaultSize(creator)
  const first = between(chance(ROLL.scheduledMedia, creator.index, day, kind), 1, size)
  return Array.from({ length: count }, (_, step) => mediaIdAt(creator.index, 1 + ((first + step * 3) % size)))
}

const startOn = (day: number, hour: number, minute = 0): number =>
  agencyDayStart(day) + hour * HOUR_MS + minute * MINUTE_MS

function storyOn(creator: SeedCreator, day: number): ScheduledItem | undefined {
  const roll = chance(ROLL.storyOfDay, creator.index, day)
  if (roll > 0.55) return undefined
  return {
    ...defaults,
    itemId: `story-${creator.index + 1}-${day}`,
    kind: 'story',
    startsAt: startOn(day, pick([9, 13, 17], chance(ROLL.storyTime, creator.index, day)), 30),
    text: pick(STORIES, chance(ROLL.storyText, creator.index, day)),
    mediaIds: mediaFor(creator, day, 1, 1),
    failure: roll < 0.03 ? 'platform_down' : null,
  }
}

function postOn(creator: SeedCreator, day: number): ScheduledItem | undefined {
  if (chance(ROLL.postOfDay, creator.index, day) > 0.5) return undefined
  return {
    ...defaults,
    itemId: `post-due-${creator.index + 1}-${day}`,
    kind: 'post',
    startsAt: startOn(day, pick([11, 18, 20], chance(ROLL.scheduledPostTime, creator.index, day))),
    text: pick(POSTS, chance(ROLL.scheduledPostText, creator.index, day)),
    mediaIds: mediaFor(creator, day, 2, between(chance(ROLL.scheduledMediaCount, creator.index, day), 1, 4)),
  }
}

/** One post of yesterday that failed, to offer a retry. */
const failedPost = (creator: SeedCreator, today: number): ScheduledItem => ({
  ...defaults,
  itemId: `post-due-${creator.index + 1}-${today - 1}`,
  kind: 'post',
  startsAt: startOn(today - 1, 18),
  text: pick(POSTS, chance(ROLL.scheduledPostText, creator.index, today - 1)),
  mediaIds: mediaFor(creator, today - 1, 2, 2),
  failure: 'rate_limited',
})

/** A creator's seeded schedule around the anchor; earlier posts are those of the profile. */
export function seedItems(creator: SeedCreator, anchor: number): ScheduledItem[] {
  if (creator.status !== 'active') return []
  const today = agencyDay(anchor)
  const days = Array.from({ length: DAYS_BEFORE + DAYS_AFTER }, (_, step) => today - DAYS_BEFORE + step)
  const items = days.flatMap((day) => [storyOn(creator, day) ?? [], postOn(creator, day) ?? []])
  const isOnProfile = ({ kind, startsAt }: ScheduledItem) => kind === 'post' && startsAt <= anchor
  return [failedPost(creator, today), ...items.flat().filter((item) => !isOnProfile(item))]
}

const ITEMS_PER_DAY = 17
/** A schedule with 500 items a month, for testing the grid. */
export function largeSchedule(creator: SeedCreator, anchor: number): ScheduledItem[] {
  const today = agencyDay(anchor)
  return Array.from({ length: DAYS_AFTER * ITEMS_PER_DAY }, (_, n) => {
    const day = today + Math.floor(n / ITEMS_PER_DAY)
    const kind = n % 3 === 0 ? 'post' : 'story'
    return {
      ...defaults,
      itemId: `${kind}-many-${creator.index + 1}-${n}`,
      kind,
      startsAt: startOn(day, 7 + (n % ITEMS_PER_DAY), (n * 15) % 60),
      text: pick(kind === 'post' ? POSTS : STORIES, chance(ROLL.largeScheduleText, creator.index, n)),
      mediaIds: mediaFor(creator, n, 3, 1),
    }
  })
}
