import { ArrowLeft } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'

import { href } from '@/domain/routes'
import { useCurrentUser, useSession } from '@/features/auth'
import { hasPageToGoBackTo } from '@/services/page-history'
import { askAboutUnsaved } from '@/services/unsaved'
import { Button } from '@/ui/button'
import { Dialog } from '@/ui/dialog'
import { IconButton } from '@/ui/icon-button'
import { Page } from '@/ui/page'
import { Tabs } from '@/ui/tabs'

import { useCreatorId } from '../../creator-in-focus'
import { asTemplate, beginAnew, type Beginning, fromScript, isBegun, toTheUnseen } from '../begin-anew'
import { MASS_TABS, type MassTab, useMassTab } from '../mass-tab'
import { NewMass } from '../new/new-mass'
import { ScheduledList } from '../sent/scheduled-list'
import { SentList } from '../sent/sent-list'
import { TemplateList } from '../sent/template-list'

function Back() {
  const { t } = useTranslation('tools')
  const navigate = useNavigate()
  const back = () => (hasPageToGoBackTo() ? navigate(-1) : navigate(href('messages'), { replace: true }))
  return <IconButton icon={ArrowLeft} mirrored name={t('mass.back')} onClick={() => void back()} />
}

/** Puts what was chosen in place of the new message; asks first where one has been begun. */
function useBegin(creatorId: string, show: (tab: MassTab) => void) {
  const { userId = '' } = useSession()
  const [waiting, setWaiting] = useState<Beginning>()
  const begin = (beginning: Beginning) => {
    setWaiting(undefined)
    beginAnew(userId, creatorId, beginning)
    show('new')
  }
  return {
    waiting,
    putAway: () => setWaiting(undefined),
    replace: () => waiting && begin(waiting),
    beginWith: (beginning: Beginning) =>
      isBegun(userId, creatorId) ? setWaiting(beginning) : begin(beginning),
  }
}

function ReplaceQuestion({ onKeep, onReplace }: { onKeep: () => void; onReplace: () => void }) {
  const { t } = useTranslation('tools')
  return (
    <Dialog
      isOpen
      isGrave
      size="small"
      onClose={onKeep}
      trackedAs="mass-replace"
      title={t('mass.replace_title')}
      actions={
        <>
          <Button onClick={onKeep}>{t('mass.replace_keep')}</Button>
          <Button kind="danger" onClick={onReplace}>
            {t('mass.replace')}
          </Button>
        </>
      }
    >
      <p>{t('mass.replace_text')}</p>
    </Dialog>
  )
}

function Mass({ creatorId }: { creatorId: string }) {
  const { t } = useTranslation('tools')
  const [tab, show] = useMassTab()
  const right = useCurrentUser().data?.chatterPermissions.massMessages
  const deniedReason = right === 'view' ? t('mass.denied') : undefined
  const { waiting, putAway, replace, beginWith } = useBegin(creatorId, show)
  return (
    <>
      <Tabs
        name={t('mass.title')}
        items={MASS_TABS.map((id) => ({ id, label: t(`mass.tab_${id}`) }))}
        value={tab}
        onChange={show}
        mayLeave={() => askAboutUnsaved('change_tabs')}
      >
        <div className="pt-4">
          {tab === 'new' && <NewMass creatorId={creatorId} deniedReason={deniedReason} onSent={show} />}
          {tab === 'scheduled' && <ScheduledList creatorId={creatorId} deniedReason={deniedReason} />}
          {tab === 'sent' && (
            <SentList
              creatorId={creatorId}
              deniedReason={deniedReason}
              onReuse={(message) => beginWith(asTemplate(message))}
              onResend={(message) => beginWith(toTheUnseen(message))}
            />
          )}
          {tab === 'templates' && (
            <TemplateList creatorId={creatorId} onUse={(script) => beginWith(fromScript(script))} />
          )}
        </div>
      </Tabs>
      {waiting && <ReplaceQuestion onKeep={putAway} onReplace={replace} />}
    </>
  )
}

/** /cr-tools/messages/mass: one message to many (screens S12). */
export default function MassScreen() {
  const { t } = useTranslation('tools')
  const creatorId = useCreatorId()
  return (
    <Page
      title={
        <span className="flex items-center gap-2">
          <Back />
          {t('mass.title')}
        </span>
      }
    >
      {creatorId && <Mass key={creatorId} creatorId={creatorId} />}
    </Page>
  )
}
