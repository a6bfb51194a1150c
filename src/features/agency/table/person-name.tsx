import { ShieldOff } from 'lucide'
import { useTranslation } from '@/i18n/use-translation'

import type { Employee } from '@/domain/agency/employee'
import { AvatarName } from '@/ui/text/avatar-name'
import { Badge } from '@/ui/text/badge'

/** A person's name, or their email while they are only invited. */
export const employeeName = ({ displayName, legalFullName, email }: Employee): string =>
  displayName || legalFullName || email

/** A table cell with a person's avatar and name. */
export function PersonName({ person, isSelf }: { person: Employee; isSelf: boolean }) {
  const { t } = useTranslation('analytics')
  const name = employeeName(person)
  return (
    <AvatarName of={{ id: person.userId, name, kind: 'staff' }} isCell>
      {isSelf && <Badge>{t('employees.you')}</Badge>}
      {person.hasSecondFactor === false && (
        <Badge tone="warning" icon={ShieldOff}>
          {t('employees.no_second_factor')}
        </Badge>
      )}
    </AvatarName>
  )
}
