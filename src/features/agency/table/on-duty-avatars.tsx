import { useTranslation } from '@/i18n/use-translation'

import type { OnDuty } from '@/domain/agency/on-duty'
import { formatList } from '@/i18n/format'
import { isolate } from '@/lib/text/isolate'
import { Avatar } from '@/ui/text/avatar'
import { NoData } from '@/ui/text/figure'
import { Tooltip } from '@/ui/tooltip'

/** More would make rows differ in height. */
const MAX_AVATARS = 3

interface OnDutyAvatarsProps {
  people: readonly OnDuty[]
  nameOf: (id: string) => string
}

/** Shows who is on duty in one line: avatars, a count, and all names in a tooltip and for screen readers. */
export function OnDutyAvatars({ people, nameOf }: OnDutyAvatarsProps) {
  const { t } = useTranslation('analytics')
  if (people.length === 0) return <NoData />
  const names = formatList(people.map((person) => isolate(nameOf(person.userId))))
  const more = people.length - MAX_AVATARS
  return (
    <Tooltip text={names}>
      <span className="inline-flex items-center gap-1">
        {people.slice(0, MAX_AVATARS).map((person) => (
          <Avatar
            key={person.userId}
            of={{ id: person.userId, name: nameOf(person.userId), kind: 'staff' }}
            size={24}
          />
        ))}
        {more > 0 ? (
          <span aria-hidden className="text-12 text-text-quiet">
            {t('floor.more_people', { count: more })}
          </span>
        ) : null}
        <span className="sr-only">{names}</span>
      </span>
    </Tooltip>
  )
}
