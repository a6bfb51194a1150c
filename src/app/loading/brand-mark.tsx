/** The product's logo, with the numbers of index.html, which shows it first. */
export function BrandMark() {
  return (
    <svg viewBox="0 0 28 28" width="22" height="22" aria-hidden="true" className="shrink-0">
      <rect width="28" height="28" rx="6" className="fill-accent" />
      <path
        className="fill-text-on-accent"
        d="M9 10.5A1.5 1.5 0 0 1 10.5 9h7A1.5 1.5 0 0 1 19 10.5v4a1.5 1.5 0 0 1-1.5 1.5h-4.2l-2.7 2.6a.36.36 0 0 1-.6-.25V16A1 1 0 0 1 9 15z"
      />
    </svg>
  )
}
