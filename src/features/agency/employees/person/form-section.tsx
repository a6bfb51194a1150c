import type { ReactNode } from 'react'

/** A section of the form with a heading. */
export function FormSection({
  title,
  hint,
  children,
}: {
  title: string
  hint?: string
  children: ReactNode
}) {
  return (
    <section className="grid gap-3 border-t border-line-quiet pt-5">
      <div>
        <h3 className="text-14 font-strong">{title}</h3>
        {hint && <p className="text-13 text-text-quiet">{hint}</p>}
      </div>
      {children}
    </section>
  )
}
