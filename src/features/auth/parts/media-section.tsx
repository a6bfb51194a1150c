import { useQuery } from '@tanstack/react-query'
import { useTranslation } from '@/i18n/use-translation'

import { getAdultFlag, getCensorship, setCensorship } from '@/api/calls/user'
import { mutationOf, queryOf } from '@/api/query'
import { CENSORSHIP_LEVELS } from '@/domain/censorship'
import { Banner } from '@/ui/banner'
import { Segmented } from '@/ui/segmented'

import { useSetting } from '../use-setting'
import { SavedAtOnce } from './saved-at-once'

/** How much sensitive media is visible, and whether the user may see any (requirements 7). */
export function MediaSection() {
  const { t } = useTranslation('settings')
  const { read, change } = useSetting(queryOf(getCensorship), mutationOf(setCensorship))
  const adult = useQuery(queryOf(getAdultFlag))
  const level = read.data?.level
  const known = CENSORSHIP_LEVELS.map((one) => ({ value: String(one), label: t(`media.level_${one}`) }))
  const isOther = level !== undefined && !known.some(({ value }) => value === String(level))
  const other = { value: String(level), label: t('media.level_other', { level }) }
  return (
    <SavedAtOnce of={read} error={change.error}>
      {adult.data?.flag === false && <Banner tone="warning">{t('media.age_unconfirmed')}</Banner>}
      {level !== undefined && (
        <Segmented
          isLabelled
          name={t('media.level')}
          hint={t('media.level_hint')}
          options={isOther ? [...known, other] : known}
          value={String(level)}
          onChange={(next) => change.mutate({ level: Number(next) })}
        />
      )}
    </SavedAtOnce>
  )
}
