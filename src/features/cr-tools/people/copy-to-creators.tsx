import { useQuery, useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { CircleCheck, CircleX } from 'lucide'
import { useTranslation } from '@/i18n/use-translation'

import { listAssignedCreators } from '@/api/calls/chatter/chatter'
import { queryOf } from '@/api/query'
import type { AssignedCreator } from '@/domain/agency/assigned-creator'
import { AvatarName } from '@/ui/text/avatar-name'
import { Button } from '@/ui/button'
import { Checkbox } from '@/ui/field/checkbox'
import { QueryContent } from '@/ui/feedback/query-content'
import { Dialog } from '@/ui/overlay/dialog'
import { CallError } from '@/ui/feedback/call-error'
import { SkeletonBar } from '@/ui/skeleton'
import { Icon } from '@/ui/icon'
import { useIdempotencyKey } from '@/ui/field/form/use-idempotency-key'

import { useOfflineReason } from '../base/permissions'
import { creatorAvatar } from '../focus/creators'

interface CreatorCopy {
  creatorId: string
  state: string
}

function CopyResult<Copy extends CreatorCopy>({
  copy,
  textOf,
}: {
  copy: Copy
  textOf: (copy: Copy) => string
}) {
  const isDone = copy.state === 'copied'
  return (
    <span className="inline-flex items-center gap-1 text-13 text-text-quiet">
      <Icon
        of={isDone ? CircleCheck : CircleX}
        size="xs"
        className={isDone ? 'text-success-text' : 'text-danger-text'}
      />
      {textOf(copy)}
    </span>
  )
}

interface CopyResultsProps<Copy extends CreatorCopy> {
  name: string
  creators: readonly AssignedCreator[]
  results: readonly Copy[]
  textOf: (copy: Copy) => string
}

const CopyResults = <Copy extends CreatorCopy>({
  name,
  creators,
  results,
  textOf,
}: CopyResultsProps<Copy>) => (
  <ul aria-label={name} className="grid">
    {results.map((result) => {
      const assigned = creators.find((one) => one.creatorId === result.creatorId)
      return (
        assigned && (
          <li
            key={result.creatorId}
            className="flex min-h-control flex-wrap items-center justify-between gap-2 py-1"
          >
            <AvatarName of={creatorAvatar(assigned.creator)} />
            <CopyResult copy={result} textOf={textOf} />
          </li>
        )
      )
    })}
  </ul>
)

interface CreatorChecksProps {
  label: string
  creators: readonly AssignedCreator[]
  chosen: readonly string[]
  onChosen: (chosen: readonly string[]) => void
  isBusy: boolean
}

const CreatorChecks = ({ label, creators, chosen, onChosen, isBusy }: CreatorChecksProps) => (
  <fieldset className="grid text-text" disabled={isBusy}>
    <legend className="sr-only">{label}</legend>
    {creators.map((one) => (
      <Checkbox
        key={one.creatorId}
        checked={chosen.includes(one.creatorId)}
        onChange={(isOn) =>
          onChosen(isOn ? [...chosen, one.creatorId] : chosen.filter((id) => id !== one.creatorId))
        }
      >
        <AvatarName of={creatorAvatar(one.creator)} />
      </Checkbox>
    ))}
  </fieldset>
)

interface CopyToCreatorsProps<Copy extends CreatorCopy> {
  creatorId: string
  words: {
    title: string
    text: string
    creators: string
    noCreators: string
    noneChosen: string
    act: string
  }
  trackedAs: string
  copy: (creatorIds: string[], clientId: string) => Promise<{ data: readonly Copy[] }>
  onCopied: () => unknown
  resultText: (copy: Copy) => string
  onClose: () => void
}

/** Copies something to other creators of the user and shows the result for each. */
export function CopyToCreators<Copy extends CreatorCopy>(props: CopyToCreatorsProps<Copy>) {
  const { creatorId, words, trackedAs, copy, onCopied, resultText, onClose } = props
  const { t } = useTranslation('common')
  const read = useQuery(queryOf(listAssignedCreators))
  const others = read.data?.data.filter((one) => one.creatorId !== creatorId) ?? []
  const [chosen, setChosen] = useState<readonly string[]>([])
  const key = useIdempotencyKey<readonly string[]>()
  const { data, error, isPending, mutate } = useMutation({
    mutationFn: () => copy([...chosen], key.begin(chosen).clientId),
    onSuccess: onCopied,
  })
  const none = chosen.length === 0 ? words.noneChosen : undefined
  const disabledReason = useOfflineReason() ?? none
  return (
    <Dialog
      size="medium"
      title={words.title}
      trackedAs={trackedAs}
      onClose={onClose}
      {...(!data && { cancel: true })}
      actions={
        data ? (
          <Button kind="primary" onClick={onClose}>
            {t('dialog.done')}
          </Button>
        ) : (
          <Button kind="primary" busy={isPending} disabledReason={disabledReason} onClick={() => mutate()}>
            {words.act}
          </Button>
        )
      }
    >
      <div className="grid gap-3">
        <p className="text-13 text-text-quiet">{words.text}</p>
        <QueryContent
          of={read}
          isEmpty={others.length === 0}
          skeleton={<SkeletonBar className="h-40" />}
          empty={<p className="text-text-quiet">{words.noCreators}</p>}
        >
          {data ? (
            <CopyResults name={words.creators} creators={others} results={data.data} textOf={resultText} />
          ) : (
            <CreatorChecks
              label={words.creators}
              creators={others}
              chosen={chosen}
              onChosen={setChosen}
              isBusy={isPending}
            />
          )}
        </QueryContent>
        <CallError error={error} />
      </div>
    </Dialog>
  )
}
