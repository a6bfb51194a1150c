import { useQuery, useQueryClient } from '@tanstack/react-query'
import { UserPlus } from 'lucide-react'
import { useId, useState } from 'react'
import * as v from 'valibot'
import { useTranslation } from '@/i18n/use-translation'

import { listFanLists } from '@/api/calls/chat/fan'
import { addGroupMembers } from '@/api/calls/chat/groups'
import { queryOf } from '@/api/query'
import { useQueryStatus } from '@/api/query-status'
import { send } from '@/api/send'
import type { FanList } from '@/domain/lists/fan-list'
import { formatNumber } from '@/i18n/format'
import { toast } from '@/services/page/toasts'
import { Button } from '@/ui/button'
import { Checkbox } from '@/ui/field/checkbox'
import { ContentState } from '@/ui/feedback/content-state'
import { FieldError } from '@/ui/feedback/field-error'
import { FormDialog } from '@/ui/field/form/form-dialog'
import { useFormField } from '@/ui/field/form/use-form-field'
import { useForm } from '@/ui/field/form/use-form'
import { SkeletonBar } from '@/ui/skeleton'
import { UserName } from '@/ui/text/user-name'

import { type GroupSubject, invalidateMembers } from '../use-member-action'

interface ListChoiceProps {
  lists: readonly FanList[]
  chosen: readonly string[]
  error: string | undefined
  onChange: (chosen: string[]) => void
}

function AddMembersListChoice({ lists, chosen, error, onChange }: ListChoiceProps) {
  const { t } = useTranslation('tools')
  const errorId = useId()
  return (
    <fieldset
      className="grid text-text"
      {...(error !== undefined && { 'aria-invalid': true, 'aria-describedby': errorId })}
    >
      <legend className="sr-only">{t('groups.add_lists')}</legend>
      {lists.map(({ listId, name, memberCount, isSmart }) => (
        <Checkbox
          key={listId}
          checked={chosen.includes(listId)}
          onChange={(isOn) => onChange(isOn ? [...chosen, listId] : chosen.filter((id) => id !== listId))}
          hint={
            <span className="flex gap-2">
              <span>{t('groups.add_count', { count: memberCount, number: formatNumber(memberCount) })}</span>
              {isSmart && <span>{t('groups.add_smart')}</span>}
            </span>
          }
        >
          <UserName name={name} />
        </Checkbox>
      ))}
      {lists.length === 0 && <p className="text-text-quiet">{t('groups.join_list_none')}</p>}
      {error !== undefined && <FieldError id={errorId}>{error}</FieldError>}
    </fieldset>
  )
}

function useAddForm(subject: GroupSubject, onDone: () => void) {
  const { t } = useTranslation('tools')
  const client = useQueryClient()
  const { creatorId, channelId } = subject
  return useForm({
    schema: v.object({ listIds: v.pipe(v.array(v.string()), v.minLength(1, t('groups.add_missing'))) }),
    values: { listIds: [] as string[] },
    save: ({ listIds }) => send(addGroupMembers, { channelId, userIds: [], listIds }, { creatorId }),
    onSaved: ({ added }) => {
      if (added === 0) toast.info(t('groups.added_none'))
      else toast.success(t('groups.added', { count: added }))
      onDone()
      void invalidateMembers(client, subject)
    },
  })
}

function AddMembersDialog({ subject, onClose }: { subject: GroupSubject; onClose: () => void }) {
  const { t } = useTranslation('tools')
  const lists = useQuery(queryOf(listFanLists, undefined, subject.creatorId))
  const form = useAddForm(subject, onClose)
  const { value, error, change } = useFormField<{ listIds: string[] }, 'listIds'>({ form, name: 'listIds' })
  return (
    <FormDialog
      form={form}
      title={t('groups.add_title')}
      cancel={t('groups.cancel')}
      save={t('groups.add_act')}
      onClose={onClose}
    >
      <p className="text-text-quiet">{t('groups.add_text')}</p>
      <ContentState status={useQueryStatus(lists)} skeleton={<SkeletonBar className="h-40" />}>
        {lists.data && (
          <AddMembersListChoice lists={lists.data.data} chosen={value} error={error} onChange={change} />
        )}
      </ContentState>
    </FormDialog>
  )
}

/** Dialog that adds all fans of some lists to the group. */
export function AddMembers({ subject }: { subject: GroupSubject }) {
  const { t } = useTranslation('tools')
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <Button icon={UserPlus} onClick={() => setIsOpen(true)}>
        {t('groups.add')}
      </Button>
      {isOpen && <AddMembersDialog subject={subject} onClose={() => setIsOpen(false)} />}
    </>
  )
}
