import type { ReactNode } from 'react'

import { ErrorBoundary, type FallbackProps } from './error-boundary'
import { ErrorState } from './error-state'

const FailedWidget = ({ title, retry }: FallbackProps) => <ErrorState title={title} onRetry={retry} />

/** Error boundary for one part of a page: shows the error in place, with a retry. */
export function WidgetBoundary({ title, children }: { title?: ReactNode; children: ReactNode }) {
  return (
    <ErrorBoundary fallback={FailedWidget} title={title}>
      {children}
    </ErrorBoundary>
  )
}
