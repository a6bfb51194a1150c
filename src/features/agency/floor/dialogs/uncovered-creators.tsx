import { useTranslation } from '@/i18n/use-translation'

import type { FloorCreator } from '@/domain/agency/floor'
import { formatList } from '@/i18n/format'
import { isolate } from '@/lib/text/isolate'
import { Banner } from '@/ui/feedback/banner'
import { Select } from '@/ui/field/select'

import { useUserNames } from '@/features/figures/use-user-names'
import { sortByWorkload } from '../workload'
import { useFloorPeople } from '../use-floor-people'

const NO_ONE = 'no-one'

interface UncoveredCreatorsProps {
  creators: readonly FloorCreator[]
  leavingId: string
  heirId: string | null
  onHeir: (userId: string | null) => void
}

/** Lists creators that a clock-out leaves without cover, and offers who takes over. */
export function UncoveredCreators({ creators, leavingId, heirId, onHeir }: UncoveredCreatorsProps) {
  const { t } = useTranslation('analytics')
  const people = sortByWorkload(useFloorPeople(null).data?.data ?? []).filter(
    ({ userId }) => userId !== leavingId,
  )
  const nameOf = useUserNames(people.map(({ userId }) => userId))
  const names = formatList(creators.map(({ creator }) => isolate(creator.displayName)))
  return (
    <div className="grid gap-3">
      <Banner tone="warning">{t('floor.left_alone', { names })}</Banner>
      <Select
        label={t('floor.hand_over_to')}
        options={[
          { value: NO_ONE, label: t('floor.hand_over_none') },
          ...people.map(({ userId, waiting }) => ({
            value: userId,
            label: t('floor.hand_over_person', {
              name: isolate(nameOf(userId)),
              load: t('floor.load_waiting', { count: waiting }),
            }),
          })),
        ]}
        value={heirId ?? NO_ONE}
        onChange={(value) => onHeir(value === NO_ONE ? null : value)}
      />
    </div>
  )
}
