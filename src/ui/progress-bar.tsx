import { useTranslation } from 'react-i18next'

/** A thin bar along the top while the next page is on its way; the shell shows it after the delay of the spec. */
export function ProgressBar() {
  const { t } = useTranslation('common')
  return (
    <div
      role="progressbar"
      aria-label={t('progress_bar.name')}
      className="pointer-events-none fixed inset-x-0 top-0 z-[60] h-[2px] overflow-hidden"
    >
      <div className="progress-grow h-full origin-[var(--start-origin,0%)_50%] bg-accent-text" />
    </div>
  )
}
