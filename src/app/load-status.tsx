import { NewVersionDialog } from './status/new-version-dialog'
import { RouteProgress } from './shell/route-progress'

/** Reports slow and failed loads. Part of the entry chunk: its own chunk could fail the same way. */
export const LoadStatus = () => (
  // Mounts before any overlay, which hides what mounts later from screen readers.
  <div data-react-aria-top-layer="true">
    <RouteProgress />
    <NewVersionDialog />
  </div>
)
