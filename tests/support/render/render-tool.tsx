import { QueryClientProvider } from '@tanstack/react-query'
import { render } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { MemoryRouter, useLocation } from 'react-router'

import { queryClient } from '@/api/query-client'
import { startSession } from '@/features/auth'
import type { Identity } from '@/mocks/rules/account/identities'

import { startTestI18n } from '../i18n'
import { cleanUpAfterTest, signIn } from './backend'

function CurrentPath() {
  const { pathname, search } = useLocation()
  return <output aria-label="Address">{pathname + search}</output>
}

/** Renders one part of the chatter tools for a user of the mock, without the app. */
export async function renderTool(what: ReactNode, as: Identity['labelKey'] = 'chatter', at = '/') {
  await startTestI18n()
  await signIn(as)
  cleanUpAfterTest(
    startSession({ client: queryClient, navigate: async () => {}, onNavigation: () => () => {} }),
  )
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
