import { useTranslation } from '@/i18n/use-translation'
import { Link, useParams } from 'react-router'

import type { Group } from '@/domain/chat/group'
import { href } from '@/domain/page/routes'
import { toast } from '@/services/page/toasts'
import { buttonClasses } from '@/ui/button-classes'
import { SkeletonBar } from '@/ui/skeleton'

import { useCreatorId } from '../../focus/use-creator-id'
import { DeleteGroup } from '../delete-group'
import { GroupPageLayout } from '../group-page-layout'
import { GroupFacts } from '../group-facts'
import { GroupFormFields } from '../group-form'
import { GroupLoader, useGroup } from '../group-loader'
import { useGroupForm } from '../use-group-form'
import { useShowsForm } from '../../base/use-opened'

/** Skeleton of a labeled field. */
const FieldSkeleton = ({ className }: { className: string }) => (
  <div className="grid gap-[6px]">
    <SkeletonBar className="my-[3px] h-[14px] w-20" />
    <SkeletonBar className={className} />
  </div>
)

const SECTION = 'grid gap-4 border-t border-line-quiet pt-5 first:border-0 first:pt-0'
const HeadingSkeleton = () => <SkeletonBar className="my-[2px] h-4 w-16" />

/** Skeleton of the settings form. */
const GroupFormSkeleton = () => (
  <div className="grid gap-6">
    <div className={SECTION}>
      <HeadingSkeleton />
      <div className="flex items-center gap-4">
        <SkeletonBar className="size-[72px]" />
        <SkeletonBar className="h-control w-32" />
      </div>
      <FieldSkeleton className="h-control" />
      <FieldSkeleton className="h-20" />
    </div>
    <div className={SECTION}>
      <HeadingSkeleton />
      <FieldSkeleton className="h-control w-1/2" />
    </div>
    <div className={SECTION}>
      <HeadingSkeleton />
      <FieldSkeleton className="h-control w-2/3" />
      <FieldSkeleton className="h-control w-1/2" />
      <FieldSkeleton className="h-20" />
    </div>
  </div>
)

function GroupSettingsForm({ creatorId, group }: { creatorId: string; group: Group }) {
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
export default function EditGroupScreen() {
  const { t } = useTranslation('tools')
  const { channelId = '' } = useParams()
  const creatorId = useCreatorId()
  const showsForm = useShowsForm('groups')
  const { isGone } = useGroup(creatorId, channelId)
  return (
    <GroupPageLayout
      title={t('groups.edit_title')}
      fallback={href('channel', { channelId })}
      actions={
        !isGone && (
          <Link to={href('groupMembers', { channelId })} className={buttonClasses({})}>
            {t('groups.go_members')}
          </Link>
        )
      }
    >
      {creatorId !== undefined && (
        <GroupLoader creatorId={creatorId} channelId={channelId} skeleton={<GroupFormSkeleton />}>
          {(group) =>
            showsForm ? (
              <GroupSettingsForm key={`${creatorId} ${channelId}`} creatorId={creatorId} group={group} />
            ) : (
              <GroupFacts creatorId={creatorId} group={group} />
            )
          }
        </GroupLoader>
      )}
    </GroupPageLayout>
  )
}
