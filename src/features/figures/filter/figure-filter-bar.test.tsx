import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'

import { IDENTITIES } from '@/mocks/rules/account/identities'
import { focusCreator } from '@/services/session/creator-in-focus'

import { MILA } from '../../../../tests/support/people'
import { setUpBackend } from '../../../../tests/support/render/backend'
import { renderApp } from '../../../../tests/support/render/render-app'

setUpBackend()

it('resets the filters and keeps the focus in their row', async () => {
  focusCreator(IDENTITIES.find(({ labelKey }) => labelKey === 'manager')?.userId ?? '', MILA)
  const { user, address } = await renderApp('/cr-tools/tools/analytics?period=last_7', { as: 'manager' })
  const row = await screen.findByRole('group', { name: 'Filters' })
  within(row).getByRole('button', { name: 'Reset' }).focus()
  await user.keyboard('{Enter}')
  await waitFor(() => expect(address()).toBe('/cr-tools/tools/analytics'))
  expect(row).toContainElement(document.activeElement as HTMLElement)
})
