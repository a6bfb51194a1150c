import { noteLoadFailure } from '@/services/load-failure'
import { report } from '@/services/reporter'

/** Every error that a boundary holds back or none does, told once for all of them. */
export const rootErrors = {
  onCaughtError: (error: unknown) => void (noteLoadFailure(error) || report(error)),
  onUncaughtError: (error: unknown) => void (noteLoadFailure(error) || report(error)),
}
