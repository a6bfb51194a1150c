import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'

import { setUpBackend } from '../../../../../tests/support/render/backend'
import { renderTool } from '../../../../../tests/support/render/render-tool'
import ChatterPerformanceScreen from '../../screens/chatter-performance'

setUpBackend()

const draw = (search: string) => renderTool(<ChatterPerformanceScreen />, 'manager', `/${search}`)
const address = () => screen.getByLabelText('Address').textContent
const table = () => screen.findByRole('table', { name: 'Chatters' })

it(`opens a cell's evidence from a link, and clears the URL on close`, async () => {
  const { user } = await draw('?evidence=messages&row=staff-04')
  const drawer = await screen.findByRole('dialog', { name: 'Ana Ribeiro' })
  await user.click((await within(drawer).findAllByRole('listitem'))[0]?.querySelector('button') ?? drawer)
  expect(await within(drawer).findByRole('list', { name: 'Chat' })).toBeVisible()
  expect(address()).toMatch(/row=staff-04&chat=.+&chat-creator=.+&chat-message=/)
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(address()).toBe('/')
})

it.each(['?evidence=colour', '?evidence=sales&row=nobody', '?row=staff-04', '?chat=channel-1-3'])(
  'ignores %s in the URL and shows the page',
  async (search) => {
    await draw(search)
    expect(await table()).toBeVisible()
    expect(screen.queryByRole('dialog')).toBeNull()
  },
)

it('drops the opened evidence and the sort order on another tab', async () => {
  const { user } = await draw('?people=staff-04&sort=messages&order=desc')
  const head = await within(await table()).findByRole('columnheader', { name: /^DMs/ })
  expect(head).toHaveAttribute('aria-sort', 'descending')
  await user.click(screen.getByRole('tab', { name: 'Statements' }))
  await waitFor(() => expect(address()).toBe('/?people=staff-04&tab=statements'))
})
