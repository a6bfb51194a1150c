import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from '@/i18n/use-translation'

import {
  addGroupMembers,
  getGroup,
  listGroupLog,
  listGroupMembers,
  listGroupRequests,
  removeGroupMembers,
  updateGroupMembers,
} from '@/api/calls/chat/groups'
import { getChannel } from '@/api/calls/chat/messages'
import { errorText } from '@/api/errors'
import { queryOf, invalidateCalls } from '@/api/query'
import { send } from '@/api/send'
import type { GroupMember } from '@/domain/chat/group'
import { toast } from '@/services/page/toasts'

import { type MemberAction, MEMBER_PATCH } from './member-actions'

export interface GroupSubject {
  creatorId: string
  channelId: string
}

/** Invalidates every query of the group's members. */
export function invalidateMembers(
  client: QueryClient,
  { creatorId, channelId }: GroupSubject,
): Promise<unknown> {
  return Promise.all([
    invalidateCalls(client, listGroupMembers, listGroupRequests, listGroupLog),
    client.invalidateQueries({ queryKey: queryOf(getGroup, { channelId }, creatorId).queryKey }),
    client.invalidateQueries({ queryKey: queryOf(getChannel, { channelId }, creatorId).queryKey }),
  ])
}

const userIdsOf = (members: readonly GroupMember[]) => members.map(({ userId }) => userId)

async function applyAction(
  { creatorId, channelId }: GroupSubject,
  act: MemberAction,
  members: readonly GroupMember[],
) {
  const request = { channelId, userIds: userIdsOf(members) }
  if (act === 'remove') await send(removeGroupMembers, request, { creatorId })
  else await send(updateGroupMembers, { ...request, patch: MEMBER_PATCH[act].apply }, { creatorId })
}

/** Adds removed members back with their former role and state. */
async function restoreMembers({ creatorId, channelId }: GroupSubject, members: readonly GroupMember[]) {
  await send(addGroupMembers, { channelId, userIds: userIdsOf(members), listIds: [] }, { creatorId })
  const fixes = [
    [members.filter(({ role }) => role === 'moderator'), { role: 'moderator' }],
    [members.filter(({ isMuted }) => isMuted), { isMuted: true }],
    [members.filter(({ isBanned }) => isBanned), { isBanned: true }],
  ] as const
  for (const [some, patch] of fixes)
    if (some.length > 0)
      await send(updateGroupMembers, { channelId, userIds: userIdsOf(some), patch }, { creatorId })
}

async function undoAction(subject: GroupSubject, act: MemberAction, members: readonly GroupMember[]) {
  if (act === 'remove') return restoreMembers(subject, members)
  const request = { channelId: subject.channelId, userIds: userIdsOf(members), patch: MEMBER_PATCH[act].undo }
  await send(updateGroupMembers, request, { creatorId: subject.creatorId })
}

/** Runs an action on one or more members and offers Undo. */
export function useMemberAction(subject: GroupSubject, onDone: () => void) {
  const { t } = useTranslation('tools')
  const client = useQueryClient()
  const undo = async (act: MemberAction, members: readonly GroupMember[]) => {
    try {
      await undoAction(subject, act, members)
      toast.info(t('groups.undone'))
    } catch (error) {
      toast.error(t('groups.act_failed', { reason: errorText(error) }))
    }
    await invalidateMembers(client, subject)
  }
  return useMutation({
    mutationFn: ({ act, members }: { act: MemberAction; members: readonly GroupMember[] }) =>
      applyAction(subject, act, members),
    onSuccess: async (_nothing, { act, members }) => {
      toast.success(t(`groups.did_${act}`, { count: members.length }), {
        undo: () => void undo(act, members),
      })
      onDone()
      await invalidateMembers(client, subject)
    },
  })
}
