import { screen } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
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
} from '@/api/calls/groups'
import { STORAGE_KEY } from '@/config/storage-keys'
import { ROUTES } from '@/domain/routes'
import { CrisisHost } from '@/features/crisis'
import CreateGroupScreen from '@/features/cr-tools/groups/screens/create'
import EditGroupScreen from '@/features/cr-tools/groups/screens/edit'
import GroupMembersScreen from '@/features/cr-tools/groups/screens/members'
import { NEW_GROUP } from '@/features/cr-tools/groups/settings'
import { server } from '@/mocks/node'
import { staffById } from '@/mocks/seed/staff'
import { session } from '@/services/storage'
import { ToastStack } from '@/ui/toast-stack'

import { drawTool, withMockBackend } from './tool-stage'

export const GROUP = {
  ...NEW_GROUP,
  channelId: 'g1',
  memberCount: 2,
  picture: null,
  currency: 'USD',
  name: 'VIP lounge',
  description: 'For the faithful',
}
const at = '2026-11-01T10:00:00Z'
const member = (userId: string, part: object = {}) => ({
  userId,
  role: 'member',
  joinedAt: at,
  spend: 12_300,
  isMuted: false,
  isBanned: false,
  ...part,
})

const ANSWERS = [
  [getGroup, GROUP],
  [createGroup, GROUP],
  [updateGroup, GROUP],
  [deleteGroup, {}],
  [listGroupMembers, { data: [member('fan-1'), member('fan-2', { role: 'moderator' })], lastId: null }],
  [listGroupRequests, { data: [{ requestId: 'r1', userId: 'fan-3', at, text: 'Let me in' }], lastId: null }],
  [
    listGroupLog,
    { data: [{ entryId: 'e1', act: 'muted', byId: 'staff-04', userId: 'fan-1', at }], lastId: null },
  ],
  [updateGroupMembers, { data: [] }],
  [removeGroupMembers, {}],
  [addGroupMembers, { added: 2 }],
  [decideGroupRequest, {}],
] as const satisfies readonly (readonly [Call, object])[]

/** Records requests of these calls, with their responses. */
export function answering() {
  const asked: { path: string; body: unknown }[] = []
  server.use(
    ...ANSWERS.map(([call, answer]) =>
      http.post(`*${call.path}`, async ({ request }) => {
        asked.push({ path: call.path, body: await request.json() })
        return HttpResponse.json(answer)
      }),
    ),
  )
  return (call: Call) => asked.filter(({ path }) => path === call.path).map(({ body }) => body)
}

/** Hana may edit groups; Ana may not even see them. */
export const HANA = 'staff-03'

const screens = (
  <>
    <Routes>
      <Route path={ROUTES.groupCreate.path} element={<CreateGroupScreen />} />
      <Route path={ROUTES.groupEdit.path} element={<EditGroupScreen />} />
      <Route path={ROUTES.groupMembers.path} element={<GroupMembersScreen />} />
      <Route path="*" element={null} />
    </Routes>
    <CrisisHost />
    <ToastStack />
  </>
)
export const draw = (path: string) => drawTool(screens, 'account_manager', path)
export const CREATE = ROUTES.groupCreate.path
export const EDIT = '/cr-tools/messages/groups/g1/edit'
export const MEMBERS = '/cr-tools/messages/groups/g1/members'

export const field = (name: string) => screen.findByRole('textbox', { name })
export const button = (name: string) => screen.findByRole('button', { name })
export const address = () => screen.getByRole('status', { name: 'Address' }).textContent

/** Starts a backend with one group, with Hana signed in for one of her creators. */
export function withGroups(): void {
  withMockBackend()
  beforeEach(() =>
    session.set(
      STORAGE_KEY.creatorInFocus,
      JSON.stringify({ userId: HANA, creatorId: staffById(HANA)?.creatorIds[0] }),
    ),
  )
}
