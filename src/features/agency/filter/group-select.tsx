import { useTranslation } from '@/i18n/use-translation'
import { OptionalSelect } from '@/ui/field/optional'

import { useGroupChoices } from './choices'
import { GroupRetry } from './choices-error'

/** Filters by a staff group; an agency without groups has no use for it. */
export function GroupSelect({
  groupId,
  onChange,
}: {
  groupId: string | null
  onChange: (groupId: string | null) => void
}) {
  const { t } = useTranslation('analytics')
  const { choices, retry } = useGroupChoices()
  // Reserve the space until groups load: most agencies have some, and the fields beside would shift.
  if (choices?.length === 0 && groupId === null) return null
  if (!choices && retry) return <GroupRetry onRetry={retry} />
  return (
    <OptionalSelect
      label={t('filter.group')}
      labelHidden
      none={t('filter.group_all')}
      options={(choices ?? []).map(({ id, label }) => ({ value: id, label }))}
      value={groupId}
      onChange={onChange}
    />
  )
}
