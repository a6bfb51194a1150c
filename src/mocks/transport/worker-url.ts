/** URL of the in-page service worker, at the root so that it sees every request. */
export const MOCK_WORKER_URL = '/mock-worker.js'
