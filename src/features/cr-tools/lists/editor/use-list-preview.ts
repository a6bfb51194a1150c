import { keepPreviousData, skipToken, useQuery } from '@tanstack/react-query'

import type { RequestOf } from '@/api/call'
import { previewFanList } from '@/api/calls/chat/lists'
import { queryOf } from '@/api/query'
import type { ListFunnel } from '@/domain/lists/fan-list'
import { areRulesImpossible, type ListRules } from '@/domain/lists/list-rules'
import { useDebounced } from '@/services/input/use-debounced'

const PREVIEW_DEBOUNCE_MS = 300

interface ListPreviewRequest {
  creatorId: string
  rules: ListRules | null
  funnel: ListFunnel | null
  /** The saved list whose members the preview compares with. */
  listId: string | undefined
}

/** Debounced query of matching fans; a new request cancels the one in flight. */
export function useListPreview({ creatorId, rules, funnel, listId }: ListPreviewRequest) {
  const isCounted = rules !== null && !areRulesImpossible(rules)
  // Compare as text, so that an equal request does not refetch.
  const wanted = isCounted ? JSON.stringify({ rules, funnel, ...(listId !== undefined && { listId }) }) : ''
  const settled = useDebounced(wanted, PREVIEW_DEBOUNCE_MS)
  const request = settled === '' ? null : (JSON.parse(settled) as RequestOf<typeof previewFanList>) // serialized above
  const query = queryOf(previewFanList, request ?? { rules: { match: 'all', rules: [] } }, creatorId)
  const read = useQuery({
    ...query,
    ...(request === null && { queryFn: skipToken }),
    placeholderData: keepPreviousData,
  })
  return { ...read, isCounted, isBehind: wanted !== settled || read.isFetching }
}
