import { useMutation, useQueryClient } from '@tanstack/react-query'
import { CircleCheck, CircleX } from 'lucide-react'
import { useTranslation } from '@/i18n/use-translation'

import { copyWelcomeSequence, listWelcomeSequences } from '@/api/calls/creator/welcome-messages'
import { errorText } from '@/api/errors'
import { send } from '@/api/send'
import type { WelcomeCopy, WelcomeSequence } from '@/domain/welcome/welcome-message'
import { isolate } from '@/lib/text/isolate'
import { newId } from '@/services/page/new-id'
import { useOnline } from '@/services/network/online'
import { Icon } from '@/ui/icon'

import { CopyToCreators } from '../../people/copy-to-creators'

function useResultWords() {
  const { t } = useTranslation('marketplace')
  return ({ state, stepsLeftOut, stepsWithoutMedia }: WelcomeCopy): string => {
    if (state !== 'copied') return t(`welcome.copy_${state}`)
    if (stepsLeftOut > 0) return t('welcome.copy_left_out', { count: stepsLeftOut })
    if (stepsWithoutMedia > 0) return t('welcome.copy_without_media', { count: stepsWithoutMedia })
    return t('welcome.copy_copied')
  }
}

function Result({ of }: { of: WelcomeCopy }) {
  const words = useResultWords()
  const isDone = of.state === 'copied'
  return (
    <span className="inline-flex items-center gap-1 text-13 text-text-quiet">
      <Icon
        of={isDone ? CircleCheck : CircleX}
        size="xs"
        className={isDone ? 'text-success-text' : 'text-danger-text'}
      />
      {words(of)}
    </span>
  )
}

function useCopy(creatorId: string, { sequenceId }: WelcomeSequence) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (creatorIds: readonly string[]) =>
      send(
        copyWelcomeSequence,
        { clientId: newId(), sequenceId, creatorIds: [...creatorIds] },
        { creatorId },
      ),
    onSuccess: () => client.invalidateQueries({ queryKey: [listWelcomeSequences.path] }),
  })
}

interface CopyDialogProps {
  creatorId: string
  of: WelcomeSequence
  onClose: () => void
}

/** Copies a sequence to other creators of the user and shows the result for each. */
export function CopyDialog({ creatorId, of, onClose }: CopyDialogProps) {
  const { t } = useTranslation('marketplace')
  const isOnline = useOnline()
  const copy = useCopy(creatorId, of)
  const results =
    copy.data &&
    new Map(copy.data.data.map((result) => [result.creatorId, <Result key={result.creatorId} of={result} />]))
  return (
    <CopyToCreators
      creatorId={creatorId}
      words={{
        title: t('welcome.copy_title', { name: isolate(of.name) }),
        text: t('welcome.copy_text'),
        creators: t('welcome.copy_creators'),
        noCreators: t('welcome.copy_no_creators'),
        noneChosen: t('welcome.copy_none'),
        act: t('welcome.act_copy_short'),
        cancel: t('welcome.cancel'),
        close: t('welcome.close'),
      }}
      off={isOnline ? undefined : t('welcome.offline')}
      trackedAs="welcome-copy"
      isBusy={copy.isPending}
      problem={copy.error ? errorText(copy.error) : undefined}
      results={results}
      onCopy={copy.mutate}
      onClose={onClose}
    />
  )
}
