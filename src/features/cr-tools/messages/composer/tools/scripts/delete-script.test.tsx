import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'

import { deleteScript } from '@/api/calls/chat/scripts'
import { world } from '@/mocks/node'

import {
  renderComposer,
  setUpComposerBackend,
} from '../../../../../../../tests/support/render/render-composer'
import { waitForExpect } from '../../../../../../../tests/support/wait-for-expect'

setUpComposerBackend()

const panel = () => screen.findByRole('dialog', { name: 'Scripts' })
const question = () => screen.findByRole('alertdialog', { name: 'Delete script' })

it('a script is deleted after a question, which keeps the panel and says why it failed', async () => {
  const { user, box } = await renderComposer()
  await user.type(box, '/')
  const [open = expect.fail('no script'), ...others] = await within(await panel()).findAllByRole('button', {
    name: /^Steps of /,
  })
  const name = open.getAttribute('aria-label') ?? ''
  await user.click(open)
  await user.click(await within(await panel()).findByRole('button', { name: 'Delete script' }))
  await user.click(within(await question()).getByRole('button', { name: 'Cancel' }))
  await user.click(await within(await panel()).findByRole('button', { name: 'Delete script' }))
  await world.setFaults({ mode: 'fail', only: deleteScript.path })
  const confirm = within(await question()).getByRole('button', { name: 'Delete script' })
  await user.click(confirm)
  await waitForExpect(() => expect(screen.getByRole('alert')).not.toBeEmptyDOMElement())
  await world.setFaults({ mode: 'none' })
  await user.click(confirm)
  const list = within(await panel())
  await waitForExpect(() =>
    expect(list.getAllByRole('button', { name: /^Steps of / })).toHaveLength(others.length),
  )
  expect(list.queryByRole('button', { name })).toBeNull()
})
