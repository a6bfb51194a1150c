import { tokens } from '@/api/tokens'
import { routeAt } from '@/domain/routes'

import { isPublicScreen, PUBLIC_SCREENS, type PublicScreenName } from './public-screens'
import type { Screen } from './screen'
import { loadScreen, prefetchScreen } from './screen-loads'
import { prefetchSignedIn } from './shell-load'

/** The screen that a visitor without a session will see: a public one by its address, else the sign-in. */
function publicScreen(): PublicScreenName {
  const name = routeAt(location.pathname)
  return name !== undefined && isPublicScreen(name) ? name : 'login'
}

const hasTokens = (): boolean => {
  const { accessToken, refreshToken } = tokens.read()
  return accessToken !== undefined || refreshToken !== undefined
}

/** Words and code of the first screen. A screen loaded before the page is drawn takes the place of the frame at once. */
export interface FirstScreen {
  namespaces: Screen['namespaces']
  /** Resolves when it can be drawn, or at once where who may see it is not decided yet; never rejects. */
  load: () => Promise<unknown>
}

/** What to fetch before anything is drawn, in parallel with the rest of the start. */
export function firstScreen(): FirstScreen {
  if (hasTokens()) {
    return {
      namespaces: [],
      load: () => {
        prefetchSignedIn()
        prefetchScreen(routeAt(location.pathname) ?? '')
        return Promise.resolve()
      },
    }
  }
  const name = publicScreen()
  // The code is asked for while the words are; both are in place before `load` looks again.
  PUBLIC_SCREENS[name].load().catch(() => undefined)
  return { namespaces: PUBLIC_SCREENS[name].namespaces, load: () => loadScreen(name).catch(() => undefined) }
}
