import { useTranslation } from '@/i18n/use-translation'

import { useQueryStatus } from '@/api/query-status'
import { isolate } from '@/lib/text/isolate'
import { toast } from '@/services/page/toasts'
import { confirmUnsaved } from '@/services/page/unsaved'
import { Page } from '@/ui/layout/page'
import { SkeletonBar } from '@/ui/skeleton'

import { SequenceEditor } from '../editor/sequence-editor'
import { Back } from '../parts/back'
import { Gone } from '../parts/gone'
import { useLatestSequence, useMayEditWelcome } from '../use-welcome'
import type { WelcomeView } from '../welcome-view'
import type { ViewProps } from './view-props'

/** The editor is a part of this page, so the page asks about unsaved changes. */
function useLeave(view: WelcomeView) {
  return () =>
    void confirmUnsaved('leave_page').then((isSure) => {
      if (isSure) view.closeEditor()
    })
}

export function NewSequence({ creatorId, view }: Pick<ViewProps, 'creatorId' | 'view'>) {
  const { t } = useTranslation('marketplace')
  const mayEdit = useMayEditWelcome()
  const leave = useLeave(view)
  return (
    <Page
      title={t('welcome.new_title')}
      beside={<Back onBack={leave} />}
      status={{ kind: mayEdit ? 'ready' : 'empty' }}
      empty={<Gone view={view} />}
    >
      <SequenceEditor
        creatorId={creatorId}
        of={undefined}
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
  const mayEdit = useMayEditWelcome()
  const leave = useLeave(view)
  const read = useLatestSequence(sequenceId, creatorId)
  const name = read.data?.name
  return (
    <Page
      title={name === undefined ? t('welcome.title') : t('welcome.edit_title', { name: isolate(name) })}
      beside={<Back onBack={leave} />}
      status={useQueryStatus(read, !mayEdit)}
      skeleton={<SkeletonBar className="h-96" />}
      empty={<Gone view={view} />}
    >
      {read.data && mayEdit && (
        <SequenceEditor
          creatorId={creatorId}
          of={read.data}
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
