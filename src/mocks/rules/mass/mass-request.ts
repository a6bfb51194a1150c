import type { ParsedRequestOf } from '@/api/call'
import type { sendMassMessage, updateMassMessage } from '@/api/calls/chat/mass-messages'

import type { Account } from '../account/accounts'
import { definedFields } from '../base/defined-fields'
import { invalidField, Refusal } from '../base/refusal'
import { HOUR_MS, MINUTE_MS } from '../../seed/calendar'
import { LIVELY_CHANNELS } from '../../seed/channels/channels'
import type { SeedCreator } from '../../seed/creators'
import type { World } from '../../state/world'
import { recipientsFor } from './audience'
import { likelyBuyers } from './mass-purchases'
import {
  checkMassContent,
  checkLists,
  localHourOf,
  type MassContent,
  type MassVariants,
  secondVersionOf,
  startTimeOf,
} from './validate-mass'
import { massesOf } from './masses'
import type { StoredContent, StoredMass } from '../../state/stored-mass'

type SendMassRequest = ParsedRequestOf<typeof sendMassMessage>
type UpdateMassRequest = ParsedRequestOf<typeof updateMassMessage>

/** The parts of a mass message that the request sets. */
type RequestedMass = Omit<
  StoredMass,
  'massMessageId' | 'byId' | 'createdAt' | 'isScheduled' | 'pausedAt' | 'pausedMs' | 'stoppedAt' | 'unsentAt'
>

type RecipientField = 'total' | 'first' | 'buyers'

/** Counts the recipients as of now. Throws 422 when there are none. */
async function withRecipientCount<Mass extends Omit<RequestedMass, RecipientField>>(
  world: World,
  creator: SeedCreator,
  mass: Mass,
): Promise<Mass & Pick<RequestedMass, RecipientField>> {
  const { content, second } = mass
  const wanted = { ...mass, mediaIds: content.mediaIds, secondMediaIds: second?.content.mediaIds }
  const masses = await massesOf(world, creator)
  const { channelIndices } = await recipientsFor(world, creator, wanted, masses, mass.skipActiveChats)
  if (channelIndices.length === 0) throw invalidField('include', 'audience_empty')
  return {
    ...mass,
    total: channelIndices.length,
    first: channelIndices.filter((channelIndex) => channelIndex < LIVELY_CHANNELS),
    buyers: likelyBuyers(channelIndices),
  }
}

const hoursToMs = (hours: number | null | undefined): number | null =>
  hours == null ? null : hours * HOUR_MS

/** Builds a stored message from a request. */
export async function massFromRequest(
  world: World,
  account: Account,
  creator: SeedCreator,
  body: SendMassRequest,
): Promise<RequestedMass> {
  checkLists(world, creator, body)
  const { include, exclude, filters, skipActiveChats } = body
  return await withRecipientCount(world, creator, {
    startsAt: startTimeOf(world, body.scheduledAt),
    ...localHourOf(body),
    spreadMs: (body.spreadMinutes ?? 0) * MINUTE_MS,
    include,
    exclude,
    filters,
    content: checkMassContent(world, { account, creator }, 'message', body.message),
    second: secondVersionOf(world, { account, creator }, body.variants),
    skipActiveChats,
    autoUnsendMs: hoursToMs(body.autoUnsendHours),
  })
}

type ContentChange = NonNullable<UpdateMassRequest['message']>
type VariantsChange = NonNullable<UpdateMassRequest['variants']>

/** The content after a change of some parts. */
const withChanges = ({ sentAnyway, ...content }: StoredContent, change: ContentChange = {}): MassContent => ({
  ...content,
  // It was said of the former texts.
  ...(sentAnyway && change.text === undefined && change.lockText === undefined && { sentAnyway }),
  ...definedFields(change),
})

/** Content that is given whole. Throws 409 for a part of one that a colleague has dropped. */
function wholeContent({ text, mediaIds, previewMediaIds, price, ...rest }: ContentChange = {}): MassContent {
  if (text === undefined || !mediaIds || !previewMediaIds || price === undefined)
    throw new Refusal(409, 'stale_update')
  return { text, mediaIds, previewMediaIds, price, ...rest }
}

function variantsAfter(before: StoredMass['second'], change: VariantsChange | null): MassVariants | null {
  if (!change) return null
  const { share = before?.share ?? 0, decideAfterHours = (before?.decideAfterMs ?? 0) / HOUR_MS } = change
  const second = before ? withChanges(before.content, change.second) : wholeContent(change.second)
  return { second, share, decideAfterHours }
}

/** Applies an update and counts recipients again. */
export async function massFromUpdate(
  world: World,
  account: Account,
  creator: SeedCreator,
  mass: StoredMass,
  body: UpdateMassRequest,
): Promise<StoredMass> {
  const { include = mass.include, exclude = mass.exclude, filters = mass.filters } = body
  const { localTime = mass.localTime } = body
  // Turning localTime off need not also clear the hour.
  const { localAt = localTime ? mass.localAt : null } = body
  checkLists(world, creator, { include: [...include], exclude: [...exclude] })
  return await withRecipientCount(world, creator, {
    ...mass,
    include,
    exclude,
    filters,
    content: body.message
      ? checkMassContent(world, { account, creator }, 'message', withChanges(mass.content, body.message))
      : mass.content,
    second:
      body.variants === undefined
        ? mass.second
        : secondVersionOf(world, { account, creator }, variantsAfter(mass.second, body.variants)),
    startsAt: body.scheduledAt === undefined ? mass.startsAt : startTimeOf(world, body.scheduledAt),
    ...localHourOf({ localTime, localAt }),
    spreadMs: body.spreadMinutes === undefined ? mass.spreadMs : (body.spreadMinutes ?? 0) * MINUTE_MS,
    autoUnsendMs: body.autoUnsendHours === undefined ? mass.autoUnsendMs : hoursToMs(body.autoUnsendHours),
    skipActiveChats: body.skipActiveChats ?? mass.skipActiveChats,
  })
}
