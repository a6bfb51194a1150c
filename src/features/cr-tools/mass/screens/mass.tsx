import { ArrowLeft, Lock } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from '@/i18n/use-translation'

import { href } from '@/domain/routes'
import { useCurrentUser } from '@/features/auth'
import { askAboutUnsaved } from '@/services/unsaved'
import { Banner } from '@/ui/banner'
import { IconButton } from '@/ui/icon-button'
import { Page } from '@/ui/page'
import { Tabs } from '@/ui/tabs'

import { CrisisHelp } from '../../crisis-help'
import { useCreatorId } from '../../creator-in-focus'
import { useBack } from '../../use-back'
import { WritingAs } from '../../writing-as'
import { asTemplate, fromScript, toTheUnseen } from '../begin-anew'
import { MASS_TABS, useMassTab } from '../mass-tab'
import { EditMass } from '../new/edit-mass'
import { NewMass } from '../new/new-mass'
import { ReplaceQuestion } from '../replace-question'
import { ScheduledList } from '../sent/scheduled-list'
import { SentList } from '../sent/sent-list'
import { TemplateList } from '../sent/template-list'
import { useBegin } from '../use-begin'

type Begin = ReturnType<typeof useBegin>

function Scheduled({ creatorId, deniedReason, at }: TabProps) {
  if (at.edited === null)
    return (
      <ScheduledList
        creatorId={creatorId}
        deniedReason={deniedReason}
        onEdit={at.edit}
        onWrite={() => at.show('new')}
      />
    )
  return (
    <EditMass
      key={at.edited}
      creatorId={creatorId}
      massMessageId={at.edited}
      deniedReason={deniedReason}
      onDone={() => at.show('scheduled')}
    />
  )
}

interface TabProps {
  creatorId: string
  deniedReason: string | undefined
  at: ReturnType<typeof useMassTab>
  begin: Begin
}

function Tab(props: TabProps) {
  const { at, begin, ...rest } = props
  switch (at.tab) {
    case 'new':
      return <NewMass {...rest} onSent={at.show} />
    case 'scheduled':
      return <Scheduled {...props} />
    case 'sent':
      return (
        <SentList
          {...rest}
          onWrite={() => at.show('new')}
          onReuse={(message) => begin.beginWith(asTemplate(message))}
          onResend={(message) => begin.beginWith(toTheUnseen(message))}
        />
      )
    case 'templates':
      return (
        <TemplateList
          creatorId={rest.creatorId}
          onUse={(script, media) => begin.beginWith(fromScript(script, media))}
        />
      )
  }
}

function Mass({ creatorId }: { creatorId: string }) {
  const { t } = useTranslation('tools')
  const at = useMassTab()
  const right = useCurrentUser().data?.chatterPermissions.massMessages
  const deniedReason = right === 'view' ? t('mass.denied') : undefined
  const begin = useBegin(creatorId, () => at.show('new'))
  return (
    <>
      {deniedReason && <Banner icon={Lock}>{deniedReason}</Banner>}
      <Tabs
        name={t('mass.title')}
        items={MASS_TABS.map((id) => ({ id, label: t(`mass.tab_${id}`) }))}
        value={at.tab}
        onChange={at.show}
        mayLeave={() => askAboutUnsaved('change_tabs')}
      >
        <div className="pt-4">
          <Tab creatorId={creatorId} deniedReason={deniedReason} at={at} begin={begin} />
        </div>
      </Tabs>
      {begin.isAsking && <ReplaceQuestion begin={begin} />}
    </>
  )
}

/** /cr-tools/messages/mass: one message to many fans (screens S12). */
export default function MassScreen({ clock }: { clock?: ReactNode }) {
  const { t } = useTranslation('tools')
  const creatorId = useCreatorId()
  const back = useBack(href('messages'))
  return (
    <Page
      beside={<WritingAs />}
      actions={
        <>
          {clock}
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
      {creatorId && <Mass key={creatorId} creatorId={creatorId} />}
    </Page>
  )
}
