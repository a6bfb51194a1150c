import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

import localesOfReactAria from '@react-aria/optimize-locales-plugin'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { msw } from 'msw/vite'
import { loadEnv } from 'vite'
import { viteStaticCopy } from 'vite-plugin-static-copy'
import { defineConfig } from 'vitest/config'

import { announcerClears } from './build/announcer-clears.ts'
import { ownValibot } from './build/own-valibot.ts'
import { chunkGroups } from './build/chunks.ts'
import { contentSecurityPolicy } from './build/csp.ts'
import { firstFrame } from './build/first-frame.ts'
import { iconKeys } from './build/icon-keys.ts'
import { namesOfReact } from './build/names-of-react.ts'
import { inlineLoader } from './build/loader.ts'
import { localesVersion } from './build/locales.ts'
import { mockWorker } from './build/mock-worker.ts'
import { previewMock } from './build/preview-mock.ts'
import { previewServer } from './build/preview-server.ts'
import { transitionsLetGo } from './build/transitions-let-go.ts'
import { welcome } from './build/dev-banner.ts'
import { LANGUAGE_CODES } from './src/config/languages.ts'

const root = fileURLToPath(new URL('.', import.meta.url))
const { version } = JSON.parse(readFileSync(new URL('package.json', import.meta.url), 'utf8')) as {
  version: string
}
const words = localesVersion(root)

/** react-aria names Arabic by a region; the other names of ours are its own. */
const REACT_ARIA_LOCALES = LANGUAGE_CODES.map((code) => (code === 'ar' ? 'ar-AE' : code))

/** The settings that name a host the page talks to. */
const CONNECTIONS = [
  'VITE_API_BASE_URL',
  'VITE_COUNTRY_LOOKUP_URL',
  'VITE_SENTRY_DSN',
  'VITE_FRAUD_BEACON_URL',
]

/** Hosts that uploads go to, separated by spaces. */
const uploadOrigins = (env: Record<string, string>): string[] =>
  (env.VITE_UPLOAD_ORIGIN ?? '').split(/\s+/).filter(Boolean)

/** `build.license` knows scripts alone. */
const FONT_LICENSE = {
  src: 'node_modules/@fontsource-variable/inter/LICENSE',
  dest: 'licenses',
  rename: { stripBase: true as const, name: 'inter.txt' },
}

/** Tests of what imports neither React nor the page. */
const RULES = ['src/{config,domain,lib,mocks}/**/*.test.ts']

/** What it costs in bytes and what it saves: docs/decisions/0005-react-compiler-is-off-its-rules-are-on.md. */
const hasReactCompiler = process.env.REACT_COMPILER === 'on'

/** The mock backend lives in the page in development and in the demo; a production build has none of it. */
function mockingIn(mode: string, env: Record<string, string>): 'on' | 'off' {
  if (env.VITE_API_MOCKING) return env.VITE_API_MOCKING === 'on' ? 'on' : 'off'
  return mode === 'production' ? 'off' : 'on'
}

export default defineConfig(({ mode }) => {
  const env = loadEnv(mode, root, 'VITE_')
  const mocking = mockingIn(mode, env)
  const isMocked = mocking === 'on'
  return {
    plugins: [
      react({ compiler: hasReactCompiler }),
      tailwindcss(),
      iconKeys(),
      namesOfReact(),
      transitionsLetGo(),
      announcerClears(),
      ownValibot(),
      localesOfReactAria.vite({ locales: REACT_ARIA_LOCALES }),
      // In development the language files lie where the server looks already; the mock imports one as a module.
      viteStaticCopy({ targets: [{ src: 'locales', dest: '.' }, FONT_LICENSE], silent: true }).filter(
        (plugin) => plugin.apply === 'build',
      ),
      firstFrame({
        root,
        appName: env.VITE_APP_NAME || 'Agency Console',
        supportEmail: env.VITE_SUPPORT_EMAIL || 'support@console.example',
        appVersion: env.VITE_APP_VERSION || version,
        localesVersion: words,
      }),
      inlineLoader({ root, localesVersion: words }),
      // In a build it would put the worker into dist: only where the mock is.
      isMocked && mode !== 'test' && [msw({ mode: 'worker-only' }), mockWorker(), welcome()],
      contentSecurityPolicy({
        isMocked,
        connectTo: [...CONNECTIONS.map((name) => env[name] ?? ''), ...uploadOrigins(env)],
        mediaFrom: uploadOrigins(env),
      }),
      // A build without the mock inside is answered over HTTP.
      !isMocked && previewMock({ root, version }),
      previewServer(),
    ],
    define: {
      __PACKAGE_VERSION__: JSON.stringify(version),
      __LOCALES_VERSION__: JSON.stringify(words),
      // Said outright, so that `import.meta.env.VITE_API_MOCKING === 'on'` is settled while building.
      ...(mode !== 'test' && { 'import.meta.env.VITE_API_MOCKING': JSON.stringify(mocking) }),
      // The mock plays the country service too, where no other is named.
      ...(isMocked &&
        mode !== 'test' && {
          'import.meta.env.VITE_COUNTRY_LOOKUP_URL': JSON.stringify(
            env.VITE_COUNTRY_LOOKUP_URL || '/__mock/country',
          ),
        }),
      __SENTRY_DEBUG__: 'false',
      __SENTRY_TRACING__: 'false',
    },
    resolve: {
      alias: [
        { find: '@', replacement: `${root}src` },
        { find: /^fflate$/, replacement: `${root}build/zip-in-page.ts` },
      ],
    },
    build: {
      outDir: mode === 'demo' ? 'dist-demo' : 'dist',
      manifest: mode === 'production' && 'manifest.json',
      license: { fileName: 'licenses/packages.md' },
      // A phone on a bad line pays for every request; a font or a picture inside the script costs the first paint.
      assetsInlineLimit: 0,
      // Every browser that knows the rest of what is used knows modulepreload.
      modulePreload: { polyfill: false },
      rolldownOptions: { output: { codeSplitting: { groups: chunkGroups(root) } } },
    },
    // Found all at once: a package first met in the middle of a visit would reload the page.
    optimizeDeps: { entries: ['index.html', 'src/**/*.{ts,tsx}', '!src/**/*.test.{ts,tsx}'] },
    server: {
      port: 5173,
      strictPort: false,
      warmup: { clientFiles: mode === 'test' ? [] : ['src/main.tsx', 'src/app/**/*.tsx'] },
    },
    test: {
      // No test fails for the speed of the machine: one that hangs still ends.
      testTimeout: 120_000,
      hookTimeout: 120_000,
      expect: { poll: { timeout: 30_000 } },
      setupFiles: ['tests/moment.ts', 'tests/web-streams.ts', 'tests/setup.ts'],
      projects: [
        // Rules know no page: they run without one, and share what they load.
        {
          extends: true,
          test: {
            name: 'rules',
            environment: 'node',
            isolate: false,
            setupFiles: ['tests/moment.ts'],
            include: RULES,
          },
        },
        {
          extends: true,
          test: {
            name: 'unit',
            environment: 'jsdom',
            // Every file has a page of its own, in a worker that stays: a new process each cost more than the tests.
            // Processes, not threads: those hear each other's BroadcastChannel.
            pool: 'vmForks',
            maxWorkers: '100%',
            // Whoever has other workers runs in a turn of its own.
            sequence: { groupOrder: 1 },
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
