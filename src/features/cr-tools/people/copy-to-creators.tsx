import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'

import { listAssignedCreators } from '@/api/calls/chatter/chatter'
import { queryOf } from '@/api/query'
import { useQueryStatus } from '@/api/query-status'
import type { AssignedCreator } from '@/domain/agency/assigned-creator'
import { Avatar } from '@/ui/text/avatar'
import { Button } from '@/ui/button'
import { Checkbox } from '@/ui/field/checkbox'
import { ContentState } from '@/ui/feedback/content-state'
import { Dialog } from '@/ui/overlay/dialog'
import { FieldError } from '@/ui/feedback/field-error'
import { SkeletonBar } from '@/ui/skeleton'
import { UserName } from '@/ui/text/user-name'

import { creatorAvatar, creatorName } from '../focus/creators'

const Face = ({ of: { creator } }: { of: AssignedCreator }) => (
  <span className="inline-flex min-w-0 items-center gap-2">
    <Avatar of={creatorAvatar(creator)} size={24} />
    <UserName name={creatorName(creator)} className="cut" />
  </span>
)

interface CreatorsProps {
  label: string
  creators: readonly AssignedCreator[]
  chosen: readonly string[]
  onChosen: (chosen: readonly string[]) => void
  isBusy: boolean
  /** By creator, once it is done. */
  results: ReadonlyMap<string, ReactNode> | undefined
}

/** The creators to copy to; after the copy, the result for each. */
function Creators({ label, creators, chosen, onChosen, isBusy, results }: CreatorsProps) {
  if (results)
    return (
      <ul aria-label={label} className="grid">
        {creators
          .filter(({ creatorId }) => chosen.includes(creatorId))
          .map((one) => (
            <li
              key={one.creatorId}
              className="flex min-h-control flex-wrap items-center justify-between gap-2 py-1"
            >
              <Face of={one} />
              {results.get(one.creatorId)}
            </li>
          ))}
      </ul>
    )
  return (
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
          <Face of={one} />
        </Checkbox>
      ))}
    </fieldset>
  )
}

interface CopyToCreatorsProps {
  creatorId: string
  words: {
    title: string
    text: string
    creators: string
    noCreators: string
    noneChosen: string
    act: string
    cancel: string
    close: string
  }
  /** Why nothing can be copied now. */
  off: string | undefined
  trackedAs: string
  isBusy: boolean
  problem: string | undefined
  results: ReadonlyMap<string, ReactNode> | undefined
  onCopy: (creatorIds: readonly string[]) => void
  onClose: () => void
}

/** Copies something to other creators of the user and shows the result for each. */
export function CopyToCreators(props: CopyToCreatorsProps) {
  const { creatorId, words, off, trackedAs, isBusy, problem, results, onCopy, onClose } = props
  const read = useQuery(queryOf(listAssignedCreators))
  const others = read.data?.data.filter((one) => one.creatorId !== creatorId) ?? []
  const [chosen, setChosen] = useState<readonly string[]>([])
  return (
    <Dialog
      size="medium"
      title={words.title}
      trackedAs={trackedAs}
      onClose={onClose}
      actions={
        results ? (
          <Button kind="primary" onClick={onClose}>
            {words.close}
          </Button>
        ) : (
          <>
            <Button onClick={onClose}>{words.cancel}</Button>
            <Button
              kind="primary"
              busy={isBusy}
              disabledReason={off ?? (chosen.length === 0 ? words.noneChosen : undefined)}
              onClick={() => onCopy(chosen)}
            >
              {words.act}
            </Button>
          </>
        )
      }
    >
      <div className="grid gap-3">
        <p className="text-13 text-text-quiet">{words.text}</p>
        <ContentState
          status={useQueryStatus(read, others.length === 0)}
          skeleton={<SkeletonBar className="h-40" />}
          empty={<p className="text-text-quiet">{words.noCreators}</p>}
        >
          <Creators
            label={words.creators}
            creators={others}
            chosen={chosen}
            onChosen={setChosen}
            isBusy={isBusy}
            results={results}
          />
        </ContentState>
        <div role="alert">{problem !== undefined && <FieldError>{problem}</FieldError>}</div>
      </div>
    </Dialog>
  )
}
