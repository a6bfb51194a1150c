import type { ChannelLabel } from '@/domain/chat/channel'
import { ToneDot } from '@/ui/text/dot'
import { UserName } from '@/ui/text/user-name'

import { useCreatorLabels } from '../../../base/use-creator-labels'

const SHOWN = 2

interface RowLabelsProps {
  ids: readonly string[]
  creatorId: string
}

/** Color and name. */
const LabelMark = ({ of }: { of: ChannelLabel }) => (
  <span className="inline-flex h-5 max-w-32 items-center gap-[5px] rounded-mark bg-fill px-[6px] text-12 font-medium text-text-quiet">
    <ToneDot tone={of.tone} />
    <UserName name={of.name} className="cut" />
  </span>
)

/**
 * Labels of a conversation, shown when the list is wide. Without IDs it mounts nothing and fetches nothing.
 */
export const RowLabels = (of: RowLabelsProps) => (of.ids.length > 0 ? <Labels {...of} /> : null)

function Labels({ ids, creatorId }: RowLabelsProps) {
  const { labels } = useCreatorLabels(creatorId)
  const shown = labels.filter(({ labelId }) => ids.includes(labelId)).slice(0, SHOWN)
  if (shown.length === 0) return null
  return (
    <span className="hidden shrink-0 gap-1 @xl/list:flex">
      {shown.map((label) => (
        <LabelMark key={label.labelId} of={label} />
      ))}
    </span>
  )
}
