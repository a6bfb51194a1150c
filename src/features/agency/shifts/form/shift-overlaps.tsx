import { useTranslation } from '@/i18n/use-translation'

import type { ShiftOverlap } from '@/domain/shift/planned-shift'
import { isolate } from '@/lib/text/isolate'
import { Banner } from '@/ui/feedback/banner'

import { useUserNames } from '@/features/figures/use-user-names'
import { useShiftPreview } from './use-shift-preview'
import type { ShiftForm } from './use-shift-form'
import { useShiftFormatter } from '../shift-formatter'

const MAX_OVERLAPS = 4

/** Shows overlaps with other shifts of the same people before saving. */
export function ShiftOverlaps({ form, timezone }: { form: ShiftForm; timezone: string }) {
  const clashes = useShiftPreview(form.wish)?.clashes ?? []
  return clashes.length === 0 ? null : <Overlaps clashes={clashes} timezone={timezone} />
}

function Overlaps({ clashes, timezone }: { clashes: readonly ShiftOverlap[]; timezone: string }) {
  const { t } = useTranslation('analytics')
  const nameOf = useUserNames(clashes.map(({ userId }) => userId))
  const words = useShiftFormatter(timezone, nameOf)
  const more = clashes.length - MAX_OVERLAPS
  return (
    <Banner tone="warning">
      <p>{t('shifts.overlaps', { count: clashes.length })}</p>
      <ul className="mt-1 text-13 font-normal">
        {clashes.slice(0, MAX_OVERLAPS).map(({ userId, shiftIds, from, to }) => (
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
