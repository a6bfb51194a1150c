import type { MockControl } from './transport/mock-control'
import { installStorageFallback } from './transport/storage-fallback'

declare global {
  interface Window {
    __mock?: MockControl
  }
}

/**
 * Starts answering this page's calls, then mounts the mock's own tools. Installs the storage fallback
 * before loading MSW, which keeps cookies in localStorage.
 */
export async function startMock(): Promise<void> {
  installStorageFallback()
  const { startWorker } = await import('./transport/worker')
  const control = await startWorker()
  window.__mock = control
  void import('./tools/tools').then(({ mountTools }) => mountTools(control))
}
