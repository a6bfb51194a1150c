import { ListChecks, Sparkles } from 'lucide'

import type { FanList } from '@/domain/lists/fan-list'
import { Icon } from '@/ui/icon'
import { UserName } from '@/ui/text/user-name'

/** A list's emoji, or the icon of its kind. */
export const ListMark = ({ list }: { list: Pick<FanList, 'emoji' | 'isSmart'> }) => (
  <span aria-hidden className="grid size-6 shrink-0 place-items-center rounded-mark bg-fill text-14">
    {list.emoji ?? <Icon of={list.isSmart ? Sparkles : ListChecks} size="xs" className="text-text-quiet" />}
  </span>
)

export const ListName = ({ list }: { list: Pick<FanList, 'name' | 'emoji' | 'isSmart'> }) => (
  <span className="inline-flex min-w-0 items-center gap-2">
    <ListMark list={list} />
    <UserName name={list.name} className="cut font-medium" />
  </span>
)
