import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { UserPlus } from 'lucide-react'
import { type SubmitEvent, useId, useState } from 'react'
import { useTranslation } from '@/i18n/use-translation'

import { listFanLists } from '@/api/calls/fan'
import { addGroupMembers } from '@/api/calls/groups'
import { errorText } from '@/api/errors'
import { mutationOf, queryOf } from '@/api/query'
import { useQueryStatus } from '@/api/query-status'
import type { FanList } from '@/domain/fan-list'
import { formatNumber } from '@/i18n/format'
import { toast } from '@/services/toasts'
import { Button } from '@/ui/button'
import { Checkbox } from '@/ui/checkbox'
import { ContentState } from '@/ui/content-state'
import { Dialog } from '@/ui/dialog'
import { FieldError } from '@/ui/field-error'
import { Bone } from '@/ui/skeleton'
import { UserName } from '@/ui/user-name'

import { type GroupSubject, refreshPeople } from '../use-member-act'

function ListChoice({
  lists,
  chosen,
  onChange,
}: {
  lists: readonly FanList[]
  chosen: readonly string[]
  onChange: (chosen: string[]) => void
}) {
  const { t } = useTranslation('tools')
  return (
    <fieldset className="grid text-text">
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
    </fieldset>
  )
}

function useAdd(subject: GroupSubject, onDone: () => void) {
  const { t } = useTranslation('tools')
  const client = useQueryClient()
  return useMutation({
    ...mutationOf(addGroupMembers, subject.creatorId),
    onSuccess: async ({ added }) => {
      if (added === 0) toast.info(t('groups.added_none'))
      else toast.success(t('groups.added', { count: added }))
      onDone()
      await refreshPeople(client, subject)
    },
  })
}

function AddDialog({ subject, onClose }: { subject: GroupSubject; onClose: () => void }) {
  const { t } = useTranslation('tools')
  const form = useId()
  const lists = useQuery(queryOf(listFanLists, undefined, subject.creatorId))
  const [chosen, setChosen] = useState<string[]>([])
  const [isMissing, setIsMissing] = useState(false)
  const add = useAdd(subject, onClose)
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    setIsMissing(chosen.length === 0)
    if (chosen.length > 0 && !add.isPending)
      add.mutate({ channelId: subject.channelId, userIds: [], listIds: chosen })
  }
  const problem = isMissing && chosen.length === 0 ? t('groups.add_missing') : undefined
  return (
    <Dialog
      isOpen
      title={t('groups.add_title')}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t('groups.cancel')}</Button>
          <Button kind="primary" type="submit" form={form} busy={add.isPending}>
            {t('groups.add_act')}
          </Button>
        </>
      }
    >
      <form id={form} noValidate onSubmit={submit} className="grid gap-4">
        <p>{t('groups.add_text')}</p>
        <ContentState status={useQueryStatus(lists)} skeleton={<Bone className="h-40" />}>
          {lists.data && <ListChoice lists={lists.data.data} chosen={chosen} onChange={setChosen} />}
        </ContentState>
        <div role="alert">
          {(problem || add.error) && <FieldError>{problem ?? errorText(add.error)}</FieldError>}
        </div>
      </form>
    </Dialog>
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
      {isOpen && <AddDialog subject={subject} onClose={() => setIsOpen(false)} />}
    </>
  )
}
