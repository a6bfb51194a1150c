import './styles/index.css'

import { createRoot } from 'react-dom/client'

import { queryClient } from './api/query-client'
import { firstScreen } from './app/loading/first-screen'
import { Providers } from './app/providers'
import { startRouter } from './app/router'
import { startSession } from './features/auth'
import { startI18n } from './i18n'
import { whenIdle } from './services/page/idle'
import { reportLoadFailure, watchLoadFailures } from './services/loading/load-failure'
import { installEarlyErrors, report } from './services/telemetry/reporter'

/** Reports every error, caught by a boundary or not, in one place. */
const reportError = (error: unknown): void => void (reportLoadFailure(error) || report(error))
const ROOT_OPTIONS = { onCaughtError: reportError, onUncaughtError: reportError }

async function startMock(): Promise<void> {
  // A build-time constant: a production build contains no code of the mock.
  if (import.meta.env.VITE_API_MOCKING !== 'on') return
  const { startMock: start } = await import('./mocks/browser')
  await start()
}

/**
 * Starts mock, locales, session and page, each after the one before. The rest loads after the first paint.
 */
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
    onNavigation: (listener) => router.subscribe(listener),
  })
  createRoot(document.querySelector('#root') as HTMLElement, ROOT_OPTIONS).render(
    <Providers router={router} />,
  )
  // Once the page is usable with its data: the font must not compete with it for bandwidth.
  whenIdle(() => document.documentElement.toggleAttribute('data-inter', true))
}

void start()
