import { act, screen, waitFor } from '@testing-library/react'
import { http } from 'msw'
import { expect, it } from 'vitest'

import { getCreatorToken } from '@/api/calls/chatter/chatter'
import { queryClient } from '@/api/query-client'
import { server } from '@/mocks/node'

import { setUpBackend } from '../../../../tests/support/render/backend'
import { renderApp } from '../../../../tests/support/render/render-app'

setUpBackend()

const renderCreator = () => renderApp('/agency-creators?creator=creator-01', { as: 'manager' })

it('opens the tools of the creator', async () => {
  const { user, address } = await renderCreator()
  await user.click(await screen.findByRole('button', { name: 'Open tools' }))
  await waitFor(() => expect(address()).toBe('/cr-tools'))
})

it('leaves a user on the page to which they moved before the token came', async () => {
  const { user, router, address } = await renderCreator()
  const issued = Promise.withResolvers<undefined>()
  server.use(http.post(`*${getCreatorToken.path}`, () => issued.promise, { once: true }))
  await user.click(await screen.findByRole('button', { name: 'Open tools' }))
  await waitFor(() => expect(queryClient.isMutating()).toBe(1))
  await act(() => router.navigate('/settings'))
  issued.resolve(undefined)
  await waitFor(() => expect(queryClient.isMutating()).toBe(0))
  expect(address()).toBe('/settings')
})
