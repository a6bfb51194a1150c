import { useCreatorLabels } from '../../../base/use-creator-labels'
import { LabelMark } from '../bulk/label-mark'

const SHOWN = 2

interface RowLabelsProps {
  ids: readonly string[]
  creatorId: string
}

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
