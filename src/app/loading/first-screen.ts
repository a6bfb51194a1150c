import { hasTokens, tokens } from '@/api/token-store'
import { routeAt } from '@/domain/page/routes'

import { preloadSignedIn } from './preload-signed-in'
import { isPublicScreen, PUBLIC_SCREENS, type PublicScreenName } from '../screens/public-screens'
import type { Screen } from '../screens/screen'
import { loadScreen, preloadScreen } from './screen-loader'

/** Returns the screen for a visitor without a session: a public one by its address, else the sign-in. */
function publicScreen(): PublicScreenName {
  const name = routeAt(location.pathname)
  return name !== undefined && isPublicScreen(name) ? name : 'login'
}

/**
 * Locale files and code of the first screen. A screen that loads before the first render replaces the app
 * skeleton at once.
 */
interface FirstScreen {
  namespaces: Screen['namespaces']
  /** Resolves when the screen can render, or at once while access is undecided; never rejects. */
  load: () => Promise<unknown>
}

/** Returns what to preload before the first render, in parallel with the rest of the start. */
export function firstScreen(): FirstScreen {
  if (hasTokens(tokens.read())) {
    return {
      namespaces: [],
      load: () => {
        preloadSignedIn()
        preloadScreen(routeAt(location.pathname) ?? '')
        return Promise.resolve()
      },
    }
  }
  const name = publicScreen()
  // Code and locale files load in parallel; both are cached when `load` checks again.
  PUBLIC_SCREENS[name].load().catch(() => undefined)
  return { namespaces: PUBLIC_SCREENS[name].namespaces, load: () => loadScreen(name).catch(() => undefined) }
}
