/** A thin bar along the top while the next page loads. It slows down towards the end and never reaches it. */
export function ProgressBar({ name }: { name: string }) {
  return (
    <div
      role="progressbar"
      aria-label={name}
      className="pointer-events-none fixed inset-x-0 top-0 z-[60] h-[2px] overflow-hidden"
    >
      <div className="progress-grow h-full origin-[var(--start-origin,0%)_50%] bg-accent-text" />
    </div>
  )
}
