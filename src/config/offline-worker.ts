/** The worker that opens the console without a network; `build/offline-worker.ts` makes it. */
export const OFFLINE_WORKER_URL = '/offline-worker.js'
