import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useTranslation } from '@/i18n/use-translation'

import { useAccountNames } from '@/api/account-names'
import type { RequestOf } from '@/api/call'
import { previewShift } from '@/api/calls/agency/shifts'
import { queryOf } from '@/api/query'
import type { ShiftOverlap } from '@/domain/shift/planned-shift'
import { isolate } from '@/lib/text/isolate'
import { useDebouncedRequest } from '@/services/input/use-debounced'
import { Banner } from '@/ui/feedback/banner'

import type { ShiftForm } from './use-shift-form'
import { useShiftFormatter } from '../use-shift-formatter'

const MAX_OVERLAPS = 4
const DEBOUNCE_MS = 250
type PreviewRequest = RequestOf<typeof previewShift>
const NO_REQUEST: PreviewRequest = { userIds: [], creatorIds: [], startAt: '', endAt: '', scope: 'one' }

/** The overlaps of the edited shift; none while the form is incomplete. */
function useShiftPreview(wish: PreviewRequest | undefined) {
  const { request } = useDebouncedRequest(wish, DEBOUNCE_MS)
  const { data } = useQuery({
    ...queryOf(previewShift, request ?? NO_REQUEST),
    enabled: request !== undefined,
    placeholderData: keepPreviousData,
    // The plan changes while the form is open, so a cached response may be stale.
    staleTime: 0,
  })
  return request === undefined || wish === undefined ? undefined : data
}

/** Shows overlaps with other shifts of the same people before saving. */
export function ShiftOverlaps({ form, timezone }: { form: ShiftForm; timezone: string }) {
  const clashes = useShiftPreview(form.wish)?.clashes ?? []
  return clashes.length === 0 ? null : <Overlaps clashes={clashes} timezone={timezone} />
}

function Overlaps({ clashes, timezone }: { clashes: readonly ShiftOverlap[]; timezone: string }) {
  const { t } = useTranslation('analytics')
  const nameOf = useAccountNames(clashes.map(({ userId }) => userId))
  const formatter = useShiftFormatter(timezone, nameOf)
  const more = clashes.length - MAX_OVERLAPS
  return (
    <Banner tone="warning">
      <p>{t('shifts.overlaps', { count: clashes.length })}</p>
      <ul className="mt-1 text-13 font-normal">
        {clashes.slice(0, MAX_OVERLAPS).map(({ userId, shiftIds, from, to }) => (
          <li key={shiftIds.join()}>
            {t('shifts.overlap', {
              name: isolate(nameOf(userId)),
              when: formatter.when({ startAt: from, endAt: to }),
            })}
          </li>
        ))}
        {more > 0 && <li>{t('shifts.overlaps_more', { count: more })}</li>}
      </ul>
    </Banner>
  )
}
