import { fileURLToPath } from 'node:url'

import react from '@vitejs/plugin-react'
import { build } from 'vite'

const here = fileURLToPath(new URL('bare', import.meta.url))
export const BARE_DIST = fileURLToPath(new URL('../../.cache/bare', import.meta.url))

/** Builds the bare page with the same vite and settings as the console, as far as they apply. */
export async function buildBare(): Promise<void> {
  const before = process.env.NODE_ENV
  // vitest sets "test", with which React would bundle its development build.
  process.env.NODE_ENV = 'production'
  await build({
    configFile: false,
    root: here,
    logLevel: 'error',
    plugins: [react()],
    build: { outDir: BARE_DIST, emptyOutDir: true, manifest: 'manifest.json', target: 'esnext' },
  })
  process.env.NODE_ENV = before
}
