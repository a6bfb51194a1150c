import { useTranslation } from '@/i18n/use-translation'

import { countCrisis } from '../crisis-store'

/** Placeholder for the number in the sentence, so that it can be a link in any word order. */
const PLACE = '\uFFFC'

/** Shows the emergency number; without a trusted one, what is true nearly everywhere. */
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
