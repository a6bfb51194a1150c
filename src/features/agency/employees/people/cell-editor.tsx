import { useTranslation } from '@/i18n/use-translation'

import type { Employee } from '@/domain/agency/employee'
import { MenuChoices, MenuItem, ContextMenu } from '@/ui/overlay/menu'
import { AnchoredPopover } from '@/ui/overlay/popover'

import { MultiSelectList } from '@/features/figures/filter/multi-select-list'
import { mergeSelection, useOwnCreatorChoices } from '../../filter/choices'
import type { PeopleChange } from '../people-changes'
import type { EditKind } from './employee-column-context'
import { useGroupOptions, useSetOptions } from '../group-and-set-options'
import { employeeName } from '../../table/person-name'

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

function GroupEditor({ editing: { person, anchor }, onChange, onClose }: EditorProps) {
  const { t } = useTranslation('analytics')
  const { options, retry, idOf, valueOf } = useGroupOptions()
  return (
    <ContextMenu
      anchor={{ current: anchor }}
      name={t('employees.group_of', { name: employeeName(person) })}
      onClose={onClose}
    >
      <MenuChoices
        name={t('employees.column_group')}
        options={options}
        value={valueOf(person.groupId)}
        onChange={(value) => onChange({ kind: 'group', people: [person], groupId: idOf(value) })}
      />
      {retry && <MenuItem onAction={retry}>{t('filter.not_loaded_again')}</MenuItem>}
    </ContextMenu>
  )
}

function SetEditor({ editing: { person, anchor }, onChange, onClose }: EditorProps) {
  const { t } = useTranslation('analytics')
  const { options, retry, idOf, valueOf } = useSetOptions(person.permissionSetId)
  return (
    <ContextMenu
      anchor={{ current: anchor }}
      name={t('employees.set_of', { name: employeeName(person) })}
      onClose={onClose}
    >
      <MenuChoices
        name={t('employees.column_set')}
        options={options}
        value={valueOf(person.permissionSetId)}
        onChange={(value) => onChange({ kind: 'set', people: [person], permissionSetId: idOf(value) })}
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
  if (props.editing.kind === 'group') return <GroupEditor {...props} />
  return props.editing.kind === 'set' ? <SetEditor {...props} /> : <CreatorsEditor {...props} />
}
