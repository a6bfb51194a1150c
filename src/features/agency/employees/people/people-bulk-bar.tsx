import { Send, UserCheck, UserX, Users, X } from 'lucide'
import { useTranslation } from '@/i18n/use-translation'

import type { Employee, EmployeeStatus } from '@/domain/agency/employee'
import { Button } from '@/ui/button'
import { Menu, MenuItem } from '@/ui/overlay/menu'
import { Popover } from '@/ui/overlay/popover'

import { MultiSelectList } from '@/features/figures/filter/multi-select-list'
import { useOwnCreatorChoices } from '../../filter/choices'
import type { PeopleChange } from '../people-changes'
import { type Assignment, assignmentChange, useAssignmentOptions } from '../assignment-options'
import type { PersonAction } from '../../staff/use-person-actions'

export interface PeopleBulkHandlers {
  onChange: (change: PeopleChange) => void
  onAction: (action: PersonAction, people: readonly Employee[]) => void
  onAsk: (kind: 'deactivate' | 'cancel', people: readonly Employee[]) => void
}

function AssignCreators({
  people,
  onChange,
}: { people: readonly Employee[] } & Pick<PeopleBulkHandlers, 'onChange'>) {
  const { t } = useTranslation('analytics')
  const { choices, retry } = useOwnCreatorChoices(true)
  return (
    <Popover
      name={t('employees.assign_creators')}
      placement="bottom start"
      trigger={
        <Button size="small" icon={Users}>
          {t('employees.assign_creators')}
        </Button>
      }
    >
      {(close) => (
        <MultiSelectList
          name={t('employees.column_creators')}
          choices={choices}
          onRetry={retry}
          chosen={[]}
          onChange={(creatorIds) => {
            if (creatorIds.length > 0) onChange({ kind: 'add_creators', people, creatorIds })
          }}
          close={close}
        />
      )}
    </Popover>
  )
}

function AssignmentMenu({
  kind,
  people,
  onChange,
}: { kind: Assignment; people: readonly Employee[] } & Pick<PeopleBulkHandlers, 'onChange'>) {
  const { t } = useTranslation('analytics')
  const { none, options, retry } = useAssignmentOptions(kind)
  return (
    <Menu
      name={t(`employees.change_${kind}`)}
      placement="bottom start"
      trigger={<Button size="small">{t(`employees.change_${kind}`)}</Button>}
    >
      {[{ value: null, label: none }, ...options].map(({ value, label }) => (
        <MenuItem key={value} onAction={() => onChange(assignmentChange(kind, people, value))}>
          {label}
        </MenuItem>
      ))}
      {retry && <MenuItem onAction={retry}>{t('filter.not_loaded_again')}</MenuItem>}
    </Menu>
  )
}

function PeopleBulkActions({
  status,
  people,
  ...handlers
}: { status: EmployeeStatus; people: readonly Employee[] } & PeopleBulkHandlers) {
  const { t } = useTranslation('analytics')
  if (status === 'inactive')
    return (
      <Button size="small" icon={UserCheck} onClick={() => handlers.onAction('reactivate', people)}>
        {t('employees.reactivate')}
      </Button>
    )
  return (
    <>
      <AssignCreators people={people} onChange={handlers.onChange} />
      <AssignmentMenu kind="set" people={people} onChange={handlers.onChange} />
      <AssignmentMenu kind="group" people={people} onChange={handlers.onChange} />
      {status === 'active' ? (
        <Button size="small" icon={UserX} onClick={() => handlers.onAsk('deactivate', people)}>
          {t('employees.deactivate')}
        </Button>
      ) : (
        <>
          <Button size="small" icon={Send} onClick={() => handlers.onAction('resend', people)}>
            {t('employees.resend')}
          </Button>
          <Button size="small" icon={X} onClick={() => handlers.onAsk('cancel', people)}>
            {t('employees.cancel_invite')}
          </Button>
        </>
      )}
    </>
  )
}

/** The bulk actions on selected people; says how many the user may not change. */
export function PeopleBulkBar({
  status,
  selected,
  ...handlers
}: { status: EmployeeStatus; selected: readonly Employee[] } & PeopleBulkHandlers) {
  const { t } = useTranslation('analytics')
  const people = selected.filter(({ canEdit }) => canEdit)
  const left = selected.length - people.length
  return (
    <>
      {people.length > 0 && <PeopleBulkActions status={status} people={people} {...handlers} />}
      {left > 0 && (
        <span className="text-13 text-text-quiet">{t('employees.left_out', { count: left })}</span>
      )}
    </>
  )
}
