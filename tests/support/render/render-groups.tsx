import { screen } from '@testing-library/react'
import { Route, Routes } from 'react-router'
import { beforeEach } from 'vitest'

import type { Call } from '@/api/call'
import {
  addGroupMembers,
  createGroup,
  decideGroupRequest,
  deleteGroup,
  getGroup,
  listGroupLog,
  listGroupMembers,
  listGroupRequests,
  removeGroupMembers,
  updateGroup,
  updateGroupMembers,
} from '@/api/calls/chat/groups'
import { STORAGE_KEY } from '@/config/storage-keys'
import { ROUTES } from '@/domain/page/routes'
import { CrisisHost } from '@/features/crisis'
import CreateGroupScreen from '@/features/cr-tools/groups/screens/create'
import EditGroupScreen from '@/features/cr-tools/groups/screens/edit'
import GroupMembersScreen from '@/features/cr-tools/groups/screens/members'
import { NEW_GROUP } from '@/features/cr-tools/groups/group-settings'
import { staffById } from '@/mocks/seed/staff'
import { tabStore } from '@/services/storage/storage'
import { ToastStack } from '@/ui/feedback/toast-stack'

import { ANA, HANA } from '../people'
import { setUpBackend } from './backend'
import { answerCall } from './calls'
import { renderTool } from './render-tool'

export const GROUP = {
  ...NEW_GROUP,
  channelId: 'g1',
  memberCount: 2,
  picture: null,
  currency: 'USD',
  name: 'VIP lounge',
  description: 'For the faithful',
}
export const JOINED_AT = '2026-11-01T10:00:00Z'
const groupMember = (userId: string, part: object = {}) => ({
  userId,
  channelId: null,
  role: 'member',
  joinedAt: JOINED_AT,
  spend: 12_300,
  isMuted: false,
  isBanned: false,
  ...part,
})

const changeAll = (body: unknown) => ({
  changedIds: (body as { userIds: string[] }).userIds, // as the calls have it
})

const ANSWERED_CALLS = [
  [getGroup, GROUP],
  [createGroup, GROUP],
  [updateGroup, GROUP],
  [deleteGroup, {}],
  [
    listGroupMembers,
    {
      data: [groupMember('fan-1', { channelId: 'channel-7' }), groupMember('fan-2', { role: 'moderator' })],
      lastId: null,
    },
  ],
  [
    listGroupRequests,
    { data: [{ requestId: 'r1', userId: 'fan-3', at: JOINED_AT, text: 'Let me in' }], lastId: null },
  ],
  [
    listGroupLog,
    {
      data: [{ entryId: 'e1', act: 'muted', byId: ANA, userId: 'fan-1', at: JOINED_AT }],
      lastId: null,
    },
  ],
  [updateGroupMembers, changeAll],
  [removeGroupMembers, changeAll],
  [addGroupMembers, { added: 2 }],
  [decideGroupRequest, {}],
] as const satisfies readonly (readonly [Call, object])[]

/** Answers the calls of a group and records their requests. */
export function recordAnswers() {
  const asked = new Map<Call, unknown[]>(
    ANSWERED_CALLS.map(([call, answer]) => [call, answerCall<Call>(call, answer)]),
  )
  return (call: Call) => asked.get(call) ?? []
}

/** Hana may edit groups; Ana may not even see them. */

const groupRoutes = (
  <>
    <main>
      <Routes>
        <Route path={ROUTES.groupCreate.path} element={<CreateGroupScreen />} />
        <Route path={ROUTES.groupEdit.path} element={<EditGroupScreen />} />
        <Route path={ROUTES.groupMembers.path} element={<GroupMembersScreen />} />
        <Route path="*" element={null} />
      </Routes>
    </main>
    <CrisisHost />
    <ToastStack />
  </>
)
export const renderGroups = (path: string) => renderTool(groupRoutes, 'account_manager', path)
export const CREATE_PATH = ROUTES.groupCreate.path
export const EDIT_PATH = '/cr-tools/messages/groups/g1/edit'
export const MEMBERS_PATH = '/cr-tools/messages/groups/g1/members'

export const findField = (name: string) => screen.findByRole('textbox', { name })
export const findButton = (name: string) => screen.findByRole('button', { name })
export const currentPath = () => screen.getByRole('status', { name: 'Address' }).textContent

/** Starts a backend with one group, with Hana signed in for one of her creators. */
export function setUpGroups(): void {
  setUpBackend()
  beforeEach(() =>
    tabStore.set(
      STORAGE_KEY.creatorInFocus,
      JSON.stringify({ userId: HANA, creatorId: staffById(HANA)?.creatorIds[0] }),
    ),
  )
}
