import { screen, waitFor, within } from '@testing-library/react'
import { useEffect } from 'react'
import { expect, it } from 'vitest'

import { useUnsavedQuestion } from '@/services/page/unsaved'

import { setUpBackend } from '../../../../tests/support/render/backend'
import { renderTool } from '../../../../tests/support/render/render-tool'
import CreatorsScreen from '../screens/creators'

setUpBackend()

const asked: string[] = []

/** Dismisses each confirmation. */
function Question() {
  const pending = useUnsavedQuestion()
  useEffect(() => {
    if (!pending) return
    asked.push(pending.question)
    pending.answer(false)
  }, [pending])
  return null
}

it('asks before leaving a tab with unsaved rates', async () => {
  const { user } = await renderTool(
    <>
      <CreatorsScreen />
      <Question />
    </>,
    'director',
    '/?creator=creator-01&part=money',
  )
  const drawer = await screen.findByRole('dialog', { name: /Mila Hart/ })
  const rate = await within(drawer).findByRole('textbox', { name: 'Agency share' })
  await user.clear(rate)
  await user.type(rate, '41')
  await user.click(within(drawer).getByRole('tab', { name: 'Rules' }))
  await waitFor(() => expect(asked).toEqual(['change_tabs']))
  expect(within(drawer).getByRole('tab', { name: 'Money' })).toHaveAttribute('aria-selected', 'true')
  expect(rate).toHaveValue('41')
})
