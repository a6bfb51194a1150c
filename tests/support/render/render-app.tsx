import { act, render } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createMemoryRouter } from 'react-router'

import { queryClient } from '@/api/query-client'
import { Providers } from '@/app/providers'
import { followPages, routeObjects } from '@/app/router'
import type { Language } from '@/config/languages'
import { startSession } from '@/features/auth'
import type { Identity } from '@/mocks/rules/account/identities'

import { startTestI18n } from '../i18n'
import { cleanUpAfterTest, signIn } from './backend'

export interface RenderAppOptions {
  /** The user to sign in as; none by default. */
  as?: Identity['labelKey']
  language?: Language
  /** Runs after sign-in and before the first render: faults, seeds. */
  before?: () => Promise<unknown>
}

/** Renders the whole app at a path for a user of the mock. Resolves to the router and a userEvent. */
export async function renderApp(path: string, { as, language = 'en', before }: RenderAppOptions = {}) {
  await startTestI18n(language)
  if (as) await signIn(as)
  await before?.()
  const router = createMemoryRouter(routeObjects(), { initialEntries: [path] })
  cleanUpAfterTest(
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
