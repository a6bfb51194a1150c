import { hasTokens, tokens } from '@/api/token-store'
import { VERSION_POLL_MS } from '@/config/constants'
import { deferred } from '@/services/loading/deferred'
import { onFirstInput, whenIdle } from '@/services/page/idle'

const DeferredParts = deferred(async () => (await import('./deferred-parts')).DeferredParts, {
  // After the first paint; on an untouched sign-in page, later.
  when: (begin) => (hasTokens(tokens.read()) ? whenIdle(begin) : onFirstInput(begin, VERSION_POLL_MS.first)),
})

/**
 * The live region of toasts. It mounts empty, because screen readers announce only additions, and before any overlay, because
 * an overlay hides what mounts later.
 */
export function DeferredPartsLoader() {
  return (
    <div data-react-aria-top-layer="true" role="status" aria-atomic="false">
      <DeferredParts />
    </div>
  )
}
