import { useTranslation } from '@/i18n/use-translation'
import { useQuery } from '@tanstack/react-query'

import { useQueryStatus } from '@/api/query-status'
import { isolate } from '@/lib/text/isolate'
import { toast } from '@/services/page/toasts'
import { Page } from '@/ui/layout/page'
import { FormSkeleton } from '@/ui/skeleton'
import { getWelcomeSequence } from '@/api/calls/creator/welcome-messages'
import { queryOf } from '@/api/query'

import { SEQUENCE_COLUMNS, SequenceEditor } from '../editor/sequence-editor'
import type { ViewProps } from '../welcome-view'
import { BackButton, leaveEditor } from '../../base/back-button'
import { useMayEdit } from '../../base/permissions'
import { useOpened } from '../../base/use-opened'
import { Gone } from '../empty'

export function NewSequence({ creatorId, view }: Pick<ViewProps, 'creatorId' | 'view'>) {
  const { t } = useTranslation('marketplace')
  const mayOpen = useOpened(useMayEdit('welcomeMessages') || undefined) === true
  const leave = () => void leaveEditor(view.closeEditor)
  return (
    <Page
      title={t('welcome.new_title')}
      beside={<BackButton onBack={leave}>{t('welcome.back')}</BackButton>}
      status={{ kind: mayOpen ? 'ready' : 'empty' }}
      empty={<Gone view={view} />}
    >
      <SequenceEditor
        creatorId={creatorId}
        sequence={undefined}
        onSaved={({ sequenceId, name }) => {
          toast.success(t('welcome.created', { name: isolate(name) }))
          view.showSaved(sequenceId)
        }}
        onClose={leave}
      />
    </Page>
  )
}

/** The editor of a sequence, from its latest version on. */
export function EditSequence({
  creatorId,
  view,
  sequenceId,
}: Pick<ViewProps, 'creatorId' | 'view'> & { sequenceId: string }) {
  const { t } = useTranslation('marketplace')
  const mayOpen = useOpened(useMayEdit('welcomeMessages') || undefined) === true
  const leave = () => void leaveEditor(view.closeEditor)
  // The list may be older.
  const read = useQuery({
    ...queryOf(getWelcomeSequence, { sequenceId }, creatorId),
    staleTime: 0,
    gcTime: 0,
  })
  const name = read.data?.name
  return (
    <Page
      title={name === undefined ? t('welcome.title') : t('welcome.edit_title', { name: isolate(name) })}
      beside={<BackButton onBack={leave}>{t('welcome.back')}</BackButton>}
      status={useQueryStatus(read, !mayOpen)}
      skeleton={
        <FormSkeleton cards={['h-[304px]', 'h-[900px]']} beside="h-[640px]" className={SEQUENCE_COLUMNS} />
      }
      empty={<Gone view={view} />}
    >
      {read.data && mayOpen && (
        <SequenceEditor
          creatorId={creatorId}
          sequence={read.data}
          onSaved={(saved) => {
            toast.success(t('welcome.saved', { name: isolate(saved.name) }))
            view.showSaved(saved.sequenceId)
          }}
          onClose={leave}
        />
      )}
    </Page>
  )
}
