import { type ReactNode, useId } from 'react'

/** Fields grouped under a heading. */
export function FormSection({ title, children }: { title: ReactNode; children: ReactNode }) {
  const heading = useId()
  return (
    <section
      aria-labelledby={heading}
      className="grid gap-4 border-t border-line-quiet pt-5 first:border-0 first:pt-0"
    >
      <h2 id={heading} className="text-14 font-strong">
        {title}
      </h2>
      {children}
    </section>
  )
}
