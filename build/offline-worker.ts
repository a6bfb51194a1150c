import type { Plugin } from 'vite'

import { OFFLINE_WORKER_URL } from '../src/config/offline-worker.ts'
import { inlineScript } from './inline-script.ts'

/** Compiles the worker that opens the console without a network to one classic script at a lasting address. */
export function offlineWorker(root: string): Plugin {
  return {
    name: 'offline-worker',
    apply: 'build',
    async generateBundle() {
      const source = await inlineScript(root, 'workers/offline/offline-worker.ts', {})
      this.emitFile({ type: 'asset', fileName: OFFLINE_WORKER_URL.slice(1), source })
    },
  }
}
