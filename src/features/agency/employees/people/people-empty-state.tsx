import { MailPlus, UserX, Users } from 'lucide'
import { useTranslation } from '@/i18n/use-translation'

import type { EmployeeStatus } from '@/domain/agency/employee'
import { Button } from '@/ui/button'
import { EmptyState } from '@/ui/feedback/empty-state'
import { NoMatches } from '@/ui/feedback/no-matches'

import type { PeopleView } from '../people-view'

const ICON = { active: Users, invited: MailPlus, inactive: UserX } as const

/** The empty state: no people, or no match; suggests the next action. */
export function PeopleEmptyState({
  status,
  view,
  onInvite,
}: {
  status: EmployeeStatus
  view: PeopleView
  onInvite: () => void
}) {
  const { t } = useTranslation('analytics')
  if (view.isNarrowed)
    return (
      <NoMatches title={t('employees.none_title')} text={t('employees.none_text')} onClear={view.clear} />
    )
  return (
    <EmptyState
      icon={ICON[status]}
      title={t(`employees.empty_${status}`)}
      actions={status !== 'inactive' && <Button onClick={onInvite}>{t('employees.invite')}</Button>}
    >
      {t(`employees.empty_${status}_text`)}
    </EmptyState>
  )
}
