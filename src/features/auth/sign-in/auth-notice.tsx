import type { ReactNode } from 'react'

import { cx } from '@/ui/cx'

/** Inside a form the form's own gap spaces it. */
const SPACING = 'mb-4 [.auth-form+&]:mt-4 [.auth-form>&]:mb-0'

/** A message above or below a form: quiet for information, red for errors, which are alerts. */
export function AuthNotice({ kind, children }: { kind: 'info' | 'error'; children: ReactNode }) {
  return kind === 'error' ? (
    <p role="alert" className={cx(SPACING, 'rounded-control bg-danger-quiet px-3 py-2 text-13 text-text')}>
      {children}
    </p>
  ) : (
    <p role="status" className={cx(SPACING, 'rounded-control bg-fill px-3 py-2 text-13 text-text-quiet')}>
      {children}
    </p>
  )
}
