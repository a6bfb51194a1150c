import { fileURLToPath } from 'node:url'

import { defineConfig, devices } from '@playwright/test'

import { CLOCK_OFFSET_MS } from '../support/test-time.ts'
import { browserLaunch } from '../support/system-browser.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
const DEFAULT_PORT = { dev: 5273, built: 5274, demo: 5275 }
const devPort = Number(process.env.JOURNEYS_DEV_PORT ?? DEFAULT_PORT.dev)
const builtPort = Number(process.env.JOURNEYS_BUILT_PORT ?? DEFAULT_PORT.built)
const demoPort = Number(process.env.JOURNEYS_DEMO_PORT ?? DEFAULT_PORT.demo)
const isBuilt = process.env.JOURNEYS_BUILD === 'ready'

const desktop = {
  ...devices['Desktop Chrome'],
  viewport: { width: 1440, height: 900 },
  locale: 'en-US',
  timezoneId: 'Europe/Berlin',
  launchOptions: browserLaunch,
}

const serve = (command: string, port: number) => ({
  command: `${command} --port ${port} --strictPort --host 127.0.0.1`,
  cwd: root,
  // Backend and browsers must share the test time.
  env: {
    VITE_COUNTRY_LOOKUP_URL: '/__mock/country',
    VITE_PUSH_PUBLIC_KEY: 'mock',
    TESTED_AHEAD_MS: String(CLOCK_OFFSET_MS),
    NODE_OPTIONS: `--import ${root}tests/support/test-time.ts`,
  },
  url: `http://127.0.0.1:${port}/login`,
  // A server on a default port may be another checkout's.
  reuseExistingServer: !isBuilt && !Object.values(DEFAULT_PORT).includes(port),
  timeout: 60_000,
  stdout: 'ignore' as const,
})

/** Previews a build, which it creates first unless the caller has. */
const preview = (mode: 'production' | 'demo') =>
  `${isBuilt ? '' : `npx vite build --mode ${mode} --logLevel error && `}npx vite preview --mode ${mode}`

/**
 * Every journey runs on the production build over HTTP. `@demo` journeys also run on the demo, whose mock
 * lives in the page, is shared by its tabs and survives reloads; `@dev` ones also on the development server,
 * whose unbundled modules load slowly.
 */
export default defineConfig({
  testDir: '.',
  outputDir: `${root}/test-results`,
  workers: 2,
  // Ends only journeys that hang: none may fail because other processes slow the machine.
  timeout: 90_000,
  expect: { timeout: 20_000 },
  // A journey that passes on its second try is reported as flaky.
  fullyParallel: true,
  retries: 1,
  forbidOnly: Boolean(process.env.CI),
  reporter: 'list',
  // A trace doubles the duration: use `--trace on` for a single failing journey.
  use: { trace: 'off', screenshot: 'only-on-failure' },
  projects: [
    {
      name: 'dev',
      grep: /@dev/,
      use: { ...desktop, baseURL: `http://127.0.0.1:${devPort}` },
    },
    {
      name: 'demo',
      grep: /@demo/,
      use: { ...desktop, baseURL: `http://127.0.0.1:${demoPort}` },
    },
    {
      name: 'built',
      // Requests that a worker answers pass by the routes of a journey; those about a worker allow it.
      use: { ...desktop, baseURL: `http://127.0.0.1:${builtPort}`, serviceWorkers: 'block' },
    },
  ],
  webServer: [
    serve('npx vite', devPort),
    serve(preview('demo'), demoPort),
    serve(preview('production'), builtPort),
  ],
})
