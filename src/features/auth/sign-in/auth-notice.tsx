import type { ReactNode } from 'react'

/** A message above or below a form: quiet for information, red for errors, which are alerts. */
export const AuthNotice = ({ kind, children }: { kind: 'info' | 'error'; children: ReactNode }) => (
  <p role={kind === 'error' ? 'alert' : 'status'} className="auth-notice">
    {children}
  </p>
)
