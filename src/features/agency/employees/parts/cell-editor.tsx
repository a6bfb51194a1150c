import { useTranslation } from '@/i18n/use-translation'

import type { Employee } from '@/domain/employee'
import { MenuChoices, MenuItem } from '@/ui/menu'
import { MenuAt } from '@/ui/menu-at'
import { PopoverAt } from '@/ui/popover-at'

import { ChoiceList } from '@/features/figures/choice-list'
import { chosenAmong, useOwnCreatorRead } from '../../filter/choices'
import type { Change } from '../changes'
import type { EditKind } from '../column-desk'
import { useGroupOptions, useSetOptions } from '../options'
import { nameOf } from './person-name'

export interface Editing {
  kind: EditKind
  person: Employee
  anchor: Element
}

interface EditorProps {
  editing: Editing
  onChange: (change: Change) => void
  onClose: () => void
}

function GroupEditor({ editing: { person, anchor }, onChange, onClose }: EditorProps) {
  const { t } = useTranslation('analytics')
  const { options, retry, idOf, valueOf } = useGroupOptions()
  return (
    <MenuAt anchor={anchor} name={t('employees.group_of', { name: nameOf(person) })} onClose={onClose}>
      <MenuChoices
        name={t('employees.column_group')}
        options={options}
        value={valueOf(person.groupId)}
        onChange={(value) => onChange({ kind: 'group', people: [person], groupId: idOf(value) })}
      />
      {retry && <MenuItem onAction={retry}>{t('filter.not_loaded_again')}</MenuItem>}
    </MenuAt>
  )
}

function SetEditor({ editing: { person, anchor }, onChange, onClose }: EditorProps) {
  const { t } = useTranslation('analytics')
  const { options, retry, idOf, valueOf } = useSetOptions(person.permissionSetId)
  return (
    <MenuAt anchor={anchor} name={t('employees.set_of', { name: nameOf(person) })} onClose={onClose}>
      <MenuChoices
        name={t('employees.column_set')}
        options={options}
        value={valueOf(person.permissionSetId)}
        onChange={(value) => onChange({ kind: 'set', people: [person], permissionSetId: idOf(value) })}
      />
      {retry && <MenuItem onAction={retry}>{t('filter.not_loaded_again')}</MenuItem>}
    </MenuAt>
  )
}

function CreatorsEditor({ editing: { person, anchor }, onChange, onClose }: EditorProps) {
  const { t } = useTranslation('analytics')
  const { choices, retry } = useOwnCreatorRead(true)
  return (
    <PopoverAt anchor={anchor} name={t('employees.creators_of', { name: nameOf(person) })} onClose={onClose}>
      <ChoiceList
        name={t('employees.column_creators')}
        choices={choices}
        onRetry={retry}
        chosen={person.creatorIds}
        onChange={(chosen) => {
          const creatorIds = chosenAmong(choices, person.creatorIds, chosen)
          onChange({ kind: 'creators', people: [person], creatorIds })
        }}
        close={onClose}
      />
    </PopoverAt>
  )
}

/** The popover that edits a table cell, beside its row. */
export function CellEditor(props: EditorProps) {
  if (props.editing.kind === 'group') return <GroupEditor {...props} />
  return props.editing.kind === 'set' ? <SetEditor {...props} /> : <CreatorsEditor {...props} />
}
