/** Calls back whenever the page may have slept: frozen pages run no timers and get no events of other tabs. */
export function onPageWake(listener: () => void): () => void {
  const onVisible = () => {
    if (document.visibilityState === 'visible') listener()
  }
  const events = ['focus', 'pageshow'] as const
  for (const event of events) window.addEventListener(event, listener)
  document.addEventListener('visibilitychange', onVisible)
  document.addEventListener('resume', listener)
  return () => {
    for (const event of events) window.removeEventListener(event, listener)
    document.removeEventListener('visibilitychange', onVisible)
    document.removeEventListener('resume', listener)
  }
}
