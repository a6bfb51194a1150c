import { NewVersionDialog } from './new-version-dialog'
import { RouteProgress } from './shell/route-progress'

/** Reports loads that are slow or failed. Part of the entry: code of its own could fail the same way. */
export const LoadStatus = () => (
  // Mounted before any overlay opens, which hides from screen readers what it does not know.
  <div data-react-aria-top-layer="true">
    <RouteProgress />
    <NewVersionDialog />
  </div>
)
