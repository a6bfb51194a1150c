import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'

import { world } from '@/mocks/node'

import {
  renderComposer,
  setUpComposerBackend,
} from '../../../../../../../tests/support/render/render-composer'

setUpComposerBackend()

async function openFirstScript() {
  const { user, box } = await renderComposer()
  await user.type(box, '/')
  const scripts = within(await screen.findByRole('dialog', { name: 'Scripts' }))
  const [steps] = await scripts.findAllByRole('button', { name: /^Steps of/ })
  await user.click(steps ?? expect.fail('no script'))
  return scripts.findByText(/^Uses: /)
}

it('shows what a script earned', async () => {
  expect(await openFirstScript()).toHaveTextContent(/^Uses: .*, purchases: .*, earned: .*\$/)
})

it('leaves the amount out for those who may not see spend', async () => {
  await world.transact(() => void (world.state.permissions['staff-04'] = { canSeeSpend: false }))
  expect(await openFirstScript()).toHaveTextContent(/^Uses: \d+, purchases: \d+$/)
})
