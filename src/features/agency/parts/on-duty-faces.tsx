import { useTranslation } from '@/i18n/use-translation'

import type { OnDuty } from '@/domain/on-duty'
import { formatList } from '@/i18n/format'
import { isolate } from '@/lib/isolate'
import { Avatar } from '@/ui/avatar'
import { NoData } from '@/ui/no-data'
import { Tooltip } from '@/ui/tooltip'

/** More would make rows differ in height. */
const FACES = 3

interface OnDutyFacesProps {
  people: readonly OnDuty[]
  nameOf: (id: string) => string
}

/** Shows who is on duty in one line: avatars, a count, and all names in a tooltip and for screen readers. */
export function OnDutyFaces({ people, nameOf }: OnDutyFacesProps) {
  const { t } = useTranslation('analytics')
  if (people.length === 0) return <NoData />
  const names = formatList(people.map((person) => isolate(nameOf(person.userId))))
  const more = people.length - FACES
  return (
    <Tooltip text={names}>
      <span className="inline-flex items-center gap-1">
        {people.slice(0, FACES).map((person) => (
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
