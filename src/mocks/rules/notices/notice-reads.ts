import { anchorOf } from '../../state/anchor'
import { iso } from '../../seed/calendar'
import type { SeedCreator } from '../../seed/creators'
import type { NoticeReads, WireNotice } from '../../state/tool-state'
import type { World } from '../../state/world'
import { seedReadAt, seedUnread } from './seed-notices'

const NOTHING_READ: NoticeReads = { allUntil: 0, ids: {} }

/** A staff member in a creator's focus. */
export const readsKey = (userId: string, creator: SeedCreator): string => `${userId} ${creator.userId}`

/** What a user has read of a creator's notices since the world was created; each user has their own. */
export const readsOf = (world: World, userId: string, creator: SeedCreator): NoticeReads =>
  world.state.noticeReads[readsKey(userId, creator)] ?? NOTHING_READ

export const seedNoticeId = (creator: SeedCreator, index: number): string =>
  `notice-${creator.index + 1}-${index + 1}`

/** Index of a seeded notice by id; undefined for a new one. */
export function seedNoticeIndex(creator: SeedCreator, notificationId: string): number | undefined {
  const found = new RegExp(`^notice-${creator.index + 1}-([1-9]\\d*)$`).exec(notificationId)
  return found ? Number(found[1]) - 1 : undefined
}

/**
 * When it was read; null while unread. `index`: that of a seeded one; only the newest are unread.
 */
export function readAtOf(
  world: World,
  creator: SeedCreator,
  reads: NoticeReads,
  { id, at, index }: { id: string; at: number; index?: number },
): string | null {
  const own = reads.ids[id] ?? (at <= reads.allUntil ? reads.allUntil : undefined)
  if (own !== undefined) return iso(own)
  const isOld = index !== undefined && index >= seedUnread(creator)
  return isOld ? iso(seedReadAt(at, index, anchorOf(world))) : null
}

export function markRead(world: World, userId: string, creator: SeedCreator, ids: readonly string[]): void {
  const reads = readsOf(world, userId, creator)
  const now = world.now()
  const fresh = ids.filter((id) => reads.ids[id] === undefined)
  const added = Object.fromEntries(fresh.map((id) => [id, now]))
  markPersonalRead(world, [userId, readsKey(userId, creator)], (id) => ids.includes(id))
  world.state.noticeReads[readsKey(userId, creator)] = { ...reads, ids: { ...reads.ids, ...added } }
}

export function markAllRead(world: World, userId: string, creator: SeedCreator): void {
  markPersonalRead(world, [userId, readsKey(userId, creator)], () => true)
  world.state.noticeReads[readsKey(userId, creator)] = { allUntil: world.now(), ids: {} }
}

const personalNoticesIn = (world: World, key: string): readonly WireNotice[] =>
  world.state.personalNotices[key] ?? []

/** A user's personal notices: those for all creators, and those for this one. */
export const personalNotices = (
  world: World,
  userId: string,
  creator: SeedCreator,
): readonly WireNotice[] => [
  ...personalNoticesIn(world, userId),
  ...personalNoticesIn(world, readsKey(userId, creator)),
]

const unreadIdsIn = (notices: readonly WireNotice[]): number =>
  notices.filter(({ readAt }) => readAt === null).length

export const unreadPersonal = (world: World, userId: string): number =>
  unreadIdsIn(personalNoticesIn(world, userId))

function markPersonalRead(world: World, keys: readonly string[], isMeant: (id: string) => boolean): void {
  const readAt = iso(world.now())
  for (const key of keys) {
    world.state.personalNotices[key] = personalNoticesIn(world, key).map((notice) =>
      notice.readAt === null && isMeant(notice.notificationId) ? { ...notice, readAt } : notice,
    )
  }
}

/** How many notices a user has not read; does not build the seeded ones. */
export function unreadNotices(world: World, userId: string, creator: SeedCreator): number {
  const reads = readsOf(world, userId, creator)
  const isUnread = (id: string, at: number) => reads.ids[id] === undefined && at > reads.allUntil
  const around = (world.state.notices[creator.userId] ?? []).filter((one) =>
    isUnread(one.notificationId, Date.parse(one.at)),
  ).length
  const later = around + unreadIdsIn(personalNoticesIn(world, readsKey(userId, creator)))
  if (reads.allUntil >= anchorOf(world)) return later
  const seeded = Array.from({ length: seedUnread(creator) }, (_, index) => seedNoticeId(creator, index))
  return later + seeded.filter((id) => reads.ids[id] === undefined).length
}
