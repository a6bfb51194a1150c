import type { ReactNode } from 'react'

/** A message above or below a form: quiet for information, red for errors, which are alerts. */
export function AuthNotice({ kind, children }: { kind: 'info' | 'error'; children: ReactNode }) {
  return kind === 'error' ? (
    <p role="alert" className="mb-4 rounded-control bg-danger-quiet px-3 py-2 text-13 text-text">
      {children}
    </p>
  ) : (
    <p role="status" className="mb-4 rounded-control bg-fill px-3 py-2 text-13 text-text-quiet">
      {children}
    </p>
  )
}
