import { useQuery } from '@tanstack/react-query'
import { screen, waitFor } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { describe, expect, it } from 'vitest'

import { getFan, listFanLists, updateFanLists } from '@/api/calls/chat/fan'
import { queryOf } from '@/api/query'
import { queryClient } from '@/api/query-client'
import { send } from '@/api/send'
import { server } from '@/mocks/node'

import { channelOf } from '../../../../../../tests/support/fixtures/channels'
import { setUpBackend } from '../../../../../../tests/support/render/backend'
import { renderTool } from '../../../../../../tests/support/render/render-tool'
import { ListMenu } from './list-menu'
import { useBulk } from './use-bulk'

setUpBackend()

const CREATOR = 'creator-01'
/** A list kept by hand. */
const LIST = 'list-1-7'
const [THERE, NOT_THERE] = ['fan-7', 'fan-9']
const channels = [THERE, NOT_THERE].map((userId) => channelOf(`with-${userId}`, { userId }))

const change = (userId: string, lists: { add: string[]; remove: string[] }) =>
  send(updateFanLists, { userId, ...lists }, { creatorId: CREATOR })
const isOn = async (userId: string) =>
  (await send(getFan, { userId }, { creatorId: CREATOR })).lists.some(({ listId }) => listId === LIST)

function TestPage() {
  const bulk = useBulk(CREATOR, { isAnnounced: true })
  const lists = useQuery(queryOf(listFanLists, undefined, CREATOR))
  const fan = useQuery(queryOf(getFan, { userId: NOT_THERE }, CREATOR))
  return (
    <>
      <button type="button" onClick={() => bulk.addToList(channels, LIST)}>
        Add
      </button>
      <button type="button" onClick={() => void bulk.done?.undo?.()}>
        Undo
      </button>
      <output aria-label="Problem">{bulk.done?.problem}</output>
      <output aria-label="On it">
        {lists.data?.data.find(({ listId }) => listId === LIST)?.memberCount}
      </output>
      <output aria-label="The fan">
        {fan.data && String(fan.data.lists.some(({ listId }) => listId === LIST))}
      </output>
    </>
  )
}

const shown = (name: string) => screen.getByRole('status', { name }).textContent

describe('fans added to a list from the inbox', () => {
  it('are removed on undo, except those who were already on it', async () => {
    const { user } = await renderTool(<TestPage />, 'manager')
    await change(THERE, { add: [LIST], remove: [] })
    await change(NOT_THERE, { add: [], remove: [LIST] })
    await queryClient.invalidateQueries()
    await waitFor(() => expect(shown('The fan')).toBe('false'))
    await waitFor(() => expect(shown('On it')).not.toBe(''))
    const { data } = await send(listFanLists, undefined, { creatorId: CREATOR })
    const before = data.find(({ listId }) => listId === LIST)?.memberCount ?? 0
    await user.click(screen.getByRole('button', { name: 'Add' }))
    await waitFor(() => expect(shown('On it')).toBe(String(before + 1)))
    await waitFor(() => expect(shown('The fan')).toBe('true'))
    await user.click(screen.getByRole('button', { name: 'Undo' }))
    await waitFor(() => expect(shown('On it')).toBe(String(before)))
    await waitFor(() => expect(shown('The fan')).toBe('false'))
    expect(await isOn(THERE)).toBe(true)
    expect(await isOn(NOT_THERE)).toBe(false)
  })

  it('keep the undo of those who were added when another was refused', async () => {
    const { user } = await renderTool(<TestPage />, 'manager')
    for (const userId of [THERE, NOT_THERE]) await change(userId, { add: [], remove: [LIST] })
    server.use(
      http.post(`*${updateFanLists.path}`, async ({ request }) => {
        const { userId } = (await request.clone().json()) as { userId: string } // as the call declares
        return userId === THERE ? HttpResponse.json({}, { status: 403 }) : undefined
      }),
    )
    await user.click(screen.getByRole('button', { name: 'Add' }))
    await waitFor(() => expect(shown('Problem')).toMatch(/That didn't work/))
    expect(await isOn(NOT_THERE)).toBe(true)
    await user.click(screen.getByRole('button', { name: 'Undo' }))
    await waitFor(async () => expect(await isOn(NOT_THERE)).toBe(false))
  })

  it('need permission: others read why', async () => {
    await renderTool(<ListMenu creatorId={CREATOR} disabledReason={undefined} onChoose={() => undefined} />)
    const button = await screen.findByRole('button', { name: 'Add to list' })
    await waitFor(() =>
      expect(button).toHaveAccessibleDescription(
        'You can view lists only. Ask an account manager for edit access.',
      ),
    )
    expect(button).toHaveAttribute('aria-disabled', 'true')
  })
})
