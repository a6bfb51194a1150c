import { act, screen, waitFor } from '@testing-library/react'
import { expect, it, vi } from 'vitest'

import { login } from '@/api/calls/account/auth'
import { queryClient } from '@/api/query-client'
import { send } from '@/api/send'
import { acceptTokens } from '@/features/auth/session/accept-tokens'
import { DEMO_PASSWORD } from '@/mocks/rules/account/identities'
import { onUserChange } from '@/services/session/working-user'
import { toast } from '@/services/page/toasts'

import { setUpBackend } from '../../tests/support/render/backend'
import { renderApp } from '../../tests/support/render/render-app'

setUpBackend()

const signIn = async (email: string) =>
  act(async () => acceptTokens(await send(login, { email, password: DEMO_PASSWORD })))

it('The next user in a tab sees neither the toasts nor the data of the previous one', async () => {
  const forget = vi.fn<() => void>()
  onUserChange(forget)
  await renderApp('/', { as: 'chatter' })
  await screen.findByRole('heading', { name: 'Choose a creator' })
  act(() => void toast.info('A private word', { action: { label: 'Show', onPress: () => undefined } }))
  expect(await screen.findByText('A private word')).toBeVisible()
  expect(forget).not.toHaveBeenCalled()
  queryClient.setQueryData(['of the first'], 'A private word')
  await signIn('hana@northlight.agency')
  await waitFor(() => expect(screen.queryByText('A private word')).toBeNull())
  await waitFor(() => expect(forget).toHaveBeenCalledTimes(1))
  expect(queryClient.getQueryData(['of the first'])).toBeUndefined()
})

it('A navigation after another program removed the tokens leads to the sign-in', async () => {
  const { router } = await renderApp('/agency-overview', { as: 'director' })
  await screen.findByRole('heading', { name: 'Agency Overview' })
  localStorage.clear()
  await act(async () => router.navigate('/agency-creators'))
  expect(await screen.findByRole('heading', { name: 'Sign in' })).toBeVisible()
  expect(router.state.location.pathname).toBe('/login')
})
