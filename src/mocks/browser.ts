import type { Faults } from './state/faults'
import { installStorageFallback } from './transport/storage-fallback'
import type { Letter } from './state/state'

/** Controls for journeys and for the browser's console. */
export interface MockControl {
  faults(patch?: Partial<Faults>): Promise<Faults>
  letters(): Promise<Letter[]>
  expireAccessTokens(): Promise<void>
  reset(): Promise<void>
}

declare global {
  interface Window {
    __mock?: MockControl
  }
}

/**
 * Starts answering this page's calls. Installs the storage fallback before loading MSW, which keeps
 * cookies in localStorage.
 */
export async function startMock(): Promise<void> {
  installStorageFallback()
  const { startWorker } = await import('./transport/worker')
  await startWorker()
}
