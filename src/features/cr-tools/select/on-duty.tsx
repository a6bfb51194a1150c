import { useTranslation } from '@/i18n/use-translation'

import { formatList } from '@/i18n/format'
import { Avatar } from '@/ui/text/avatar'
import { StatusDot } from '@/ui/text/dot'
import { isolatedName } from '@/ui/text/user-name'

const MAX_AVATARS = 3

/** Avatars of colleagues on duty with accessible names and tooltips; only their number without `nameOf`. */
export function ColleagueAvatars({
  userIds,
  nameOf,
}: {
  userIds: readonly string[]
  nameOf: ((id: string) => string | undefined) | undefined
}) {
  const { t } = useTranslation('home')
  if (userIds.length === 0) return <StatusDot status="idle">{t('select.nobody_on_duty')}</StatusDot>
  if (!nameOf) return <span className="shrink-0">{t('select.count_on_duty', { count: userIds.length })}</span>
  const known = userIds.flatMap((id) => nameOf(id) ?? [])
  const names = formatList(known.map(isolatedName))
  return (
    <span className="flex max-w-[60%] shrink-0 items-center gap-2" title={names}>
      <span aria-hidden className="flex shrink-0 gap-1">
        {userIds.slice(0, MAX_AVATARS).map((id) => (
          <Avatar key={id} size={22} of={{ id, name: nameOf(id) ?? '', kind: 'staff' }} />
        ))}
      </span>
      <span className="cut">
        <span className="sr-only">{names} </span>
        {userIds.length > MAX_AVATARS
          ? t('select.more_on_duty', { count: userIds.length - MAX_AVATARS })
          : t('select.on_duty')}
      </span>
    </span>
  )
}
