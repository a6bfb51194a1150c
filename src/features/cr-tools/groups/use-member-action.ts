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
import { errorText } from '@/api/errors'
import { queryOf, invalidateCalls } from '@/api/query'
import { send } from '@/api/send'
import type { GroupMember } from '@/domain/chat/group'
import { toast } from '@/services/page/toasts'

import { useUndo } from '@/api/use-undo'
import { channelQuery } from '../cache/channel-cache'
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
    client.invalidateQueries({ queryKey: channelQuery(creatorId, channelId).queryKey }),
  ])
}

const userIdsOf = (members: readonly GroupMember[]) => members.map(({ userId }) => userId)

/** Returns those whom it has changed: a colleague may have acted on others before. */
export async function applyAction(
  { creatorId, channelId }: GroupSubject,
  action: MemberAction,
  members: readonly GroupMember[],
) {
  const request = { channelId, userIds: userIdsOf(members) }
  const { changedIds } =
    action === 'remove'
      ? await send(removeGroupMembers, request, { creatorId })
      : await send(updateGroupMembers, { ...request, patch: MEMBER_PATCH[action].apply }, { creatorId })
  return members.filter(({ userId }) => changedIds.includes(userId))
}

/** Adds removed members back with their former role and state. */
async function restoreMembers({ creatorId, channelId }: GroupSubject, members: readonly GroupMember[]) {
  await send(addGroupMembers, { channelId, userIds: userIdsOf(members), listIds: [] }, { creatorId })
  const fixes = [
    // First, as until then they can write.
    [members.filter(({ isBanned }) => isBanned), { isBanned: true }],
    [members.filter(({ isMuted }) => isMuted), { isMuted: true }],
    [members.filter(({ role }) => role === 'moderator'), { role: 'moderator' }],
  ] as const
  for (const [some, patch] of fixes)
    if (some.length > 0)
      await send(updateGroupMembers, { channelId, userIds: userIdsOf(some), patch }, { creatorId })
}

async function undoAction(subject: GroupSubject, action: MemberAction, members: readonly GroupMember[]) {
  if (action === 'remove') return restoreMembers(subject, members)
  const request = {
    channelId: subject.channelId,
    userIds: userIdsOf(members),
    patch: MEMBER_PATCH[action].undo,
  }
  await send(updateGroupMembers, request, { creatorId: subject.creatorId })
}

/** What follows an action on members: its toast with Undo, and a refetch. */
export function useAfterAction(subject: GroupSubject) {
  const { t } = useTranslation('tools')
  const client = useQueryClient()
  const refresh = () => invalidateMembers(client, subject)
  const undo = useUndo()
  const toastDone = (action: MemberAction, changed: readonly GroupMember[]) =>
    toast.success(
      t(`groups.did_${action}`, { count: changed.length }),
      changed.length > 0
        ? { undo: undo(() => undoAction(subject, action, changed), { refetch: refresh }) }
        : {},
    )
  return { toastDone, refresh }
}

/** An action on those of the chosen members whom it would change. */
export interface MemberRun<Action = MemberAction> {
  action: Action
  members: readonly GroupMember[]
  chosen: readonly GroupMember[]
}

/** Runs an action that needs no question; several may be in flight. */
export function useMemberAction(
  subject: GroupSubject,
  { toastDone, refresh }: ReturnType<typeof useAfterAction>,
  onDone: (chosen: readonly GroupMember[]) => void,
) {
  const { t } = useTranslation('tools')
  return useMutation({
    mutationFn: ({ action, members }: MemberRun) => applyAction(subject, action, members),
    onSuccess: (changed, { action, chosen }) => {
      toastDone(action, changed)
      onDone(chosen)
    },
    // The page shows the error of the latest action only.
    onError: (error) => toast.error(t('groups.act_failed', { reason: errorText(error) })),
    onSettled: () => void refresh(),
  })
}
