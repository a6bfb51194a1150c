/** Runs once the page has painted and has nothing better to do. */
export function whenIdle(run: () => void): void {
  const soon = () =>
    // Absent in Safari.
    'requestIdleCallback' in window ? requestIdleCallback(run, { timeout: 2000 }) : setTimeout(run, 200)
  // Two frames: the first one paints.
  requestAnimationFrame(() => requestAnimationFrame(soon))
}
