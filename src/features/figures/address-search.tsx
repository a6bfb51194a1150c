import { SearchField } from '@/ui/search-field'
import { useTypedSearch } from '@/services/use-typed'

import { useAddress } from './use-address'

/** Rows drawn for every letter would come between the next ones. */
const SEARCH_AFTER_MS = 150

/**
 * Words that narrow a page, kept in its address under `of`. They stand in the field at once; the page goes by the address,
 * which is written when the typing pauses and followed in a transition: no key is kept waiting by rows. No letter is a
 * step that Back takes back.
 */
export function AddressSearch({ of, name, className }: { of: string; name: string; className?: string }) {
  const { params, change } = useAddress()
  const write = (text: string) => change({ [of]: text }, { replace: true })
  const { typed, type } = useTypedSearch(params.get(of) ?? '', write, SEARCH_AFTER_MS)
  return (
    <SearchField name={name} value={typed} onChange={type} {...(className !== undefined && { className })} />
  )
}
