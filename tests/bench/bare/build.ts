import { fileURLToPath } from 'node:url'

import react from '@vitejs/plugin-react'
import { build } from 'vite'

const here = fileURLToPath(new URL('.', import.meta.url))
export const BARE_THREAD_DIST = fileURLToPath(new URL('../../../.cache/bare-thread', import.meta.url))

/** Builds the bare thread and the bare pages with the same vite version as the console. */
export const buildBareThread = (): Promise<unknown> =>
  build({
    configFile: false,
    root: here,
    logLevel: 'error',
    plugins: [react()],
    build: {
      outDir: BARE_THREAD_DIST,
      emptyOutDir: true,
      target: 'esnext',
      rolldownOptions: { input: [`${here}index.html`, `${here}pages.html`] },
    },
  })
