import { useDebouncedSearch } from '@/services/input/use-search-text'
import { SEARCH_PARAM } from '@/lib/url-state'
import { SearchField } from '@/ui/field/search-field'

import { useUrlParams } from './use-url-params'

/** Debounce in ms: rendering rows for every letter would delay the next letter. */
const SEARCH_DEBOUNCE_MS = 150

/**
 * A search text kept in a URL parameter. The field updates at once; the URL updates debounced and
 * renders in a transition, so typing stays responsive. Typing adds no history entries.
 */
export function UrlSearchField({
  param = SEARCH_PARAM,
  name,
  className,
}: {
  param?: string
  name: string
  className?: string
}) {
  const { params, change } = useUrlParams()
  const write = (text: string) => change({ [param]: text }, { replace: true })
  const { typed, type } = useDebouncedSearch(params.get(param) ?? '', write, SEARCH_DEBOUNCE_MS)
  return (
    <SearchField name={name} value={typed} onChange={type} {...(className !== undefined && { className })} />
  )
}
