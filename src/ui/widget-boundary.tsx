import type { ReactNode } from 'react'

import { ErrorBoundary, type FallbackProps } from './error-boundary'
import { ErrorState } from './error-state'

const Broken = ({ title, retry }: FallbackProps) => <ErrorState title={title} onRetry={retry} />

/** One part of a page that may break without the rest: it says so in its own place and can be tried again. */
export function WidgetBoundary({ title, children }: { title?: ReactNode; children: ReactNode }) {
  return (
    <ErrorBoundary fallback={Broken} title={title}>
      {children}
    </ErrorBoundary>
  )
}
