import type { ParsedRequestOf } from '@/api/call'
import type { sendMassMessage, updateMassMessage } from '@/api/calls/mass-messages'

import type { Account } from '../accounts'
import { unfit } from '../refusal'
import { HOUR_MS, MINUTE_MS } from '../seed/calendar'
import { LIVELY_CHANNELS } from '../seed/channels'
import type { SeedCreator } from '../seed/creators'
import type { World } from '../world'
import { reach } from './audience'
import { checkContent, checkLists, localOf, secondOf, startOf } from './checks'
import { massesOf } from './masses'
import type { StoredMass } from './stored-mass'

type Order = ParsedRequestOf<typeof sendMassMessage>
type Update = ParsedRequestOf<typeof updateMassMessage>

/** The parts of a mass message that the request sets. */
type Ordered = Omit<
  StoredMass,
  'massMessageId' | 'byId' | 'createdAt' | 'isScheduled' | 'pausedAt' | 'pausedMs' | 'stoppedAt' | 'unsentAt'
>

/** Counts the recipients as of now. Throws 422 when there are none. */
async function counted<Mass extends Omit<Ordered, 'total' | 'first'>>(
  world: World,
  creator: SeedCreator,
  mass: Mass,
): Promise<Mass & Pick<Ordered, 'total' | 'first'>> {
  const { content, second } = mass
  const wanted = { ...mass, mediaIds: content.mediaIds, secondMediaIds: second?.content.mediaIds }
  const recent = await massesOf(world, creator)
  const { places } = await reach(world, creator, wanted, recent, mass.skipActiveChats)
  if (places.length === 0) throw unfit('include', 'audience_empty')
  return { ...mass, total: places.length, first: places.filter((place) => place < LIVELY_CHANNELS) }
}

const hoursOf = (hours: number | null | undefined): number | null => (hours == null ? null : hours * HOUR_MS)

/** Builds a stored message from a request. */
export async function orderOf(
  world: World,
  account: Account,
  creator: SeedCreator,
  body: Order,
): Promise<Ordered> {
  checkLists(world, creator, body)
  const { include, exclude, filters, skipActiveChats } = body
  return await counted(world, creator, {
    startsAt: startOf(world, body.scheduledAt),
    ...localOf(body),
    spreadMs: (body.spreadMinutes ?? 0) * MINUTE_MS,
    include,
    exclude,
    filters,
    content: checkContent(world, { account, creator }, 'message', body.message),
    second: secondOf(world, { account, creator }, body.variants),
    skipActiveChats,
    autoUnsendMs: hoursOf(body.autoUnsendHours),
  })
}

/** Applies an update and counts recipients again. */
export async function changedBy(
  world: World,
  account: Account,
  creator: SeedCreator,
  mass: StoredMass,
  body: Update,
): Promise<StoredMass> {
  const { include = mass.include, exclude = mass.exclude, filters = mass.filters } = body
  const { localTime = mass.localTime } = body
  // Turning localTime off need not also clear the hour.
  const { localAt = localTime ? mass.localAt : null } = body
  checkLists(world, creator, { include: [...include], exclude: [...exclude] })
  return await counted(world, creator, {
    ...mass,
    include,
    exclude,
    filters,
    content: body.message ? checkContent(world, { account, creator }, 'message', body.message) : mass.content,
    second: body.variants === undefined ? mass.second : secondOf(world, { account, creator }, body.variants),
    startsAt: body.scheduledAt === undefined ? mass.startsAt : startOf(world, body.scheduledAt),
    ...localOf({ localTime, localAt }),
    spreadMs: body.spreadMinutes === undefined ? mass.spreadMs : (body.spreadMinutes ?? 0) * MINUTE_MS,
    autoUnsendMs: body.autoUnsendHours === undefined ? mass.autoUnsendMs : hoursOf(body.autoUnsendHours),
    skipActiveChats: body.skipActiveChats ?? mass.skipActiveChats,
  })
}
