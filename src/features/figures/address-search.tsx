import { SearchField } from '@/ui/search-field'
import { useTypedSearch } from '@/services/use-typed'

import { useAddress } from './use-address'

/** Debounce in ms: rendering rows for every letter would delay the next letter. */
const SEARCH_AFTER_MS = 150

/**
 * A search text kept in the URL parameter `of`. The field updates at once; the URL updates debounced and
 * renders in a transition, so typing stays responsive. Typing adds no history entries.
 */
export function AddressSearch({ of, name, className }: { of: string; name: string; className?: string }) {
  const { params, change } = useAddress()
  const write = (text: string) => change({ [of]: text }, { replace: true })
  const { typed, type } = useTypedSearch(params.get(of) ?? '', write, SEARCH_AFTER_MS)
  return (
    <SearchField name={name} value={typed} onChange={type} {...(className !== undefined && { className })} />
  )
}
