import { useTranslation } from '@/i18n/use-translation'

import type { ShiftClash } from '@/domain/planned-shift'
import { isolate } from '@/lib/isolate'
import { Banner } from '@/ui/banner'

import { useNames } from '@/features/figures/use-names'
import { useShiftPreview } from '../use-shift-preview'
import type { ShiftForm } from '../use-shift-form'
import { useShiftWords } from '../words'

const SHOWN = 4

/** Shows overlaps with other shifts of the same people before saving. */
export function ShiftOverlaps({ form, timezone }: { form: ShiftForm; timezone: string }) {
  const clashes = useShiftPreview(form.wish)?.clashes ?? []
  return clashes.length === 0 ? null : <Overlaps clashes={clashes} timezone={timezone} />
}

function Overlaps({ clashes, timezone }: { clashes: readonly ShiftClash[]; timezone: string }) {
  const { t } = useTranslation('analytics')
  const nameOf = useNames(clashes.map(({ userId }) => userId))
  const words = useShiftWords(timezone, nameOf)
  const more = clashes.length - SHOWN
  return (
    <Banner tone="warning">
      <p>{t('shifts.overlaps', { count: clashes.length })}</p>
      <ul className="mt-1 text-13 font-normal">
        {clashes.slice(0, SHOWN).map(({ userId, shiftIds, from, to }) => (
          <li key={shiftIds.join()}>
            {t('shifts.overlap', {
              name: isolate(nameOf(userId)),
              when: words.when({ startAt: from, endAt: to }),
            })}
          </li>
        ))}
        {more > 0 && <li>{t('shifts.overlaps_more', { count: more })}</li>}
      </ul>
    </Banner>
  )
}
