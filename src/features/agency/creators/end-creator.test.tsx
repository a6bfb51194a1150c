import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'

import { world } from '@/mocks/node'

import { MILA } from '../../../../tests/support/people'
import { setUpBackend } from '../../../../tests/support/render/backend'
import { renderTool } from '../../../../tests/support/render/render-tool'
import CreatorsScreen from '../screens/creators'

setUpBackend()

const openCreator = async (who: 'director' | 'manager') => {
  const { user } = await renderTool(<CreatorsScreen />, who, `/?creator=${MILA}`)
  return { user, drawer: await screen.findByRole('dialog', { name: /Mila Hart/ }) }
}

it('a director ends the collaboration with a creator, after reading what it means', async () => {
  const { user, drawer } = await openCreator('director')
  await user.click(await within(drawer).findByRole('button', { name: 'End collaboration' }))
  const question = await screen.findByRole('alertdialog', { name: /^End collaboration with .*Mila Hart/ })
  expect(question).toHaveTextContent(/tools.*rules.*invitation/)
  await user.click(within(question).getByRole('button', { name: 'End collaboration' }))
  expect(await within(drawer).findByText('Ended')).toBeVisible()
  expect(world.state.creatorTerms[MILA]?.status).toBe('ended')
  for (const name of ['End collaboration', 'Pause'])
    expect(within(drawer).queryByRole('button', { name })).toBeNull()
  expect(within(drawer).getByRole('button', { name: 'Open tools' })).toHaveAttribute('aria-disabled', 'true')
  await waitFor(() => expect(drawer).toContainElement(document.activeElement as HTMLElement))
})

it('agency managers read who can end the collaboration', async () => {
  const { drawer } = await openCreator('manager')
  expect(
    await within(drawer).findByRole('button', { name: 'End collaboration' }),
  ).toHaveAccessibleDescription('Only a director can end the collaboration with a creator.')
})
