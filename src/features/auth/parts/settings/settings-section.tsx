import type { ReactNode } from 'react'

/** A titled section of the settings. */
export function SettingsSection({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section
      aria-label={title}
      className="grid gap-4 border-b border-line-quiet py-5 first:pt-0 last:border-0"
    >
      <h3 className="text-14 font-strong">{title}</h3>
      {children}
    </section>
  )
}
