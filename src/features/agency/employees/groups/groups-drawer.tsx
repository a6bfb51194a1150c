import { useQueryClient } from '@tanstack/react-query'
import { Lock, Pencil, Plus, Trash2, UsersRound } from 'lucide'
import { useState } from 'react'
import { useTranslation } from '@/i18n/use-translation'

import { deleteStaffGroup } from '@/api/calls/agency/employees'
import { send } from '@/api/send'
import type { StaffGroup } from '@/domain/agency/staff-group'
import { isolate } from '@/lib/text/isolate'
import { Banner } from '@/ui/feedback/banner'
import { Button } from '@/ui/button'
import { QueryContent } from '@/ui/feedback/query-content'
import { ConfirmCall } from '@/ui/overlay/confirm-call'
import { Drawer } from '@/ui/overlay/dialog'
import { EmptyState } from '@/ui/feedback/empty-state'
import { UnsavedForms, useUnsavedForms } from '@/ui/field/form/unsaved-forms'
import { IconButton } from '@/ui/icon-button'
import { SkeletonBar } from '@/ui/skeleton'

import { type GroupInTree, groupTree } from '../../filter/group-tree'
import { refreshPeople } from '../../staff/people-cache'
import { useStaffGroups, useStaffGroupList } from '../sets-and-groups'
import { useRights } from '../use-rights'
import { StaffGroupForm } from './staff-group-form'

/** The state for a group being created. */
const NEW_GROUP = 'new'
type EditedGroup = StaffGroup | typeof NEW_GROUP

const hasGroup = (groups: readonly StaffGroup[], groupId: string): boolean =>
  groups.some((group) => group.groupId === groupId)

/** The indent per depth; deeper groups share the last one. */
const INDENT = ['', 'ps-5', 'ps-10', 'ps-15', 'ps-20']

function GroupLine({
  placed: { group, depth },
  mayKeep,
  onEdit,
  onDelete,
}: {
  placed: GroupInTree
  mayKeep: boolean
  onEdit: () => void
  onDelete: () => void
}) {
  const { t } = useTranslation('analytics')
  const name = isolate(group.name)
  return (
    <div
      className={`flex min-h-[max(40px,var(--control))] items-center gap-2 ${INDENT[Math.min(depth, INDENT.length - 1)] ?? ''}`}
    >
      <span className="min-w-0 flex-1">
        <bdi className="font-medium">{group.name}</bdi>{' '}
        <span className="text-13 whitespace-nowrap text-text-quiet">
          {t('employees.people_count', { count: group.people })}
        </span>
      </span>
      {mayKeep && (
        <>
          <IconButton
            icon={Pencil}
            size="small"
            name={t('employees.group_edit', { name })}
            onClick={onEdit}
          />
          <IconButton
            icon={Trash2}
            size="small"
            name={t('employees.group_delete', { name })}
            onClick={onDelete}
          />
        </>
      )}
    </div>
  )
}

function DeleteGroupDialog({ group, onClose }: { group: StaffGroup; onClose: () => void }) {
  const { t } = useTranslation('analytics')
  const client = useQueryClient()
  return (
    <ConfirmCall
      title={t('employees.group_delete', { name: isolate(group.name) })}
      cancelLabel={t('employees.keep')}
      confirmLabel={t('employees.group_delete_verb')}
      call={() => send(deleteStaffGroup, { groupId: group.groupId })}
      refresh={() => refreshPeople(client)}
      done={{ text: t('employees.group_deleted') }}
      onClose={onClose}
    >
      {t('employees.group_delete_text', { count: group.people })}
    </ConfirmCall>
  )
}

/** Orders groups as a tree; the group being edited stays even if a colleague deletes it. */
function orderedGroups(
  groups: readonly StaffGroup[],
  edited: EditedGroup | undefined,
): readonly GroupInTree[] {
  const places = groupTree(groups)
  const isKept = edited === undefined || edited === NEW_GROUP || hasGroup(groups, edited.groupId)
  return isKept ? places : [...places, { group: edited, depth: 0 }]
}

function GroupTree({
  edited,
  onEdited,
  onDelete,
}: {
  edited: EditedGroup | undefined
  onEdited: (edited: EditedGroup | undefined) => void
  onDelete: (group: StaffGroup) => void
}) {
  const { t } = useTranslation('analytics')
  const { mayEditSets } = useRights()
  const groups = useStaffGroupList()
  const editedId = edited !== NEW_GROUP ? edited?.groupId : undefined
  const close = () => onEdited(undefined)
  return (
    <>
      <ul aria-label={t('employees.groups')} className="grid">
        {orderedGroups(groups, edited).map((placed) => (
          <li key={placed.group.groupId} className="border-b border-line-quiet py-1 last:border-b-0">
            {placed.group.groupId === editedId ? (
              <StaffGroupForm
                group={placed.group}
                isGone={!hasGroup(groups, placed.group.groupId)}
                onClose={close}
              />
            ) : (
              <GroupLine
                placed={placed}
                mayKeep={mayEditSets}
                onEdit={() => onEdited(placed.group)}
                onDelete={() => onDelete(placed.group)}
              />
            )}
          </li>
        ))}
      </ul>
      {groups.length === 0 && edited === undefined && (
        <EmptyState icon={UsersRound} title={t('employees.groups_empty')}>
          {t('employees.groups_empty_text')}
        </EmptyState>
      )}
      {edited === NEW_GROUP && <StaffGroupForm group={undefined} onClose={close} />}
    </>
  )
}

/** The agency's groups, nested to any depth (screens S6). */
export function GroupsDrawer({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('analytics')
  const read = useStaffGroups()
  const { mayEditSets, roles } = useRights()
  const [edited, setEdited] = useState<EditedGroup>()
  const unsaved = useUnsavedForms()
  const [deleting, setDeleting] = useState<StaffGroup>()
  return (
    <>
      <Drawer
        trackedAs="staff-groups"
        title={t('employees.groups')}
        closing={unsaved.isAny ? 'warn' : 'free'}
        onClose={() => {
          unsaved.discard()
          onClose()
        }}
        actions={
          mayEditSets &&
          edited !== NEW_GROUP && (
            <Button kind="primary" icon={Plus} onClick={() => setEdited(NEW_GROUP)}>
              {t('employees.group_new')}
            </Button>
          )
        }
      >
        <div className="grid gap-4">
          {!mayEditSets && roles.length > 0 && <Banner icon={Lock}>{t('employees.groups_manager')}</Banner>}
          <QueryContent of={read} skeleton={<SkeletonBar className="h-60 w-full rounded-control" />}>
            <UnsavedForms of={unsaved}>
              <GroupTree edited={edited} onEdited={setEdited} onDelete={setDeleting} />
            </UnsavedForms>
          </QueryContent>
        </div>
      </Drawer>
      {deleting && <DeleteGroupDialog group={deleting} onClose={() => setDeleting(undefined)} />}
    </>
  )
}
