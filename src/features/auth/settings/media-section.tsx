import { useQuery } from '@tanstack/react-query'
import { useTranslation } from '@/i18n/use-translation'

import { getAdultFlag, getCensorship, setCensorship } from '@/api/calls/account/user'
import { mutationOf, queryOf } from '@/api/query'
import { useOptimisticSetting } from '@/api/use-optimistic-setting'
import { CENSORSHIP_LEVELS } from '@/domain/vault/censorship'
import { Banner } from '@/ui/feedback/banner'
import { Segmented } from '@/ui/field/segmented'

import { InstantSettings } from './instant-settings'

/** How much sensitive media is visible, and whether the user may see any (requirements 7). */
export function MediaSection() {
  const { t } = useTranslation('settings')
  const { read, change, error } = useOptimisticSetting(queryOf(getCensorship), mutationOf(setCensorship))
  const adult = useQuery(queryOf(getAdultFlag))
  const level = read.data?.level
  const known = CENSORSHIP_LEVELS.map((one) => ({ value: String(one), label: t(`media.level_${one}`) }))
  const isOther = level !== undefined && !known.some(({ value }) => value === String(level))
  const other = { value: String(level), label: t('media.level_other', { level }) }
  return (
    <InstantSettings query={read} error={error}>
      {adult.data?.flag === false && <Banner tone="warning">{t('media.age_unconfirmed')}</Banner>}
      {level !== undefined && (
        <Segmented
          label={t('media.level')}
          hint={t('media.level_hint')}
          options={isOther ? [...known, other] : known}
          value={String(level)}
          onChange={(next) => change({ level: Number(next) })}
        />
      )}
    </InstantSettings>
  )
}
