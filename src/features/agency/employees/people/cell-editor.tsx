import { useTranslation } from '@/i18n/use-translation'

import type { Employee } from '@/domain/agency/employee'
import { MenuChoices, MenuItem, ContextMenu } from '@/ui/overlay/menu'
import { AnchoredPopover } from '@/ui/overlay/popover'

import { MultiSelectList } from '@/features/figures/filter/multi-select-list'
import { mergeSelection, useOwnCreatorChoices } from '../../filter/choices'
import { employeeName } from '../../table/person-name'
import { type Assignment, assignmentChange, useAssignmentOptions } from '../assignment-options'
import type { PeopleChange } from '../people-changes'

export type EditKind = Assignment | 'creators'

export interface Editing {
  kind: EditKind
  person: Employee
  anchor: Element
}

interface EditorProps {
  editing: Editing
  onChange: (change: PeopleChange) => void
  onClose: () => void
}

function AssignmentEditor({
  kind,
  editing: { person, anchor },
  onChange,
  onClose,
}: EditorProps & { kind: Assignment }) {
  const { t } = useTranslation('analytics')
  const id = kind === 'group' ? person.groupId : person.permissionSetId
  const { none, options, retry } = useAssignmentOptions(kind, id)
  return (
    <ContextMenu
      anchor={{ current: anchor }}
      name={t(`employees.${kind}_of`, { name: employeeName(person) })}
      onClose={onClose}
    >
      <MenuChoices
        name={t(`employees.column_${kind}`)}
        options={[{ value: '', label: none }, ...options]}
        value={id ?? ''}
        onChange={(value) => onChange(assignmentChange(kind, [person], value || null))}
      />
      {retry && <MenuItem onAction={retry}>{t('filter.not_loaded_again')}</MenuItem>}
    </ContextMenu>
  )
}

function CreatorsEditor({ editing: { person, anchor }, onChange, onClose }: EditorProps) {
  const { t } = useTranslation('analytics')
  const { choices, retry } = useOwnCreatorChoices(true)
  return (
    <AnchoredPopover
      anchor={{ current: anchor }}
      name={t('employees.creators_of', { name: employeeName(person) })}
      onClose={onClose}
    >
      <MultiSelectList
        name={t('employees.column_creators')}
        choices={choices}
        onRetry={retry}
        chosen={person.creatorIds}
        onChange={(chosen) => {
          const creatorIds = mergeSelection(choices, person.creatorIds, chosen)
          onChange({ kind: 'creators', people: [person], creatorIds })
        }}
        close={onClose}
      />
    </AnchoredPopover>
  )
}

/** The popover that edits a table cell, beside its row. */
export function CellEditor(props: EditorProps) {
  const { kind } = props.editing
  return kind === 'creators' ? <CreatorsEditor {...props} /> : <AssignmentEditor {...props} kind={kind} />
}
