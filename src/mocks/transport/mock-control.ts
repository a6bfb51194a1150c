import type { Faults } from '../state/faults'
import type { Letter } from '../state/state'

/** Controls for journeys and for the browser's console. */
export interface MockControl {
  faults(patch?: Partial<Faults>): Promise<Faults>
  letters(): Promise<Letter[]>
  expireAccessTokens(): Promise<void>
  reset(): Promise<void>
}
