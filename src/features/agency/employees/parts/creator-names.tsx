import { formatList } from '@/i18n/format'
import { isolate } from '@/lib/isolate'
import { Bone } from '@/ui/skeleton'

import { useNames } from '@/features/figures/use-names'

/** More would not fit a tooltip. */
const NAMED_AT_MOST = 12

/** Lists the names behind a count; loads them when it mounts. */
export function CreatorNames({ ids, more }: { ids: readonly string[]; more: (count: number) => string }) {
  const named = ids.slice(0, NAMED_AT_MOST)
  const nameOf = useNames(named)
  const names = named.map((id) => nameOf(id))
  if (names.some((name, index) => name === named[index])) return <Bone className="h-3 w-40" />
  const left = ids.length - named.length
  return formatList([...names.map((name) => isolate(name)), ...(left > 0 ? [more(left)] : [])])
}
