import { act, screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'

import { setLanguage } from '@/i18n'

import { MILA } from '../../../../../tests/support/people'
import { setUpBackend } from '../../../../../tests/support/render/backend'
import { renderApp } from '../../../../../tests/support/render/render-app'

setUpBackend()

it('names the conversation in the window title, in another language too', async () => {
  await renderApp(`/cr-tools/messages/channel-1-1?creator=${MILA}`, { as: 'chatter' })
  await screen.findByRole('region', { name: 'Reply' })
  await waitFor(() => expect(document.title).not.toMatch(/^(\(\d+\+?\) )?Messages ·/))
  const nameOf = (title: string) => title.replace(/^\(\d+\+?\) /, '')
  const name = nameOf(document.title)
  await act(() => setLanguage('de'))
  await screen.findByRole('region', { name: 'Antwort' })
  expect(nameOf(document.title)).toBe(name)
})
