/** The product's logo, with the numbers and classes of index.html, which shows it first. */
export const BrandMark = () => (
  <svg className="brand-mark shrink-0" viewBox="0 0 28 28" width="22" height="22" aria-hidden="true">
    <rect width="28" height="28" rx="6" />
    <path d="M9 10.5A1.5 1.5 0 0 1 10.5 9h7a1.5 1.5 0 0 1 1.5 1.5v4a1.5 1.5 0 0 1-1.5 1.5h-4.2l-2.7 2.6a.36.36 0 0 1-.6-.25V16a1 1 0 0 1-1-1z" />
  </svg>
)
