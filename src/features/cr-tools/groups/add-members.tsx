import { useQuery, useQueryClient } from '@tanstack/react-query'
import { UserPlus } from 'lucide'
import { useState } from 'react'
import * as v from 'valibot'
import { useTranslation } from '@/i18n/use-translation'

import { listFanLists } from '@/api/calls/chat/fan'
import { addGroupMembers } from '@/api/calls/chat/groups'
import { queryOf } from '@/api/query'
import { send } from '@/api/send'
import { formatNumber } from '@/i18n/format'
import { checkFields, formValues } from '@/lib/form-schemas'
import { toast } from '@/services/page/toasts'
import { Button } from '@/ui/button'
import { QueryContent } from '@/ui/feedback/query-content'
import { FormDialog } from '@/ui/field/form/form-dialog'
import { useForm } from '@/ui/field/form/use-form'
import { SkeletonBar } from '@/ui/skeleton'
import { UserName } from '@/ui/text/user-name'
import { FormChecks } from '@/ui/field/form/form-checks'
import { useFormField } from '@/ui/field/form/use-form-field'

import { FanPicker } from '../people/fan-picker'
import type { FoundFan } from '../people/fan-search'
import { type GroupSubject, invalidateMembers } from './use-member-action'

interface AddedMembers {
  fans: FoundFan[]
  listIds: string[]
}

function useAddForm(
  subject: GroupSubject,
  lists: readonly { listId: string }[] | undefined,
  onDone: () => void,
) {
  const { t } = useTranslation('tools')
  const client = useQueryClient()
  const { creatorId, channelId } = subject
  const values: AddedMembers = { fans: [], listIds: [] }
  /** A list that a colleague has deleted has no box to untick. */
  const existing = (listIds: readonly string[]) =>
    listIds.filter((id) => !lists || lists.some(({ listId }) => listId === id))
  return useForm({
    schema: v.pipe(
      formValues<AddedMembers>(),
      checkFields(({ fans, listIds }) =>
        fans.length + existing(listIds).length === 0 ? { listIds: t('groups.add_missing') } : {},
      ),
    ),
    values,
    draftKey: `group-add:${channelId}`,
    serverNames: { userIds: 'fans' },
    save: ({ fans, listIds }) =>
      send(
        addGroupMembers,
        { channelId, userIds: fans.map(({ userId }) => userId), listIds: existing(listIds) },
        { creatorId },
      ),
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
  const form = useAddForm(subject, lists.data?.data, onClose)
  const fans = useFormField({ form, name: 'fans' })
  return (
    <FormDialog form={form} title={t('groups.add')} save={t('groups.add_act')} onClose={onClose}>
      <p className="text-text-quiet">{t('groups.add_text')}</p>
      <FanPicker
        creatorId={subject.creatorId}
        picked={fans.value}
        error={fans.error}
        onChange={fans.change}
      />
      <QueryContent of={lists} skeleton={<SkeletonBar className="h-40" />}>
        <FormChecks
          form={form}
          name="listIds"
          label={t('groups.add_lists')}
          hint={lists.data?.data.length === 0 && t('fan_lists.none')}
          options={(lists.data?.data ?? []).map(({ listId, name, memberCount, isSmart }) => ({
            value: listId,
            label: <UserName name={name} />,
            hint: (
              <span className="flex gap-2">
                <span>
                  {t('groups.add_count', { count: memberCount, number: formatNumber(memberCount) })}
                </span>
                {isSmart && <span>{t('groups.add_smart')}</span>}
              </span>
            ),
          }))}
          className="grid"
        />
      </QueryContent>
    </FormDialog>
  )
}

/** Dialog that adds single fans, and all fans of some lists, to the group. */
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
