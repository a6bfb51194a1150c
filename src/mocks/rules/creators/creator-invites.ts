import type * as v from 'valibot'

import type { CreatorInvitation } from '@/api/calls/agency/agency-creators'

import { anchorOf } from '../../state/anchor'
import { notFound, Refusal } from '../base/refusal'
import { DAY_MS, iso } from '../../seed/calendar'
import type { World } from '../../state/world'
import { allCreators, creatorStateNow } from './agency-creators'
import type { StoredCreatorInvite } from '../../state/people-state'

const inviteLinkOf = (invitationId: string): string => `https://northlight.agency/join/${invitationId}`

const seededInvites = (world: World): StoredCreatorInvite[] => [
  {
    invitationId: 'creator-invite-1',
    usernameOrEmail: 'stella.marsh',
    rate: 0.4,
    isNet: true,
    sentAt: anchorOf(world) - 3 * DAY_MS,
    sentBy: 'staff-02',
  },
  {
    invitationId: 'creator-invite-2',
    usernameOrEmail: 'hello@junoray.example',
    rate: 0.38,
    isNet: true,
    sentAt: anchorOf(world) - DAY_MS,
    sentBy: 'staff-01',
  },
]

/** Open creator invitations, newest first. */
export function openInvites(world: World): StoredCreatorInvite[] {
  const kept = world.state.creatorInvites
  const later = Object.values(kept).filter((invite) => invite !== null)
  return [...later, ...seededInvites(world).filter(({ invitationId }) => !(invitationId in kept))].toSorted(
    (a, b) => b.sentAt - a.sentAt,
  )
}

export const wireInvite = (invite: StoredCreatorInvite): v.InferInput<typeof CreatorInvitation> => ({
  ...invite,
  sentAt: iso(invite.sentAt),
  link: inviteLinkOf(invite.invitationId),
})

const inviteRefusal = (key: 'creator_known' | 'invited_already') =>
  new Refusal(409, key, { fields: { usernameOrEmail: key } })

/** Invites a creator. Throws 409 for one who is already known or invited. */
export function inviteCreator(
  world: World,
  sentBy: string,
  { usernameOrEmail, rate, isNet }: Pick<StoredCreatorInvite, 'usernameOrEmail' | 'rate' | 'isNet'>,
): { invitationId: string; link: string } {
  const wanted = usernameOrEmail.trim().toLowerCase().replace(/^@/, '')
  const known = allCreators(world).find(({ username }) => username.toLowerCase() === wanted)
  if (known && creatorStateNow(world, known).status !== 'ended') throw inviteRefusal('creator_known')
  if (openInvites(world).some((invite) => invite.usernameOrEmail.toLowerCase() === wanted))
    throw inviteRefusal('invited_already')
  const invitationId = world.newId('creator-invite-new')
  const invite = { invitationId, usernameOrEmail: wanted, rate, isNet, sentAt: world.now(), sentBy }
  world.state.creatorInvites[invitationId] = invite
  return { invitationId, link: inviteLinkOf(invitationId) }
}

export function cancelCreatorInvite(world: World, invitationId: string): void {
  if (!openInvites(world).some((invite) => invite.invitationId === invitationId)) throw notFound()
  world.state.creatorInvites[invitationId] = null
}
