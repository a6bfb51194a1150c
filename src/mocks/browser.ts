import type { Faults } from './faults'
import { allowStorage } from './own-storage'
import type { Letter } from './state'

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
export async function start(): Promise<void> {
  allowStorage()
  const { startWorker } = await import('./worker')
  await startWorker()
}
