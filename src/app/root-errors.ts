import { noteLoadFailure } from '@/services/load-failure'
import { report } from '@/services/reporter'

/** Reports every error, caught by a boundary or not, in one place. */
export const rootErrors = {
  onCaughtError: (error: unknown) => void (noteLoadFailure(error) || report(error)),
  onUncaughtError: (error: unknown) => void (noteLoadFailure(error) || report(error)),
}
