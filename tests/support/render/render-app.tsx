import { act, cleanup, render } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createMemoryRouter } from 'react-router'

import { login } from '@/api/calls/account/auth'
import { queryClient } from '@/api/query-client'
import { send } from '@/api/send'
import { Providers } from '@/app/providers'
import { followPages, routeObjects } from '@/app/router'
import type { Language } from '@/config/languages'
import { startSession } from '@/features/auth'
import { acceptTokens } from '@/features/auth/session/accept-tokens'
import { DEMO_PASSWORD, IDENTITIES, type Identity } from '@/mocks/rules/account/identities'
import { server, world } from '@/mocks/node'
import { tokens } from '@/api/token-store'
import { clearPageHistory } from '@/services/page/page-history'

import { startTestI18n } from '../i18n'

interface RenderAppOptions {
  /** The user to sign in as; none by default. */
  as?: Identity['labelKey']
  language?: Language
  /** Runs after sign-in and before the first render: faults, seeds. */
  before?: () => Promise<unknown>
}

let finishPending: (() => void)[] = []

/** Starts the backend of a test file. Call it at the top level. */
export function setUpBackend(hooks: {
  beforeAll: (work: () => void) => void
  afterEach: (work: () => Promise<void>) => void
  afterAll: (work: () => void) => void
}): void {
  hooks.beforeAll(() => {
    server.listen({ onUnhandledFrame: 'error' })
    window.scrollTo = () => undefined // jsdom does not implement scrolling
  })
  hooks.afterEach(async () => {
    cleanup()
    for (const work of finishPending) work()
    finishPending = []
    queryClient.clear()
    tokens.clearTokens(tokens.beginLogout('logout'))
    clearPageHistory()
    await world.reset()
  })
  hooks.afterAll(() => server.close())
}

async function signIn(words: Identity['labelKey']): Promise<void> {
  const identity = IDENTITIES.find((one) => one.labelKey === words)
  if (!identity) throw new Error(`Nobody is called ${words}`)
  acceptTokens(await send(login, { email: identity.email, password: DEMO_PASSWORD }))
}

/** Renders the whole app at a path for a user of the mock. Resolves to the router and a userEvent. */
export async function renderApp(path: string, { as, language = 'en', before }: RenderAppOptions = {}) {
  await startTestI18n(language)
  if (as) await signIn(as)
  await before?.()
  const router = createMemoryRouter(routeObjects(), { initialEntries: [path] })
  finishPending.push(
    startSession({
      client: queryClient,
      navigate: router.navigate,
      onNavigation: (listener) => router.subscribe(listener),
    }),
    followPages(router),
    () => router.dispose(),
  )
  const user = userEvent.setup()
  const view = await act(async () => render(<Providers router={router} />))
  return {
    ...view,
    router,
    user,
    address: () => router.state.location.pathname + router.state.location.search,
  }
}
