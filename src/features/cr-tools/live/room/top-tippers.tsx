import { useTranslation } from '@/i18n/use-translation'

import { useNamesOr } from '@/api/user-names'
import type { TopTipper } from '@/domain/live/broadcast'
import { Avatar } from '@/ui/text/avatar'
import { Amount } from '@/ui/text/figure'
import { UserName } from '@/ui/text/user-name'
import { InfoTip } from '@/ui/info-tip'

export function TopTippersTitle() {
  const { t } = useTranslation('tools')
  return (
    <span className="inline-flex items-center gap-1">
      {t('broadcast.top')}
      <InfoTip about={t('broadcast.top')}>{t('broadcast.top_info')}</InfoTip>
    </span>
  )
}

/** The fans who tipped most, in descending order. */
export function TopTippers({ tippers, currency }: { tippers: readonly TopTipper[]; currency: string }) {
  const { t } = useTranslation('tools')
  const nameOf = useNamesOr(
    tippers.map(({ userId }) => userId),
    t('broadcast.fan'),
  )
  if (tippers.length === 0) return <p className="text-text-quiet">{t('broadcast.top_empty')}</p>
  return (
    <ol className="grid gap-2">
      {tippers.map(({ userId, amount }) => (
        <li key={userId} className="flex items-center gap-2">
          <Avatar of={{ id: userId, name: nameOf(userId), kind: 'fan' }} size={24} />
          <UserName name={nameOf(userId)} className="cut flex-1" />
          <Amount of={{ amount, currency }} />
        </li>
      ))}
    </ol>
  )
}
