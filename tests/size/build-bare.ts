import { fileURLToPath } from 'node:url'

import react from '@vitejs/plugin-react'
import { build } from 'vite'

const here = fileURLToPath(new URL('bare', import.meta.url))
export const BARE_DIST = fileURLToPath(new URL('../../.cache/bare', import.meta.url))

/** Builds the bare page with the same vite and the same settings as ours, as far as it has any. */
export async function buildBare(): Promise<void> {
  const before = process.env.NODE_ENV
  // vitest says "test" here, and React would come in its bigger, talkative form.
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
