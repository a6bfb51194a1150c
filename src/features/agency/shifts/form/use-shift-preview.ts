import { keepPreviousData, useQuery } from '@tanstack/react-query'

import type { RequestOf } from '@/api/call'
import { previewShift } from '@/api/calls/agency/shifts'
import { queryOf } from '@/api/query'
import { useDebounced } from '@/services/input/use-debounced'

const DEBOUNCE_MS = 250
type PreviewRequest = RequestOf<typeof previewShift>
const NO_REQUEST: PreviewRequest = { userIds: [], creatorIds: [], startAt: '', endAt: '', scope: 'one' }

/** The overlaps of the edited shift; none while the form is incomplete. */
export function useShiftPreview(wish: PreviewRequest | undefined) {
  // Compare as text, so that an equal request of another render is not sent again.
  const settled = useDebounced(wish && JSON.stringify(wish), DEBOUNCE_MS)
  const asked = settled === undefined ? NO_REQUEST : (JSON.parse(settled) as PreviewRequest) // we serialised it above
  const { data } = useQuery({
    ...queryOf(previewShift, asked),
    enabled: settled !== undefined,
    placeholderData: keepPreviousData,
    // The plan changes while the form is open, so a cached response may be stale.
    staleTime: 0,
  })
  return settled === undefined || wish === undefined ? undefined : data
}
