import { existsSync } from 'node:fs'

import usualPlaces from '../scripts/browsers.json' with { type: 'json' }

const found = [process.env.CHROMIUM_PATH, ...usualPlaces].find(
  (path) => path !== undefined && existsSync(path),
)

/** How to start a browser: this machine's where it has one, told by CHROMIUM_PATH or at a usual place; else Playwright's own. */
export const browserLaunch = {
  args: ['--no-sandbox', '--disable-dev-shm-usage'],
  ...(found && { executablePath: found }),
}
