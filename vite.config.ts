import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

import localesOfReactAria from '@react-aria/optimize-locales-plugin'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { msw } from 'msw/vite'
import { loadEnv } from 'vite'
import { viteStaticCopy } from 'vite-plugin-static-copy'
import { defineConfig } from 'vitest/config'

import { patchReactAriaAnnouncer } from './build/patches/react-aria-announcer.ts'
import { signInValibot } from './build/sign-in-valibot.ts'
import { chunkGroups } from './build/chunk-groups.ts'
import { contentSecurityPolicy } from './build/content-security-policy.ts'
import { firstFrame } from './build/first-frame.ts'
import { inlineLoader } from './build/inline-loader.ts'
import { localesVersion } from './build/locales-version.ts'
import { localeTexts } from './build/locale-texts.ts'
import { mockWorker } from './build/mock-worker.ts'
import { offlineWorker } from './build/offline-worker.ts'
import { previewMock } from './build/preview-mock.ts'
import { previewServer } from './build/preview-server.ts'
import { pushWorker } from './build/push-worker.ts'
import { patchReactAriaTransitions } from './build/patches/react-aria-transitions.ts'
import { demoUsersBanner } from './build/demo-users-banner.ts'
import { LANGUAGE_CODES } from './src/config/languages.ts'
import { webManifest } from './build/web-manifest.ts'
import { MOCK_PUSH_PUBLIC_KEY } from './src/mocks/transport/push-key.ts'

const root = fileURLToPath(new URL('.', import.meta.url))
const { version } = JSON.parse(readFileSync(new URL('package.json', import.meta.url), 'utf8')) as {
  version: string
}
const localesHash = localesVersion(root)

/** react-aria names Arabic with a region; the other names equal ours. */
const REACT_ARIA_LOCALES = LANGUAGE_CODES.map((code) => (code === 'ar' ? 'ar-AE' : code))

/** Settings that name a host the page connects to. */
const CONNECTIONS = [
  'VITE_API_BASE_URL',
  'VITE_COUNTRY_LOOKUP_URL',
  'VITE_SENTRY_DSN',
  'VITE_FRAUD_BEACON_URL',
]

/** Returns the hosts that receive uploads, separated by spaces. */
const uploadOrigins = (env: Record<string, string>): string[] =>
  (env.VITE_UPLOAD_ORIGIN ?? '').split(/\s+/).filter(Boolean)

/** `build.license` lists scripts only. */
const FONT_LICENSE = {
  src: 'node_modules/@fontsource-variable/inter/LICENSE',
  dest: 'licenses',
  rename: { stripBase: true as const, name: 'inter.txt' },
}

/** Texts of app/status/fatal-screen.tsx. */
const FATAL_KEYS = ['fatal.title', 'fatal.text', 'fatal.reload', 'fatal.support']

/** Tests of code that imports neither React nor the DOM. */
const RULES = ['src/{config,domain,lib,mocks}/**/*.test.ts']

/**
 * The mock backend runs in the page in development and in the demo; a production build contains none of it.
 */
function mockingIn(mode: string, env: Record<string, string>): 'on' | 'off' {
  if (env.VITE_API_MOCKING) return env.VITE_API_MOCKING === 'on' ? 'on' : 'off'
  return mode === 'production' ? 'off' : 'on'
}

/** The mock's key where the mock answers, also over HTTP (`mock`): the switch works, and nothing is ever pushed. */
function pushKeyIn(isMocked: boolean, env: Record<string, string>): string {
  const key = env.VITE_PUSH_PUBLIC_KEY || (isMocked ? 'mock' : '')
  return key === 'mock' ? MOCK_PUSH_PUBLIC_KEY : key
}

export default defineConfig(({ mode }) => {
  const env = loadEnv(mode, root, 'VITE_')
  const mocking = mockingIn(mode, env)
  const isMocked = mocking === 'on'
  const appName = env.VITE_APP_NAME || 'Agency Console'
  const pushKey = pushKeyIn(isMocked, env)
  const hasPush = pushKey !== '' && mode !== 'test'
  return {
    plugins: [
      react(),
      tailwindcss(),
      patchReactAriaTransitions(),
      patchReactAriaAnnouncer(),
      signInValibot(),
      localesOfReactAria.vite({ locales: REACT_ARIA_LOCALES }),
      // In development the server finds the locale files already; the mock imports one as a module.
      viteStaticCopy({ targets: [{ src: 'locales', dest: '.' }, FONT_LICENSE], silent: true }).filter(
        (plugin) => plugin.apply === 'build',
      ),
      firstFrame({
        root,
        appName,
        supportEmail: env.VITE_SUPPORT_EMAIL || 'support@console.example',
        appVersion: env.VITE_APP_VERSION || version,
        localesVersion: localesHash,
      }),
      inlineLoader({ root, localesVersion: localesHash }),
      // In a build it would put the worker into dist: only with the mock.
      isMocked && mode !== 'test' && [msw({ mode: 'worker-only' }), mockWorker(), demoUsersBanner()],
      hasPush && pushWorker({ root, appName }),
      !isMocked && offlineWorker(root),
      webManifest(appName),
      contentSecurityPolicy({
        isMocked,
        hasPush,
        connectTo: [...CONNECTIONS.map((name) => env[name] ?? ''), ...uploadOrigins(env)],
        mediaFrom: uploadOrigins(env),
      }),
      // A build without the mock gets its responses over HTTP.
      !isMocked && previewMock({ root, version }),
      previewServer(),
    ],
    define: {
      __PACKAGE_VERSION__: JSON.stringify(version),
      __LOCALES_VERSION__: JSON.stringify(localesHash),
      __FATAL_TEXTS__: JSON.stringify(localeTexts(root, 'global', FATAL_KEYS)),
      // Set explicitly, so that `import.meta.env.VITE_API_MOCKING === 'on'` is a build-time constant.
      ...(mode !== 'test' && { 'import.meta.env.VITE_API_MOCKING': JSON.stringify(mocking) }),
      // The mock also answers for the country lookup, unless another service is configured.
      ...(isMocked &&
        mode !== 'test' && {
          'import.meta.env.VITE_COUNTRY_LOOKUP_URL': JSON.stringify(
            env.VITE_COUNTRY_LOOKUP_URL || '/__mock/country',
          ),
        }),
      ...(hasPush && { 'import.meta.env.VITE_PUSH_PUBLIC_KEY': JSON.stringify(pushKey) }),
      __SENTRY_DEBUG__: 'false',
      __SENTRY_TRACING__: 'false',
    },
    resolve: {
      alias: [
        { find: '@', replacement: `${root}src` },
        { find: /^fflate$/, replacement: `${root}build/patches/fflate-zip.ts` },
      ],
    },
    build: {
      outDir: mode === 'demo' ? 'dist-demo' : 'dist',
      manifest: mode === 'production' && 'manifest.json',
      license: { fileName: 'licenses/packages.md' },
      // On a bad connection every request costs; but a font or image inside the script delays the first
      // paint.
      assetsInlineLimit: 0,
      // Every browser that supports our other features supports modulepreload.
      modulePreload: { polyfill: false },
      rolldownOptions: { output: { codeSplitting: { groups: chunkGroups(root) } } },
    },
    // Scans everything up front: a dependency found during a visit would reload the page.
    optimizeDeps: { entries: ['index.html', 'src/**/*.{ts,tsx}', '!src/**/*.test.{ts,tsx}'] },
    server: {
      port: 5173,
      strictPort: false,
      warmup: { clientFiles: mode === 'test' ? [] : ['src/main.tsx', 'src/app/**/*.tsx'] },
    },
    test: {
      // No test fails because the machine is slow; a hanging one still ends.
      testTimeout: 120_000,
      hookTimeout: 120_000,
      // Node never frees the DOM of a finished file: a new worker takes over before collecting garbage takes its time.
      vmMemoryLimit: '2GB',
      // By default one core is left idle.
      maxWorkers: '100%',
      expect: { poll: { timeout: 30_000 } },
      setupFiles: ['tests/support/test-time.ts', 'tests/support/web-streams.ts', 'tests/support/setup.ts'],
      projects: [
        // Rule tests need no DOM: they run without one, and share loaded modules.
        {
          extends: true,
          test: {
            name: 'rules',
            environment: 'node',
            isolate: false,
            setupFiles: ['tests/support/test-time.ts'],
            include: RULES,
          },
        },
        {
          extends: true,
          test: {
            name: 'unit',
            environment: 'jsdom',
            // Each file gets its own DOM in a reused worker: a new process each would cost more than the
            // tests. Processes, not threads: threads receive each other's BroadcastChannel messages.
            pool: 'vmForks',
            // Rendering makes much garbage: a larger nursery is emptied less often.
            execArgv: ['--max-semi-space-size=64'],
            include: ['src/**/*.test.{ts,tsx}'],
            exclude: RULES,
          },
        },
        {
          extends: true,
          test: {
            name: 'contract',
            environment: 'jsdom',
            include: ['tests/contract/**/*.test.{ts,tsx}'],
          },
        },
        {
          extends: true,
          test: { name: 'size', environment: 'node', setupFiles: [], include: ['tests/size/**/*.test.ts'] },
        },
      ],
    },
  }
})
