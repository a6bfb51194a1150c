import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import * as v from 'valibot'
import { useTranslation } from '@/i18n/use-translation'

import { createGroup, getGroup, updateGroup } from '@/api/calls/chat/groups'
import { listChannels } from '@/api/calls/chat/messages'
import { queryOf, invalidateCalls } from '@/api/query'
import { send } from '@/api/send'
import type { Group } from '@/domain/chat/group'
import { useSession } from '@/features/auth'
import { holdAll, useCrisisHold } from '@/features/crisis'
import { changedFields } from '@/lib/changed-fields'
import { checkFields, errorMessages, formValues } from '@/lib/form-schemas'
import { removeLocalDraft, readLocalDraft, saveLocalDraft } from '@/services/storage/drafts'
import { NOT_SENT } from '@/ui/field/form/use-save-form'
import { useForm } from '@/ui/field/form/use-form'

import { channelQuery } from '../cache/channel-cache'
import {
  type GroupSettings,
  NEW_GROUP,
  groupSettingsFaults,
  settingsFromFormValues,
  settingsToSave,
  groupSettingsOf,
  type GroupFormValues,
  groupFormValuesOf,
} from './group-settings'

const groupDraftKey = (creatorId: string, group: Group | undefined) =>
  `group ${creatorId} ${group?.channelId ?? 'new'}`

/** Fans read name, description and rules, so all pass the crisis check; a cancel there sends nothing. */
function useSaveGroup(creatorId: string, group: Group | undefined) {
  const hold = useCrisisHold()
  return async (
    settings: GroupSettings,
    { clientId, opened }: { clientId: string; opened: GroupFormValues },
  ): Promise<Group | typeof NOT_SENT> => {
    const context = { channelId: group?.channelId }
    const { name, description, rules } = settings
    const texts = await holdAll(hold, { name, description, rules }, context)
    if (texts === undefined) return NOT_SENT
    const checked = { ...settings, ...texts }
    if (!group) return send(createGroup, { ...checked, clientId }, { creatorId })
    const changed = changedFields(settingsToSave(opened), checked)
    return send(updateGroup, { channelId: group.channelId, ...changed }, { creatorId })
  }
}

/** Writes a saved group into the query cache. */
function useCacheGroup(creatorId: string) {
  const client = useQueryClient()
  return (saved: Group) => {
    const { channelId } = saved
    client.setQueryData(queryOf(getGroup, { channelId }, creatorId).queryKey, saved)
    void invalidateCalls(client, listChannels)
    void client.invalidateQueries({ queryKey: channelQuery(creatorId, channelId).queryKey })
  }
}

/** Moves the draft of text typed during the create request to the new group's key. */
function moveDraft(userId: string, from: string, to: string): void {
  saveLocalDraft(userId, to, readLocalDraft(userId, from))
  removeLocalDraft(userId, from)
}

function useGroupSchema() {
  const { t } = useTranslation('tools')
  return v.pipe(
    formValues<GroupFormValues>(),
    checkFields((written) =>
      errorMessages(groupSettingsFaults(settingsFromFormValues(written)), (problem) =>
        t(`groups.${problem}`),
      ),
    ),
    v.transform(settingsToSave),
  )
}

export type GroupForm = ReturnType<typeof useGroupForm>

/**
 * Form of a group's settings; without `group`, of a new one. `isMore`: the user typed more during the
 * request.
 */
export function useGroupForm(
  creatorId: string,
  group: Group | undefined,
  onSaved: (saved: Group, isMore: boolean) => void,
) {
  const userId = useSession().userId ?? ''
  const draftKey = groupDraftKey(creatorId, group)
  const [isHeld, setHeld] = useState(false)
  const [isMade, setMade] = useState(false)
  const save = useSaveGroup(creatorId, group)
  const keep = useCacheGroup(creatorId)
  const form = useForm({
    schema: useGroupSchema(),
    values: groupFormValuesOf(group ? groupSettingsOf(group) : NEW_GROUP, group?.picture ?? null),
    draftKey,
    serverNames: { pictureMediaId: 'picture' },
    // The draft moves to the new group's edit page, so nothing is lost.
    warnsUnsaved: !isMade,
    save: async (settings, meant) => {
      setHeld(false)
      const saved = await save(settings, meant)
      setHeld(saved === NOT_SENT)
      return saved
    },
    onSaved: (saved, isMore) => {
      keep(saved)
      if (!group && isMore) moveDraft(userId, draftKey, groupDraftKey(creatorId, saved))
      setMade(!group)
      onSaved(saved, isMore)
    },
  })
  return { ...form, draftKey, isHeld }
}
