import { Lock } from 'lucide'
import { useEffect, useState } from 'react'
import { useTranslation } from '@/i18n/use-translation'
import { useNavigate } from 'react-router'

import type { Group } from '@/domain/chat/group'
import { href } from '@/domain/page/routes'
import { useAgencyCurrency } from '@/features/figures/use-agency-currency'
import { toast } from '@/services/page/toasts'
import { EmptyState } from '@/ui/feedback/empty-state'

import { useCreatorId } from '../../focus/use-creator-id'
import { GroupPageLayout } from '../group-page-layout'
import { GroupFormFields } from '../group-form'
import { useGroupForm } from '../use-group-form'
import { useShowsForm } from '../../base/use-opened'

function NewGroupForm({ creatorId }: { creatorId: string }) {
  const { t } = useTranslation('tools')
  const navigate = useNavigate()
  const [created, setCreated] = useState<{ group: Group; isMore: boolean }>()
  const currency = useAgencyCurrency()
  const form = useGroupForm(creatorId, undefined, (group, isMore) => setCreated({ group, isMore }))
  useEffect(() => {
    // Navigate after the render in which the form is clean, or the unsaved-changes prompt would appear.
    if (!created) return
    toast.success(t('groups.created'))
    const { channelId } = created.group
    // Text typed during the request is still unsaved, so continue on the edit page.
    const to = href(created.isMore ? 'groupEdit' : 'groupMembers', { channelId })
    void navigate(to, { replace: true })
  }, [created, navigate, t])
  return <GroupFormFields creatorId={creatorId} form={form} currency={currency} isNew />
}

/** /cr-tools/messages/groups/create: form for a new group (screens S13). */
export default function CreateGroupScreen() {
  const { t } = useTranslation('tools')
  const creatorId = useCreatorId()
  const showsForm = useShowsForm('groups')
  return (
    <GroupPageLayout title={t('groups.create_title')} fallback={href('messages')}>
      {showsForm && creatorId !== undefined && <NewGroupForm key={creatorId} creatorId={creatorId} />}
      {!showsForm && (
        <EmptyState icon={Lock} title={t('groups.no_create')}>
          {t('groups.no_create_text')}
        </EmptyState>
      )}
    </GroupPageLayout>
  )
}
