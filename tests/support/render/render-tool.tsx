import { QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { MemoryRouter, useLocation } from 'react-router'
import { afterAll, afterEach, beforeAll } from 'vitest'

import { login } from '@/api/calls/account/auth'
import { queryClient } from '@/api/query-client'
import { send } from '@/api/send'
import { tokens } from '@/api/token-store'
import { startSession } from '@/features/auth'
import { acceptTokens } from '@/features/auth/session/accept-tokens'
import { DEMO_PASSWORD, IDENTITIES, type Identity } from '@/mocks/rules/account/identities'
import { server, world } from '@/mocks/node'

import { startTestI18n } from '../i18n'

let stopBackend = () => {}

/** Starts the mock backend for a test file. Call it at the top level. */
export function setUpMockBackend(): void {
  beforeAll(() => server.listen())
  afterEach(async () => {
    cleanup()
    stopBackend()
    stopBackend = () => {}
    queryClient.clear()
    tokens.clearTokens(tokens.beginLogout('logout'))
    localStorage.clear()
    server.resetHandlers()
    await world.reset()
  })
  afterAll(() => server.close())
}

async function signIn(words: Identity['labelKey']): Promise<void> {
  const identity = IDENTITIES.find((one) => one.labelKey === words)
  if (!identity) throw new Error(`Nobody is called ${words}`)
  acceptTokens(await send(login, { email: identity.email, password: DEMO_PASSWORD }))
  stopBackend = startSession({
    client: queryClient,
    navigate: async () => {},
    onNavigation: () => () => {},
  })
}

function CurrentPath() {
  const { pathname, search } = useLocation()
  return <output aria-label="Address">{pathname + search}</output>
}

/** Renders one part of the chatter tools for a user of the mock, without the app. */
export async function renderTool(what: ReactNode, as: Identity['labelKey'] = 'chatter', at = '/') {
  await startTestI18n()
  await signIn(as)
  const view = render(
    <QueryClientProvider client={queryClient}>
      <MemoryRouter initialEntries={[at]}>
        {what}
        <CurrentPath />
      </MemoryRouter>
    </QueryClientProvider>,
  )
  return { ...view, user: userEvent.setup() }
}
