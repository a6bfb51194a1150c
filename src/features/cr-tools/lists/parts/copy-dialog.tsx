import { useMutation, useQueryClient } from '@tanstack/react-query'
import { CircleCheck, CircleX } from 'lucide-react'
import { useTranslation } from '@/i18n/use-translation'

import { listFanLists } from '@/api/calls/chat/fan'
import { copyFanList } from '@/api/calls/chat/lists'
import { errorText } from '@/api/errors'
import { send } from '@/api/send'
import type { FanList, ListCopy } from '@/domain/lists/fan-list'
import { isolate } from '@/lib/text/isolate'
import { newId } from '@/services/page/new-id'
import { useOnline } from '@/services/network/online'
import { Icon } from '@/ui/icon'
import { plainName } from '@/ui/text/user-name'

import { CopyToCreators } from '../../people/copy-to-creators'

function CopyResult({ of }: { of: ListCopy }) {
  const { t } = useTranslation('lists')
  const isDone = of.state === 'copied'
  return (
    <span className="inline-flex items-center gap-1 text-13 text-text-quiet">
      <Icon
        of={isDone ? CircleCheck : CircleX}
        size="xs"
        className={isDone ? 'text-success-text' : 'text-danger-text'}
      />
      {isDone ? t('copy_copied', { count: of.memberCount }) : t(`copy_${of.state}`)}
    </span>
  )
}

function useCopyList(creatorId: string, list: FanList) {
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

interface CopyDialogProps {
  creatorId: string
  of: FanList
  onClose: () => void
}

/** Copies a list to other creators of the user and shows the result for each. */
export function CopyDialog({ creatorId, of, onClose }: CopyDialogProps) {
  const { t } = useTranslation('lists')
  const isOnline = useOnline()
  const copy = useCopyList(creatorId, of)
  const results =
    copy.data &&
    new Map(
      copy.data.data.map((result) => [result.creatorId, <CopyResult key={result.creatorId} of={result} />]),
    )
  return (
    <CopyToCreators
      creatorId={creatorId}
      words={{
        title: t('copy_title', { name: isolate(plainName(of.name)) }),
        text: of.isSmart ? t('copy_smart_text') : t('copy_manual_text'),
        creators: t('copy_creators'),
        noCreators: t('copy_no_creators'),
        noneChosen: t('copy_none'),
        act: t('act_copy_short'),
        cancel: t('cancel'),
        close: t('close'),
      }}
      off={isOnline ? undefined : t('offline')}
      trackedAs="list-copy"
      isBusy={copy.isPending}
      problem={copy.error ? errorText(copy.error) : undefined}
      results={results}
      onCopy={copy.mutate}
      onClose={onClose}
    />
  )
}
