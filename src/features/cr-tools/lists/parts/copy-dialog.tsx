import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { CircleCheck, CircleX } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from '@/i18n/use-translation'

import { listAssignedCreators } from '@/api/calls/chatter'
import { listFanLists } from '@/api/calls/fan'
import { copyFanList } from '@/api/calls/lists'
import { errorText } from '@/api/errors'
import { queryOf } from '@/api/query'
import { useQueryStatus } from '@/api/query-status'
import { send } from '@/api/send'
import type { AssignedCreator } from '@/domain/assigned-creator'
import type { FanList, ListCopy } from '@/domain/fan-list'
import { isolate } from '@/lib/isolate'
import { newId } from '@/services/new-id'
import { useOnline } from '@/services/online'
import { Avatar } from '@/ui/avatar'
import { Button } from '@/ui/button'
import { Checkbox } from '@/ui/checkbox'
import { ContentState } from '@/ui/content-state'
import { Dialog } from '@/ui/dialog'
import { FieldError } from '@/ui/field-error'
import { Icon } from '@/ui/icon'
import { Bone } from '@/ui/skeleton'
import { plainName, UserName } from '@/ui/user-name'

import { creatorFace, creatorName } from '../../creators'

function Result({ of }: { of: ListCopy }) {
  const { t } = useTranslation('lists')
  const isDone = of.state === 'copied'
  return (
    <span className="ms-auto inline-flex items-center gap-1 text-13 text-text-quiet">
      <Icon
        of={isDone ? CircleCheck : CircleX}
        size="xs"
        className={isDone ? 'text-success-text' : 'text-danger-text'}
      />
      {isDone ? t('copy_copied', { count: of.memberCount }) : t(`copy_${of.state}`)}
    </span>
  )
}

function useCopy(creatorId: string, list: FanList) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (creatorIds: readonly string[]) =>
      send(
        copyFanList,
        { clientId: newId(), listId: list.listId, creatorIds: [...creatorIds] },
        { creatorId },
      ),
    onSuccess: () => client.invalidateQueries({ queryKey: [listFanLists.path] }),
  })
}

const Face = ({ of: { creator } }: { of: AssignedCreator }) => (
  <span className="inline-flex min-w-0 items-center gap-2">
    <Avatar of={creatorFace(creator)} size={24} />
    <UserName name={creatorName(creator)} className="cut" />
  </span>
)

interface CreatorsProps {
  creators: readonly AssignedCreator[]
  chosen: readonly string[]
  onChosen: (chosen: readonly string[]) => void
  isBusy: boolean
  /** Results by creator id, after the copy. */
  results: ReadonlyMap<string, ListCopy> | undefined
}

/** The creators to copy to; after the copy, the result for each. */
function Creators({ creators, chosen, onChosen, isBusy, results }: CreatorsProps) {
  const { t } = useTranslation('lists')
  if (results)
    return (
      <ul aria-label={t('copy_creators')} className="grid">
        {creators.flatMap((one) => {
          const result = results.get(one.creatorId)
          return result
            ? [
                <li key={one.creatorId} className="flex min-h-control items-center gap-2">
                  <Face of={one} />
                  <Result of={result} />
                </li>,
              ]
            : []
        })}
      </ul>
    )
  return (
    <fieldset className="grid text-text" disabled={isBusy}>
      <legend className="sr-only">{t('copy_creators')}</legend>
      {creators.map((one) => (
        <Checkbox
          key={one.creatorId}
          checked={chosen.includes(one.creatorId)}
          onChange={(isOn) =>
            onChosen(isOn ? [...chosen, one.creatorId] : chosen.filter((id) => id !== one.creatorId))
          }
        >
          <Face of={one} />
        </Checkbox>
      ))}
    </fieldset>
  )
}

function Acts({
  copy,
  chosen,
  onClose,
}: {
  copy: ReturnType<typeof useCopy>
  chosen: readonly string[]
  onClose: () => void
}) {
  const { t } = useTranslation('lists')
  const isOnline = useOnline()
  const reason = isOnline ? (chosen.length === 0 ? t('copy_none') : undefined) : t('offline')
  if (copy.data)
    return (
      <Button kind="primary" onClick={onClose}>
        {t('close')}
      </Button>
    )
  return (
    <>
      <Button onClick={onClose}>{t('cancel')}</Button>
      <Button
        kind="primary"
        busy={copy.isPending}
        disabledReason={reason}
        onClick={() => copy.mutate(chosen)}
      >
        {t('act_copy_short')}
      </Button>
    </>
  )
}

interface CopyDialogProps {
  creatorId: string
  of: FanList
  onClose: () => void
}

/** Dialog that copies a list to other creators and shows each result. */
export function CopyDialog({ creatorId, of, onClose }: CopyDialogProps) {
  const { t } = useTranslation('lists')
  const read = useQuery(queryOf(listAssignedCreators))
  const others = read.data?.data.filter((one) => one.creatorId !== creatorId) ?? []
  const [chosen, setChosen] = useState<readonly string[]>([])
  const copy = useCopy(creatorId, of)
  const results = copy.data && new Map(copy.data.data.map((result) => [result.creatorId, result]))
  return (
    <Dialog
      isOpen
      size="medium"
      title={t('copy_title', { name: isolate(plainName(of.name)) })}
      trackedAs="list-copy"
      onClose={onClose}
      actions={<Acts copy={copy} chosen={chosen} onClose={onClose} />}
    >
      <div className="grid gap-3">
        <p className="text-13 text-text-quiet">{of.isSmart ? t('copy_smart_text') : t('copy_manual_text')}</p>
        <ContentState
          status={useQueryStatus(read, others.length === 0)}
          skeleton={<Bone className="h-40" />}
          empty={<p className="text-text-quiet">{t('copy_no_creators')}</p>}
        >
          <Creators
            creators={others}
            chosen={chosen}
            onChosen={setChosen}
            isBusy={copy.isPending}
            results={results}
          />
        </ContentState>
        <div role="alert">{copy.error && <FieldError>{errorText(copy.error)}</FieldError>}</div>
      </div>
    </Dialog>
  )
}
