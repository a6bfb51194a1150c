import { screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, it } from 'vitest'

import { setUpBackend } from '../../../../../tests/support/render/backend'
import { renderInbox, rowsLoaded, setUpInbox } from '../../../../../tests/support/render/render-inbox'
import { FROM_LIST } from '../base/from-list'

setUpBackend()
setUpInbox({ beforeEach, afterEach }, 1100)

it('the next chat, opened from the list, still leads back to it after its reasons are dismissed', async () => {
  const { user, router } = await renderInbox()
  await rowsLoaded()
  await user.click(screen.getByRole('button', { name: 'Next chat' }))
  await waitFor(() => expect(screen.getByText('Why this chat:')).toBeVisible())
  await user.click(screen.getByRole('button', { name: 'Dismiss' }))
  await waitFor(() => expect(screen.queryByText('Why this chat:')).toBeNull())
  expect(router.state.location.state).toEqual(FROM_LIST)
})
