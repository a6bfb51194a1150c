import './styles/index.css'

import { createRoot } from 'react-dom/client'

import { getVersion } from './api/calls/version'
import { queryClient } from './api/query-client'
import { send } from './api/send'
import { AppBoundary } from './app/fatal-screen'
import { firstScreen } from './app/first-screen'
import { followConnection, preloadLateParts, rootErrors } from './app/page-watch'
import { Providers } from './app/providers'
import { startRouter } from './app/router'
import { startSession } from './features/auth'
import { startI18n } from './i18n'
import { watchLoadFailures } from './services/load-failure'
import { installEarlyErrors, startReporter } from './services/reporter'
import { startVersionWatch } from './services/version-watch'

async function startMock(): Promise<void> {
  // Settled while building: a production build has nothing of the mock.
  if (import.meta.env.VITE_API_MOCKING !== 'on') return
  const { start } = await import('./mocks/browser')
  await start()
}

/** Mock, words, session, page: each needs the one before. What nobody waits for starts last. */
async function start(): Promise<void> {
  installEarlyErrors()
  watchLoadFailures()
  const first = firstScreen()
  await Promise.all([startMock(), startI18n({ namespaces: ['global', ...first.namespaces] })])
  await first.load()
  const router = startRouter()
  startSession({
    client: queryClient,
    navigate: async (to, options) => router.navigate(to, options),
  })
  createRoot(document.querySelector('#root') as HTMLElement, rootErrors).render(
    <AppBoundary>
      <Providers router={router} />
    </AppBoundary>,
  )
  startReporter()
  followConnection()
  preloadLateParts()
  startVersionWatch(() => send(getVersion, undefined))
}

void start()
