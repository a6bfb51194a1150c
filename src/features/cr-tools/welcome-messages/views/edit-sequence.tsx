import { useTranslation } from '@/i18n/use-translation'
import { useQuery } from '@tanstack/react-query'

import { useQueryStatus } from '@/api/query-status'
import { isolate } from '@/lib/text/isolate'
import { Page } from '@/ui/layout/page'
import { FormSkeleton } from '@/ui/skeleton'
import { getWelcomeSequence } from '@/api/calls/creator/welcome-messages'
import { queryOf } from '@/api/query'

import { SEQUENCE_COLUMNS, SequenceEditor } from '../editor/sequence-editor'
import { NEW_SEQUENCE, type ViewProps } from '../welcome-view'
import { BackButton, leaveEditor } from '../../base/back-button'
import { useOpened, useShowsForm } from '../../base/use-opened'
import { SequenceGone } from '../no-sequences'

/** The editor of a new sequence, or of one from its latest version on. */
export function EditSequence({
  creatorId,
  view,
  sequenceId,
}: Pick<ViewProps, 'creatorId' | 'view'> & { sequenceId: string }) {
  const { t } = useTranslation('marketplace')
  const isNew = sequenceId === NEW_SEQUENCE
  const mayOpen = useShowsForm('welcomeMessages')
  const leave = () => void leaveEditor(view.closeEditor)
  // The list may be older.
  const read = useQuery({
    ...queryOf(getWelcomeSequence, { sequenceId }, creatorId),
    enabled: !isNew,
    staleTime: 0,
    gcTime: 0,
  })
  const isArchived = read.data?.state === 'archived'
  const sequence = useOpened(isArchived ? undefined : read.data)
  const status = useQueryStatus(read, !mayOpen || (isArchived && !sequence))
  const name = read.data?.name
  const oldTitle = name === undefined ? t('welcome.title') : t('welcome.edit_title', { name: isolate(name) })
  return (
    <Page
      title={isNew ? t('welcome.new_title') : oldTitle}
      beside={<BackButton onBack={leave}>{t('welcome.back')}</BackButton>}
      status={isNew ? { kind: mayOpen ? 'ready' : 'empty' } : status}
      skeleton={
        <FormSkeleton cards={['h-[304px]', 'h-[900px]']} beside="h-[640px]" className={SEQUENCE_COLUMNS} />
      }
      empty={<SequenceGone view={view} isArchived={isArchived} />}
    >
      {mayOpen && (isNew || sequence) && (
        <SequenceEditor
          creatorId={creatorId}
          sequence={sequence}
          onSaved={(saved) => view.showSaved(saved.sequenceId)}
          onClose={leave}
        />
      )}
    </Page>
  )
}
