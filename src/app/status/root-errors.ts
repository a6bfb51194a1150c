import { reportLoadFailure } from '@/services/loading/load-failure'
import { report } from '@/services/telemetry/reporter'

/** Reports every error, caught by a boundary or not, in one place. */
export const rootErrors = {
  onCaughtError: (error: unknown) => void (reportLoadFailure(error) || report(error)),
  onUncaughtError: (error: unknown) => void (reportLoadFailure(error) || report(error)),
}
