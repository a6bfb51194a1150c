/** The worker that shows notifications while no page is open; `build/push-worker.ts` makes it. */
export const PUSH_WORKER_URL = '/push-worker.js'
/** No page is below it, so the worker controls none, and the mock's worker keeps the root (docs/decisions/0037-push-has-a-worker-below-the-root.md). */
export const PUSH_WORKER_SCOPE = '/push/'
