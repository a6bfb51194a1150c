import { act, fireEvent, screen, within } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'

import { IDENTITIES } from '@/mocks/rules/account/identities'
import { focusCreator } from '@/services/session/creator-in-focus'
import { removeLocalDraft } from '@/services/storage/drafts'

import { setUpBackend } from '../../../../../tests/support/render/backend'
import { renderApp } from '../../../../../tests/support/render/render-app'

setUpBackend()

const MANAGER = IDENTITIES.find(({ labelKey }) => labelKey === 'manager')?.userId ?? ''
beforeEach(() => {
  focusCreator(MANAGER, 'creator-02')
  removeLocalDraft(MANAGER, 'list creator-02 new')
})

it('keeps both amounts and adds a rule, before the page has rendered the first', async () => {
  await renderApp('/list?edit=new', { as: 'manager' })
  const [rule = expect.fail('no rule')] = await screen.findAllByRole('group', { name: /^Rule \d/ })
  const least = within(rule).getByRole('textbox', { name: 'At least' })
  const most = within(rule).getByRole('textbox', { name: 'At most' })
  await act(async () => {
    fireEvent.change(least, { target: { value: '100' } })
    fireEvent.change(most, { target: { value: '500' } })
    fireEvent.click(screen.getByRole('button', { name: 'Add rule' }))
  })
  expect(await screen.findAllByRole('group', { name: /^Rule \d/ })).toHaveLength(2)
  const kept = Object.entries(localStorage).find(([key]) => key.endsWith('list creator-02 new'))
  expect(kept?.[1]).toContain('"min":"100","max":"500"')
})

it('passes the focus to the next rule when one is removed', async () => {
  const { user } = await renderApp('/list?edit=new', { as: 'manager' })
  await user.click(await screen.findByRole('button', { name: 'Add rule' }))
  await user.click(screen.getByRole('button', { name: 'Remove rule 1' }))
  expect(screen.getByRole('button', { name: 'Remove rule 1' })).toHaveFocus()
  await user.keyboard('{Enter}')
  expect(screen.queryByRole('button', { name: 'Remove rule 1' })).not.toBeInTheDocument()
  expect(document.body).not.toHaveFocus()
})
