import { keepPreviousData, useQuery } from '@tanstack/react-query'

import type { RequestOf } from '@/api/call'
import { previewShift } from '@/api/calls/shifts'
import { queryOf } from '@/api/query'
import { useDebounced } from '@/services/use-debounced'

const TYPING_PAUSE_MS = 250
type Wish = RequestOf<typeof previewShift>
const NOTHING: Wish = { userIds: [], creatorIds: [], startAt: '', endAt: '', scope: 'one' }

/** The overlaps of the edited shift; none while the form is incomplete. */
export function useShiftPreview(wish: Wish | undefined) {
  // Compare as text, so that an equal request of another render is not sent again.
  const settled = useDebounced(wish && JSON.stringify(wish), TYPING_PAUSE_MS)
  const asked = settled === undefined ? NOTHING : (JSON.parse(settled) as Wish) // we serialised it above
  const { data } = useQuery({
    ...queryOf(previewShift, asked),
    enabled: settled !== undefined,
    placeholderData: keepPreviousData,
    // The plan changes while the form is open, so a cached response may be stale.
    staleTime: 0,
  })
  return settled === undefined || wish === undefined ? undefined : data
}
