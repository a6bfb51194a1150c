import { useTranslation } from '@/i18n/use-translation'

import { formatList } from '@/i18n/format'
import { isolate } from '@/lib/isolate'
import { Avatar } from '@/ui/avatar'
import { StatusDot } from '@/ui/status-dot'
import { plainName } from '@/ui/user-name'

const SHOWN = 3

/** Avatars of colleagues on duty with accessible names and tooltips; only their number without `nameOf`. */
export function OnDuty({
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
  const names = formatList(known.map((name) => isolate(plainName(name))))
  return (
    <span className="flex max-w-[60%] shrink-0 items-center gap-2" title={names}>
      <span aria-hidden className="flex shrink-0 gap-1">
        {userIds.slice(0, SHOWN).map((id) => (
          <Avatar key={id} size={22} of={{ id, name: nameOf(id) ?? '', kind: 'staff' }} />
        ))}
      </span>
      <span className="cut">
        <span className="sr-only">{names} </span>
        {userIds.length > SHOWN
          ? t('select.more_on_duty', { count: userIds.length - SHOWN })
          : t('select.on_duty')}
      </span>
    </span>
  )
}
