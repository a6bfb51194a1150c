import { useTranslation } from '@/i18n/use-translation'

import { countCrisis } from '../crisis-store'

/** Stands in the sentence for the number, so that the number can be a link in any language's word order. */
const PLACE = '\uFFFC'

/** What to call in immediate danger; without a number we trust, what is true nearly everywhere. */
export function EmergencyNumber({ number }: { number: string | undefined }) {
  const { t } = useTranslation('common')
  if (number === undefined) return <p className="text-text">{t('crisis.emergency_unknown')}</p>
  const [before, after] = t('crisis.emergency', { number: PLACE }).split(PLACE)
  return (
    <p className="text-text">
      {before}
      <a
        href={`tel:${number}`}
        onClick={() => countCrisis('resource_opened')}
        aria-label={t('crisis.call', { number })}
        className="hit-target rounded-mark font-strong tabular-nums underline underline-offset-2"
      >
        <bdi dir="ltr">{number}</bdi>
      </a>
      {after}
    </p>
  )
}
