import { MultiSelectMenu } from '@/features/figures/filter/multi-select-menu'

import { mergeSelection, useOwnCreatorChoices } from './choices'

/** Selects creators the user may plan for; keeps the selected ones that are not on offer. */
export function OwnCreatorsField({
  name,
  none,
  chosen,
  onChange,
}: {
  name: string
  /** The words for no creator. */
  none: string
  chosen: readonly string[]
  onChange: (ids: readonly string[]) => void
}) {
  const { choices, retry } = useOwnCreatorChoices(true)
  return (
    <div className="grid content-start justify-items-start gap-[6px]">
      <span aria-hidden className="text-13 font-medium text-text">
        {name}
      </span>
      <MultiSelectMenu
        name={name}
        allLabel={none}
        choices={choices}
        onRetry={retry}
        chosen={chosen}
        onChange={(ids) => onChange(mergeSelection(choices, chosen, ids))}
      />
    </div>
  )
}
