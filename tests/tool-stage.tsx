import { QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { MemoryRouter, useLocation } from 'react-router'
import { afterAll, afterEach, beforeAll } from 'vitest'

import { login } from '@/api/calls/auth'
import { queryClient } from '@/api/query-client'
import { send } from '@/api/send'
import { tokens } from '@/api/tokens'
import { startSession } from '@/features/auth'
import { acceptTokens } from '@/features/auth/accept-tokens'
import { DEMO_PASSWORD, IDENTITIES, type Identity } from '@/mocks/identities'
import { server, world } from '@/mocks/node'

import { startWords } from './words'

let stop = () => {}

/** Starts the mock backend for a test file. Call it at the top level. */
export function withMockBackend(): void {
  beforeAll(() => server.listen())
  afterEach(async () => {
    cleanup()
    stop()
    stop = () => {}
    queryClient.clear()
    tokens.wipe(tokens.leave('logout'))
    localStorage.clear()
    server.resetHandlers()
    await world.reset()
  })
  afterAll(() => server.close())
}

async function signIn(words: Identity['words']): Promise<void> {
  const identity = IDENTITIES.find((one) => one.words === words)
  if (!identity) throw new Error(`Nobody is called ${words}`)
  acceptTokens(await send(login, { email: identity.email, password: DEMO_PASSWORD }))
  stop = startSession({
    client: queryClient,
    navigate: async () => {},
    onNavigation: () => () => {},
  })
}

function Address() {
  const { pathname, search } = useLocation()
  return <output aria-label="Address">{pathname + search}</output>
}

/** Renders one part of the chatter tools for a user of the mock, without the app. */
export async function drawTool(what: ReactNode, as: Identity['words'] = 'chatter', at = '/') {
  await startWords()
  await signIn(as)
  const view = render(
    <QueryClientProvider client={queryClient}>
      <MemoryRouter initialEntries={[at]}>
        {what}
        <Address />
      </MemoryRouter>
    </QueryClientProvider>,
  )
  return { ...view, user: userEvent.setup() }
}
