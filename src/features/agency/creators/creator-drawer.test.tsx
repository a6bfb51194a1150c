import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { describe, expect, it } from 'vitest'

import { assignCreators } from '@/api/calls/agency/agency-creators'
import { getCreatorIsPg } from '@/api/calls/chatter/chatter'
import { queryClient } from '@/api/query-client'
import { server, world } from '@/mocks/node'
import { hasUnsaved } from '@/services/page/unsaved'

import { MILA } from '../../../../tests/support/people'
import { setUpBackend } from '../../../../tests/support/render/backend'
import { recordCalls } from '../../../../tests/support/render/calls'
import { openCreatorDrawer } from '../../../../tests/support/render/render-creator-drawer'

setUpBackend()

const REASON = "You're not assigned to this creator. Ask an agency manager to assign you."

describe('the name of a creator', () => {
  it('is changed and restored, and a failure keeps what was typed', async () => {
    const { user, drawer, write } = await openCreatorDrawer('manager')
    await user.click(await within(drawer).findByRole('button', { name: 'Rename' }))
    const panel = await screen.findByRole('dialog', { name: 'Rename' })
    const field = within(panel).getByRole('textbox', { name: 'Name in the agency' })
    await write(field, 'Mila, night')
    await world.setFaults({ mode: 'fail', status: 422, only: '/api/agency/creators/update' })
    await user.click(within(panel).getByRole('button', { name: 'Save name' }))
    expect(await within(panel).findByRole('alert')).not.toBeEmptyDOMElement()
    expect(field).toHaveValue('Mila, night')
    await world.setFaults({ mode: 'none' })
    await user.click(within(panel).getByRole('button', { name: 'Save name' }))
    expect(await screen.findByRole('dialog', { name: /Mila, night/ })).toBeInTheDocument()
    await user.click(await screen.findByRole('button', { name: 'Rename' }))
    expect(await screen.findByRole('textbox', { name: 'Name in the agency' })).toHaveValue('Mila, night')
    await user.click(screen.getByRole('button', { name: 'Use original name' }))
    expect(await screen.findByRole('dialog', { name: /Mila Hart/ })).toBeInTheDocument()
    await user.click(screen.getByRole('button', { name: 'Rename' }))
    expect(await screen.findByRole('textbox', { name: 'Name in the agency' })).toHaveValue('Mila Hart')
  })

  it('is kept after Escape while unsaved, and the drawer asks before it closes', async () => {
    const { user, drawer, press } = await openCreatorDrawer('manager')
    await user.click(await within(drawer).findByRole('button', { name: 'Rename' }))
    await user.type(await screen.findByRole('textbox', { name: 'Name in the agency' }), ', night')
    await user.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Rename' })).toBeNull())
    await press('Close panel')
    const question = await screen.findByRole('alertdialog')
    expect(hasUnsaved()).toBe(true)
    await user.click(within(question).getByRole('button', { name: 'Keep editing' }))
    await user.click(await within(drawer).findByRole('button', { name: 'Rename' }))
    expect(await screen.findByRole('textbox', { name: 'Name in the agency' })).toHaveValue('Mila Hart, night')
  })
})

it(`locks another person's creator for an account manager, and says who can change it`, async () => {
  const { drawer, field, press } = await openCreatorDrawer('account_manager', 'rules')
  for (const name of ['Rename', 'Hide', 'Pause'])
    expect(within(drawer).getByRole('button', { name })).toHaveAccessibleDescription(REASON)
  await press('Rename')
  expect(screen.queryByRole('dialog', { name: 'Rename' })).toBeNull()
  expect(await field('Tone')).toHaveAttribute('readonly')
  expect(within(drawer).queryByRole('button', { name: 'Save rules' })).toBeNull()
})

describe('the collaboration with a creator', () => {
  it('is ended by a director, after reading what it means', async () => {
    const { user, drawer } = await openCreatorDrawer('director')
    await user.click(await within(drawer).findByRole('button', { name: 'End collaboration' }))
    const question = await screen.findByRole('alertdialog', { name: /^End collaboration with .*Mila Hart/ })
    expect(question).toHaveTextContent(/tools.*rules.*invitation/)
    await user.click(within(question).getByRole('button', { name: 'End collaboration' }))
    expect(await within(drawer).findByText('Ended')).toBeVisible()
    expect(world.state.creatorTerms[MILA]?.status).toBe('ended')
    for (const name of ['End collaboration', 'Pause'])
      expect(within(drawer).queryByRole('button', { name })).toBeNull()
    expect(within(drawer).getByRole('button', { name: 'Open tools' })).toHaveAttribute(
      'aria-disabled',
      'true',
    )
    await waitFor(() => expect(drawer).toContainElement(document.activeElement as HTMLElement))
  })

  it('cannot be ended by agency managers, who read who can', async () => {
    const { drawer } = await openCreatorDrawer('manager')
    expect(
      await within(drawer).findByRole('button', { name: 'End collaboration' }),
    ).toHaveAccessibleDescription('Only a director can end the collaboration with a creator.')
  })
})

it('the second press of a double click does not remove the next person, who has moved up', async () => {
  const removed = recordCalls(assignCreators)
  await openCreatorDrawer('director', 'team')
  const [first, second] = await screen.findAllByRole('button', { name: /^Remove (?!all)/ })
  if (!first || !second) expect.fail('the team is too small')
  fireEvent.click(first, { detail: 1 })
  fireEvent.click(second, { detail: 2 })
  await waitFor(() => expect(first).not.toBeInTheDocument())
  await waitFor(() => expect(queryClient.isMutating()).toBe(0))
  expect(removed).toHaveLength(1)
})

it('shows the current mark', async () => {
  let marked: string | undefined
  server.use(
    http.post(`*${getCreatorIsPg.path}`, async ({ request }) => {
      const { creatorId } = (await request.json()) as { creatorId: string } // as the call declares it
      marked = creatorId
      return HttpResponse.json({
        creatorAgencyId: 'one',
        creator: { userId: creatorId, username: 'mila', displayName: 'Mila Hart' },
        pg: true,
      })
    }),
  )
  const { drawer } = await openCreatorDrawer('account_manager')
  expect(await within(drawer).findByText('PG')).toBeVisible()
  expect(marked).toBe(MILA)
})
