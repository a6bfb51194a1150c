import type { ReactNode } from 'react'
import { useTranslation } from '@/i18n/use-translation'
import { Link, useParams } from 'react-router'

import type { Group } from '@/domain/group'
import { href } from '@/domain/routes'
import { toast } from '@/services/toasts'
import { buttonLook } from '@/ui/button-look'

import { useCreatorId } from '../../creator-in-focus'
import { DeleteGroup } from '../parts/delete-group'
import { FormSkeleton } from '../parts/form-skeleton'
import { Frame } from '../parts/frame'
import { GroupFacts } from '../parts/group-facts'
import { GroupFormFields } from '../parts/group-form'
import { GroupState } from '../parts/group-state'
import { useMayEditGroups } from '../rights'
import { useGroupForm } from '../use-group-form'
import { useIsGone } from '../use-is-gone'

function Settings({ creatorId, group }: { creatorId: string; group: Group }) {
  const { t } = useTranslation('tools')
  const form = useGroupForm(creatorId, group, () => toast.success(t('groups.saved')))
  return (
    <>
      <GroupFormFields creatorId={creatorId} form={form} currency={group.currency} isNew={false} />
      <div className="py-4">
        <DeleteGroup creatorId={creatorId} group={group} onDeleted={form.startOver} />
      </div>
    </>
  )
}

/** /cr-tools/messages/groups/:channelId/edit: a group's settings (screens S13). */
export default function EditGroupScreen({ clock }: { clock?: ReactNode }) {
  const { t } = useTranslation('tools')
  const { channelId = '' } = useParams()
  const creatorId = useCreatorId()
  const mayEdit = useMayEditGroups()
  const isGone = useIsGone(creatorId, channelId)
  return (
    <Frame
      clock={clock}
      title={t('groups.edit_title')}
      fallback={href('channel', { channelId })}
      actions={
        !isGone && (
          <Link to={href('groupMembers', { channelId })} className={buttonLook({})}>
            {t('groups.go_members')}
          </Link>
        )
      }
    >
      {creatorId !== undefined && (
        <GroupState creatorId={creatorId} channelId={channelId} skeleton={<FormSkeleton />}>
          {(group) =>
            mayEdit ? (
              <Settings key={`${creatorId} ${channelId}`} creatorId={creatorId} group={group} />
            ) : (
              <GroupFacts creatorId={creatorId} group={group} />
            )
          }
        </GroupState>
      )}
    </Frame>
  )
}
