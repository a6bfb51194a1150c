import { useTranslation } from '@/i18n/use-translation'

import { Segmented } from '@/ui/field/segmented'

import { UrlSearchField } from '@/features/figures/url/url-search-field'
import { FLOOR_ROW_KINDS, FLOOR_QUERY_PARAM, useFloorAddress } from '../floor-address'

/** Switches rows between creators and people, and searches them. */
export function FloorToolbar() {
  const { t } = useTranslation('analytics')
  const { by, showBy } = useFloorAddress()
  return (
    <>
      <Segmented
        name={t('floor.rows')}
        options={FLOOR_ROW_KINDS.map((value) => ({ value, label: t(`floor.by_${value}`) }))}
        value={by}
        onChange={showBy}
      />
      <UrlSearchField of={FLOOR_QUERY_PARAM} className="w-56 max-sm:w-full" name={t('floor.search')} />
    </>
  )
}
