import type { ReactNode } from 'react'

/** A titled section of the settings. It takes the focus where the control that had it is gone. */
export function SettingsSection({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section
      tabIndex={-1}
      aria-label={title}
      className="grid gap-4 border-b border-line-quiet py-5 first:pt-0 last:border-0"
    >
      <h3 className="text-14 font-strong">{title}</h3>
      {children}
    </section>
  )
}

/** For `usePassFocusOn`, where the next control mounts only after this one has gone. */
export const sectionAround = (leaving: HTMLElement): HTMLElement | null => leaving.closest('section')
