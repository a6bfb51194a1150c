/** Where the worker of the mock in the page lies; at the root, so that it sees every request. */
export const MOCK_WORKER = '/mock-worker.js'
