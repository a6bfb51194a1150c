import { existsSync } from 'node:fs'

import usualPlaces from '../../scripts/browsers.json' with { type: 'json' }

const systemBrowserPath = [process.env.CHROMIUM_PATH, ...usualPlaces].find(
  (path) => path !== undefined && existsSync(path),
)

/** Launch options: the browser at CHROMIUM_PATH or at a usual path, else Playwright's own. */
export const browserLaunch = {
  args: ['--no-sandbox', '--disable-dev-shm-usage'],
  ...(systemBrowserPath && { executablePath: systemBrowserPath }),
}
