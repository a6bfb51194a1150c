import type { TFunction } from 'i18next'

import { type FanList, ListUse } from '@/domain/lists/fan-list'
import { formatList } from '@/i18n/format'
import { isolatedName } from '@/ui/text/user-name'

const KINDS = ListUse.entries.kind.options
const NAMED_AT_MOST = 5

/** Counts what uses a list by kind: `2 mass messages, 1 group`; empty when unused. */
export const usesText = (t: TFunction<'lists'>, { uses }: Pick<FanList, 'uses'>): string =>
  formatList(
    KINDS.flatMap((kind) => {
      const count = uses.filter((use) => use.kind === kind).length
      return count > 0 ? [t(`use_${kind}`, { count })] : []
    }),
    'unit',
  )

/** Names the first few uses of a list. */
export const namesOfUses = ({ uses }: Pick<FanList, 'uses'>): string =>
  formatList(
    uses.slice(0, NAMED_AT_MOST).map(({ name }) => isolatedName(name)),
    'unit',
  )
