import { screen, waitFor, within } from '@testing-library/react'
import { type ComponentType, useState } from 'react'
import { expect, it } from 'vitest'

import { correctWorkLog, listWorkLogs } from '@/api/calls/chatter/chatter'
import { call } from '@/api/call'
import { defaultPermissions } from '@/domain/account/permission-defaults'
import { queryClient } from '@/api/query-client'
import { payPeriodOf } from '@/domain/money/pay-period'
import { eventStreamState } from '@/services/network/event-stream-state'
import { server, world } from '@/mocks/node'
import { MockClient } from '@/mocks/testing/mock-client'
import { EVENTS_PATH } from '@/mocks/transport/stream/connection'

import { ANA } from '../../../../tests/support/people'
import { cleanUpAfterTest, setUpBackend } from '../../../../tests/support/render/backend'
import { recordCalls } from '../../../../tests/support/render/calls'
import { renderTool } from '../../../../tests/support/render/render-tool'
import ChatterPerformanceScreen from '../screens/chatter-performance'
import CreatorsScreen from '../screens/creators'
import EmployeesScreen from '../screens/employees'

setUpBackend()
function TwoPages() {
  const [isSecond, setSecond] = useState(false)
  return (
    <>
      <button type="button" onClick={() => setSecond(true)}>
        Next page
      </button>
      {isSecond ? <CreatorsScreen /> : <EmployeesScreen />}
    </>
  )
}

/** Signs in as a colleague on another device, once the screen receives events. */
async function colleague() {
  const visitor = await MockClient.as('viktor', world)
  await waitFor(() => expect(eventStreamState()).toBe('live'))
  return (path: string, body: object) => visitor.send(path, { body })
}

const SCREENS = import.meta.glob<ComponentType<object>>('../screens/*.tsx', {
  import: 'default',
  eager: true,
})

it.each(Object.entries(SCREENS))('%s is live', async (_, Screen) => {
  await renderTool(<Screen />, 'director')
  await waitFor(() => expect(eventStreamState()).toBe('live'))
})

it('updates a row under a typed search, by one event stream of all agency pages, which ends with them', async () => {
  const opened = recordCalls(call({ method: 'GET', path: EVENTS_PATH }))
  const { user, unmount } = await renderTool(<TwoPages />, 'manager', '/agency-manage/employees')
  await waitFor(() => expect(eventStreamState()).toBe('live'))
  await user.click(screen.getByRole('button', { name: 'Next page' }))
  expect(eventStreamState()).toBe('live')
  const row = () => screen.getByRole('row', { name: 'Mila Hart' })
  await waitFor(() => expect(row()).toBeVisible())
  expect(row()).not.toHaveTextContent('Paused')
  const ask = await colleague()
  await user.type(screen.getByRole('searchbox'), 'mi')
  await ask('/api/agency/creators/update', { creatorAgencyId: 'ca-01', status: 'paused' })
  await waitFor(() => expect(row()).toHaveTextContent('Paused'))
  expect(screen.getByRole('searchbox')).toHaveValue('mi')
  expect(eventStreamState()).toBe('live')
  expect(opened).toHaveLength(1)
  await waitFor(() => expect(queryClient.isFetching()).toBe(0))
  unmount()
  await waitFor(() => expect(eventStreamState()).toBe('none'))
})

it('shows a permission set a colleague saves, and keeps the open form', async () => {
  const { user } = await renderTool(<EmployeesScreen />, 'manager', '/agency-manage/employees?tab=sets')
  await user.click(await screen.findByRole('button', { name: 'New permission set' }))
  const name = () => screen.findByRole('textbox', { name: 'Name' })
  await user.type(await name(), 'Weekend')
  const ask = await colleague()
  const chatterPermissions = defaultPermissions(['chatter'])
  await ask('/api/agency/permission-sets/save', { name: 'Night crew', chatterPermissions })
  expect(await screen.findByText('Night crew')).toBeInTheDocument()
  expect(await name()).toHaveValue('Weekend')
})

it('keeps the edited name when a colleague deletes the group, and creates the group again', async () => {
  const { user } = await renderTool(<EmployeesScreen />, 'manager', '/agency-manage/employees?q=ana')
  const ask = await colleague()
  await ask('/api/agency/groups/save', { name: 'Dusk', parentId: null })
  await user.click(await screen.findByRole('button', { name: 'Groups' }))
  await user.click(await screen.findByRole('button', { name: /^Edit.*Dusk/ }))
  const name = () => screen.getByRole('textbox', { name: 'Name' })
  await user.type(name(), ' till dawn')
  const { body } = await ask('/api/agency/groups/list', {})
  const dusk = (body['data'] as unknown as { groupId: string; name: string }[]).find(
    (group) => group.name === 'Dusk',
  )
  await ask('/api/agency/groups/delete', { groupId: dusk?.groupId })
  expect(await screen.findByText(/^A colleague deleted this group/)).toBeVisible()
  expect(name()).toHaveValue('Dusk till dawn')
  await user.click(screen.getByRole('button', { name: 'Create again' }))
  expect(await screen.findByRole('button', { name: /^Edit.*Dusk till dawn/ })).toBeVisible()
})

it('updates the row a colleague changes, and refetches only the affected lists', async () => {
  await renderTool(<EmployeesScreen />, 'manager', '/agency-manage/employees?q=ana')
  const row = () => screen.getByRole('row', { name: 'Ana Ribeiro' })
  await waitFor(() => expect(row()).toBeVisible())
  const ask = await colleague()
  const find = { query: 'ana@northlight', limit: 1, sort: { by: 'name', descending: false } }
  const { body } = await ask('/api/agency/employees/list', { ...find, lastId: null })
  const [ana] = body['data'] as unknown as { userId: string; roles: string[] }[]
  const asked: string[] = []
  const note = ({ request }: { request: Request }) => void asked.push(new URL(request.url).pathname)
  server.events.on('request:start', note)
  cleanUpAfterTest(() => server.events.removeListener('request:start', note))
  await ask('/api/agency/groups/save', { name: 'Dawn', parentId: null })
  const groups = await ask('/api/agency/groups/list', {})
  const dawn = (groups.body['data'] as unknown as { groupId: string; name: string }[]).find(
    ({ name }) => name === 'Dawn',
  )
  await ask('/api/agency/employees/update', { userId: ana?.userId, groupId: dawn?.groupId })
  await waitFor(() => expect(row()).toHaveTextContent('Dawn'))
  server.events.removeListener('request:start', note)
  expect(asked).not.toContain('/api/agency/shifts/list')
  expect(new Set(asked.filter((path) => path.startsWith('/api/agency/')))).toEqual(
    new Set(['/api/agency/employees/list', '/api/agency/permission-sets/list', '/api/agency/groups/list']),
  )
})

it('shows a mark a colleague sets, and keeps the note being typed', async () => {
  const { user } = await renderTool(
    <ChatterPerformanceScreen />,
    'manager',
    '/agency-manage/chatter-performance?tab=review&period=last_7',
  )
  const list = await screen.findByRole('list', { name: 'Messages' })
  const [first] = within(list).getAllByRole('listitem')
  if (!first) throw new Error('No message')
  const sentAt = Date.parse(first.querySelector('time')?.dateTime ?? '')
  const ask = await colleague()
  await user.click(within(first).getByRole('button', { name: 'Add note' }))
  await user.type(within(first).getByRole('textbox'), 'Ask')
  const span = { from: new Date(sentAt).toISOString(), to: new Date(sentAt + 1).toISOString() }
  const { body } = await ask('/api/agency/messages/list', { ...span, limit: 40, lastId: null })
  const [found] = body['data'] as unknown as { messageId: string }[]
  await ask('/api/agency/messages/review', { messageId: found?.messageId, mark: 'good', note: 'Warm' })
  await waitFor(() => expect(within(first).getByRole('button', { pressed: true })).toBeVisible())
  expect(within(first).getByRole('textbox')).toHaveValue('Ask')
})

it('counts a work log a chatter asks to correct among the open ones of their statement', async () => {
  const at = `/agency-manage/chatter-performance?tab=statements&people=${ANA}`
  await renderTool(<ChatterPerformanceScreen />, 'manager', at)
  const row = await screen.findByRole('row', { name: 'Ana Ribeiro' })
  expect(row).not.toHaveTextContent('1 open')
  await waitFor(() => expect(eventStreamState()).toBe('live'))
  const ana = await MockClient.as('ana', world)
  const { from, to } = payPeriodOf('2026-10', 'Europe/Warsaw')
  const { data } = await ana.call(listWorkLogs, { from, to })
  const [log] = data
  if (!log?.clockOutAt) expect.fail('no work log')
  await ana.call(correctWorkLog, {
    chatterWorkLogId: log.chatterWorkLogId,
    clockInAt: new Date(log.clockInAt).toISOString(),
    clockOutAt: new Date(log.clockOutAt - 60_000).toISOString(),
    reason: 'Left earlier',
  })
  expect(await within(row).findByText('1 open')).toBeVisible()
})
