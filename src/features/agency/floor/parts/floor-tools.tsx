import { useTranslation } from '@/i18n/use-translation'

import { Segmented } from '@/ui/segmented'

import { AddressSearch } from '@/features/figures/address-search'
import { FLOOR_ROWS, QUERY, useFloorAddress } from '../floor-address'

/** Switches rows between creators and people, and searches them. */
export function FloorTools() {
  const { t } = useTranslation('analytics')
  const { by, showBy } = useFloorAddress()
  return (
    <>
      <Segmented
        name={t('floor.rows')}
        options={FLOOR_ROWS.map((value) => ({ value, label: t(`floor.by_${value}`) }))}
        value={by}
        onChange={showBy}
      />
      <AddressSearch of={QUERY} className="w-56 max-sm:w-full" name={t('floor.search')} />
    </>
  )
}
