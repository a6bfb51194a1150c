import { ArrowLeft, Lock } from 'lucide'
import { useTranslation } from '@/i18n/use-translation'

import { href } from '@/domain/page/routes'
import { ClockSlot } from '@/features/clock'
import { confirmUnsaved } from '@/services/page/unsaved'
import { Banner } from '@/ui/feedback/banner'
import { IconButton } from '@/ui/icon-button'
import { Page } from '@/ui/layout/page'
import { Tabs } from '@/ui/layout/tabs'
import { PAGE_TABS, type TabOf } from '@/domain/page/page-tabs'
import { choiceField, optionalIdField } from '@/lib/url-state'
import { useUrlState } from '@/features/figures/url/use-url-state'

import { useBack } from '../../base/use-back'
import { CrisisHelp } from '../../base/crisis-help'
import { useCreatorId } from '../../focus/use-creator-id'
import { WritingAs } from '../../focus/writing-as'
import { templateFromMass, templateFromScript, templateForUnseen } from '../mass-template'
import { EditMass } from '../new/edit-mass'
import { NewMass } from '../new/new-mass'
import { ScheduledList } from '../sent/scheduled-list'
import { SentList } from '../sent/sent-list'
import { TemplateList } from '../sent/template-list'
import { useStartMass } from '../use-start-mass'
import { useViewOnlyReason } from '../../base/permissions'

const TAB_SCHEMA = {
  tab: choiceField(PAGE_TABS.massMessage, 'new'),
  edited: { ...optionalIdField(), name: 'edit' },
  /** The sent message whose details are open, which its list reads. */
  shown: { ...optionalIdField(), name: 'message' },
}
const NOTHING_OPEN = { edited: null, shown: null }

/** The active tab and the scheduled message being edited, stored in the URL. */
function useMassTab() {
  const { state, change } = useUrlState(TAB_SCHEMA)
  return {
    tab: state.tab,
    edited: state.tab === 'scheduled' ? state.edited : null,
    show: (tab: TabOf<'massMessage'>) => change({ ...NOTHING_OPEN, tab }),
    edit: (edited: string) => change({ tab: 'scheduled', edited }),
  }
}

function Scheduled({ creatorId, view, startMass }: MassTabProps) {
  if (view.edited === null)
    return <ScheduledList creatorId={creatorId} onEdit={view.edit} onWrite={() => view.show('new')} />
  return (
    <EditMass
      key={view.edited}
      creatorId={creatorId}
      massMessageId={view.edited}
      onDone={() => view.show('scheduled')}
      onReuse={startMass.beginWith}
    />
  )
}

interface MassTabProps {
  creatorId: string
  view: ReturnType<typeof useMassTab>
  startMass: ReturnType<typeof useStartMass>
}

function MassTabContent(props: MassTabProps) {
  const { view, startMass, ...rest } = props
  switch (view.tab) {
    case 'new':
      return <NewMass {...rest} onSent={view.show} />
    case 'scheduled':
      return <Scheduled {...props} />
    case 'sent':
      return (
        <SentList
          {...rest}
          onWrite={() => view.show('new')}
          onReuse={(message) => startMass.beginWith(templateFromMass(message))}
          onResend={(message) => startMass.beginWith(templateForUnseen(message))}
        />
      )
    case 'templates':
      return (
        <TemplateList
          creatorId={rest.creatorId}
          onUse={(script, media) => startMass.beginWith(templateFromScript(script, media))}
        />
      )
  }
}

function MassPage({ creatorId }: { creatorId: string }) {
  const { t } = useTranslation('tools')
  const view = useMassTab()
  const disabledReason = useViewOnlyReason('massMessages')
  const startMass = useStartMass(creatorId, () => view.show('new'))
  return (
    <>
      {disabledReason && <Banner icon={Lock}>{disabledReason}</Banner>}
      <Tabs
        name={t('mass.title')}
        items={PAGE_TABS.massMessage.map((id) => ({ id, label: t(`mass.tab_${id}`) }))}
        value={view.tab}
        onChange={view.show}
        mayLeave={() => confirmUnsaved('change_tabs')}
      >
        <MassTabContent creatorId={creatorId} view={view} startMass={startMass} />
      </Tabs>
      {startMass.question}
    </>
  )
}

/** /cr-tools/messages/mass: one message to many fans (screens S12). */
export default function MassScreen() {
  const { t } = useTranslation('tools')
  const creatorId = useCreatorId()
  const back = useBack(href('messages'))
  return (
    <Page
      beside={<WritingAs />}
      actions={
        <>
          <ClockSlot variant="head" />
          <CrisisHelp />
        </>
      }
      title={
        <span className="flex items-center gap-2">
          <IconButton icon={ArrowLeft} mirrored name={t('mass.back')} onClick={back} />
          {t('mass.title')}
        </span>
      }
    >
      {creatorId && <MassPage key={creatorId} creatorId={creatorId} />}
    </Page>
  )
}
