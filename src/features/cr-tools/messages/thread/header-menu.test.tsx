import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'

import { open, SLOW, stageThread } from '../../../../../tests/thread-stage'

stageThread()

it('offers help in a crisis at any time, where no bar with the account menu shows', async () => {
  const { user } = await open()
  await user.click(await screen.findByRole('button', { name: 'More for this conversation' }, SLOW))
  await user.click(await screen.findByRole('menuitem', { name: 'Help in a crisis' }, SLOW))
  expect(await screen.findByRole('dialog', { name: 'Help is available' }, SLOW)).toBeVisible()
})
