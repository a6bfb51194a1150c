import { ShieldOff } from 'lucide-react'
import { useTranslation } from '@/i18n/use-translation'

import type { Employee } from '@/domain/agency/employee'
import { Avatar } from '@/ui/text/avatar'
import { Badge } from '@/ui/text/badge'
import { UserName } from '@/ui/text/user-name'

/** A person's name, or their email while they are only invited. */
export const employeeName = ({ displayName, legalFullName, email }: Employee): string =>
  displayName || legalFullName || email

/** A table cell with a person's avatar and name. */
export function PersonName({ person, isSelf }: { person: Employee; isSelf: boolean }) {
  const { t } = useTranslation('analytics')
  const name = employeeName(person)
  return (
    <span className="inline-flex min-w-0 items-center gap-2 text-14 font-medium">
      <Avatar of={{ id: person.userId, name, kind: 'staff' }} size={24} />
      <UserName name={name} className="cut max-w-56" />
      {isSelf && <Badge>{t('employees.you')}</Badge>}
      {person.hasSecondFactor === false && (
        <Badge tone="warning" icon={ShieldOff}>
          {t('employees.no_second_factor')}
        </Badge>
      )}
    </span>
  )
}
