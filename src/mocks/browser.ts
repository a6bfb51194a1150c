import type { Faults } from './faults'
import { allowStorage } from './own-storage'
import type { Letter } from './state'

/** What journeys and curious people may do from the browser's console. */
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

/** Starts answering this page's calls. What answers is loaded once there is something in which it can keep its cookies. */
export async function start(): Promise<void> {
  allowStorage()
  const { startWorker } = await import('./worker')
  await startWorker()
}
