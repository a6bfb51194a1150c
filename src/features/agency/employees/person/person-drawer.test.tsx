import { screen, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { Link } from 'react-router'
import { expect, it } from 'vitest'

import { findPerson } from '@/mocks/rules/account/person'
import type { PersonChange } from '@/mocks/state/people-state'
import { server, world } from '@/mocks/node'
import { hasUnsaved } from '@/services/page/unsaved'

import { ANA, MILA, NOA, VIKTOR } from '../../../../../tests/support/people'
import { setUpBackend } from '../../../../../tests/support/render/backend'
import { renderTool } from '../../../../../tests/support/render/render-tool'
import { waitForExpect } from '../../../../../tests/support/wait-for-expect'
import EmployeesScreen from '../../screens/employees'
import { PeopleTab } from '../people/people-tab'

setUpBackend()

async function openPerson(page = <EmployeesScreen />, address = `/?person=${ANA}&q=ana`) {
  const { user, unmount } = await renderTool(page, 'director', address)
  const drawer = await screen.findByRole('dialog', { name: /Ana Ribeiro/ })
  const save = () => user.click(within(drawer).getByRole('button', { name: 'Save' }))
  const pay = within(drawer).getByRole('textbox', { name: 'Pay per clocked hour' })
  return { user, unmount, drawer, save, pay }
}

it('focuses pay that is no amount and what the server refuses, and saves at the next try', async () => {
  const words = 'This group was deleted.'
  server.use(
    http.post(
      '*/api/agency/employees/update',
      () =>
        HttpResponse.json(
          { statusCode: 422, message: words, fields: { groupId: { key: 'group_gone', text: words } } },
          { status: 422 },
        ),
      { once: true },
    ),
  )
  const { user, drawer, save, pay } = await openPerson()
  await user.clear(pay)
  await user.type(pay, 'lots')
  await save()
  await waitForExpect(() => expect(pay).toHaveFocus())
  expect(pay).toBeInvalid()
  expect(hasUnsaved()).toBe(true)
  await user.clear(pay)
  await user.type(pay, '9.50')
  await save()
  const group = within(drawer).getByRole('button', { name: /Group$/ })
  await waitForExpect(() => expect(group).toHaveAccessibleDescription(new RegExp(words)))
  expect(group).toHaveFocus()
  expect(pay).toHaveValue('9.50')
  await save()
  await waitForExpect(() => expect(drawer).not.toBeInTheDocument())
  expect(hasUnsaved()).toBe(false)
})

it.each(['opened once', 'restored after a reload'])(
  'leaves the creator and the right that a colleague changed meanwhile: %s',
  async (how) => {
    const ana = () => findPerson(world, ANA) ?? expect.fail('No person')
    const change = (patch: PersonChange, rights: object) =>
      world.transact(() => {
        world.state.people[ANA] = { ...world.state.people[ANA], ...patch }
        world.state.permissions[ANA] = { ...world.state.permissions[ANA], ...rights }
      })
    await change({ creatorIds: [MILA] }, { lists: 'off' })
    const first = await openPerson()
    const { user, drawer } = first
    drawer.querySelector('details')?.setAttribute('open', '')
    const right = async (name: string) => within(await within(drawer).findByRole('radiogroup', { name }))
    await user.click((await right('Vault')).getByRole('radio', { name: 'Off' }))
    await user.click(within(drawer).getByRole('button', { name: /Creators/ }))
    await user.click(await screen.findByRole('checkbox', { name: 'Noa Reyes' }))
    await user.click(screen.getByRole('button', { name: 'Apply' }))
    if (how === 'restored after a reload') first.unmount()
    await change({ creatorIds: [MILA, 'creator-07'] }, { profile: 'edit' })
    const last = how === 'restored after a reload' ? await openPerson() : first
    await last.save()
    await waitForExpect(() => expect(last.drawer).not.toBeInTheDocument())
    expect([...ana().creatorIds].toSorted()).toEqual([MILA, NOA, 'creator-07'].toSorted())
    expect(world.state.permissions[ANA]).toEqual({ lists: 'off', vault: 'off', profile: 'edit' })
  },
)

it('keeps typed pay through a reload, until it is saved', async () => {
  const first = await openPerson()
  await first.user.clear(first.pay)
  await first.user.type(first.pay, '9.50')
  first.unmount()
  const second = await openPerson()
  expect(second.pay).toHaveValue('9.50')
  expect(within(second.drawer).getByText('Your text is still here.')).toBeVisible()
  await second.save()
  await waitForExpect(() => expect(second.drawer).not.toBeInTheDocument())
  second.unmount()
  expect(within((await openPerson()).drawer).queryByText('Your text is still here.')).toBeNull()
})

it('shows what was saved when someone beyond the list is opened once more', async () => {
  const address = `/?person=${ANA}`
  const page = (
    <>
      <PeopleTab status="inactive" onInvite={() => undefined} />
      <Link to={address}>Open</Link>
    </>
  )
  const { user, drawer, save, pay } = await openPerson(page, address)
  await user.clear(pay)
  await user.type(pay, '9.50')
  await save()
  await waitForExpect(() => expect(drawer).not.toBeInTheDocument())
  await user.click(screen.getByRole('link', { name: 'Open' }))
  expect(await screen.findByRole('textbox', { name: 'Pay per clocked hour' })).toHaveValue('9.50')
})

it('gives nobody back the rights of a set that has more than they', async () => {
  await world.transact(() => {
    world.state.permissions[ANA] = { lists: 'off', vault: 'off' }
    world.state.permissions[VIKTOR] = { lists: 'off' }
  })
  const { user } = await renderTool(<EmployeesScreen />, 'manager', `/?person=${ANA}&q=ana`)
  const drawer = await screen.findByRole('dialog', { name: /Ana Ribeiro/ })
  drawer.querySelector('details')?.setAttribute('open', '')
  const all = await within(drawer).findByRole('button', { name: 'Reset all to set' })
  expect(all).toHaveAccessibleDescription(/^This set has more access than yours/)
  await user.click(all)
  expect(within(drawer).getByText('2 differences from the set')).toBeVisible()
})

it('takes back a difference pressed by mistake, also one the user may not give', async () => {
  await world.transact(() => {
    world.state.permissions[ANA] = {}
    world.state.permissions[VIKTOR] = { lists: 'off' }
  })
  const { user } = await renderTool(<EmployeesScreen />, 'manager', `/?person=${ANA}&q=ana`)
  const drawer = await screen.findByRole('dialog', { name: /Ana Ribeiro/ })
  drawer.querySelector('details')?.setAttribute('open', '')
  const lists = within(await within(drawer).findByRole('radiogroup', { name: 'Lists' }))
  await user.click(lists.getByRole('radio', { name: 'Off' }))
  await user.click(within(drawer).getByRole('button', { name: 'Reset all to set' }))
  expect(within(drawer).getByText('Same as the set')).toBeVisible()
})
