import { keepPreviousData, useQuery } from '@tanstack/react-query'

import type { RequestOf } from '@/api/call'
import { previewShift } from '@/api/calls/shifts'
import { queryOf } from '@/api/query'
import { useDebounced } from '@/services/use-debounced'

const TYPING_PAUSE_MS = 250
type Wish = RequestOf<typeof previewShift>
const NOTHING: Wish = { userIds: [], creatorIds: [], startAt: '', endAt: '', scope: 'one' }

/** Where the shift being written overlaps others; nothing while the form is incomplete. */
export function useShiftPreview(wish: Wish | undefined) {
  // As text: an equal wish of another render asks nothing again.
  const settled = useDebounced(wish && JSON.stringify(wish), TYPING_PAUSE_MS)
  const asked = settled === undefined ? NOTHING : (JSON.parse(settled) as Wish) // written one line above
  const { data } = useQuery({
    ...queryOf(previewShift, asked),
    enabled: settled !== undefined,
    placeholderData: keepPreviousData,
    // The plan changes while the form is open: an older answer is no check.
    staleTime: 0,
  })
  return settled === undefined || wish === undefined ? undefined : data
}
