import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import * as v from 'valibot'

import { createGroup, getGroup, updateGroup } from '@/api/calls/groups'
import { getChannel, listChannels } from '@/api/calls/messages'
import { queryOf } from '@/api/query'
import { send } from '@/api/send'
import type { Group } from '@/domain/group'
import { Media } from '@/domain/media'
import { useSession } from '@/features/auth'
import { useCrisisHold } from '@/features/crisis'
import { dropDraft, readDraft, saveDraft } from '@/services/drafts'
import { newId } from '@/services/new-id'
import { useUnsaved } from '@/services/unsaved'

import { cleared, GroupSettings, isSameSettings, NEW_GROUP, problemsOf, settingsOf } from './settings'

const Draft = v.object({ settings: GroupSettings, picture: v.nullable(Media), clientId: v.string() })
interface Draft extends v.InferOutput<typeof Draft> {}

function keptDraft(userId: string, place: string): Draft | undefined {
  const parsed = v.safeParse(Draft, readDraft(userId, place))
  return parsed.success ? parsed.output : undefined
}

const placeOf = (creatorId: string, group: Group | undefined) =>
  `group ${creatorId} ${group?.channelId ?? 'new'}`

/** What is being written, kept with every sign through reloads, until it is saved. */
function useDraft(creatorId: string, group: Group | undefined) {
  const userId = useSession().userId ?? ''
  const place = placeOf(creatorId, group)
  const saved = group ? settingsOf(group) : NEW_GROUP
  const [draft, setDraft] = useState(() => keptDraft(userId, place))
  const [wasKept, setWasKept] = useState(draft !== undefined)
  const latest = useRef(draft)
  const note = (next: Draft | undefined) => {
    latest.current = next
    setDraft(next)
    if (next) saveDraft(userId, place, next)
    else dropDraft(userId, place)
  }
  const drop = () => {
    note(undefined)
    setWasKept(false)
  }
  const settings = draft?.settings ?? saved
  const picture = draft ? draft.picture : (group?.picture ?? null)
  const change = (part: Partial<GroupSettings>, newPicture: Media | null = picture) => {
    const next = { ...settings, ...part }
    if (isSameSettings(next, saved)) return drop()
    note({ settings: next, picture: newPicture, clientId: draft?.clientId ?? newId() })
  }
  /** `sent` is saved. What was written since stays, of a new group with what that has become; answers whether it is so. */
  const settle = (sent: Draft | undefined, stands: Group): boolean => {
    const since = latest.current
    const isMore =
      since !== undefined && since !== sent && !isSameSettings(since.settings, settingsOf(stands))
    if (!isMore || !group) drop()
    if (isMore && !group) saveDraft(userId, placeOf(creatorId, stands), since)
    return isMore
  }
  return { draft, settings, picture, change, drop, settle, wasKept, isDirty: draft !== undefined }
}

interface Sent {
  settings: GroupSettings
  draft: Draft | undefined
}

/** Fans read name, description and rules: all pass the crisis check, and nothing is sent when the writer steps back. */
function useSave(
  creatorId: string,
  group: Group | undefined,
  onSaved: (saved: Group, draft: Draft | undefined) => void,
) {
  const client = useQueryClient()
  const hold = useCrisisHold()
  return useMutation({
    mutationFn: async ({ settings, draft }: Sent) => {
      const context = { channelId: group?.channelId }
      const going = cleared(settings)
      const name = await hold(going.name, context)
      const description = name === undefined ? undefined : await hold(going.description, context)
      const rules = description === undefined ? undefined : await hold(going.rules, context)
      if (name === undefined || description === undefined || rules === undefined) return null
      const checked = { ...going, name, description, rules }
      return group
        ? send(updateGroup, { ...checked, channelId: group.channelId }, { creatorId })
        : send(createGroup, { ...checked, clientId: draft?.clientId ?? newId() }, { creatorId })
    },
    onSuccess: (saved, { draft }) => {
      if (!saved) return
      const { channelId } = saved
      client.setQueryData(queryOf(getGroup, { channelId }, creatorId).queryKey, saved)
      void client.invalidateQueries({ queryKey: [listChannels.path] })
      void client.invalidateQueries({ queryKey: queryOf(getChannel, { channelId }, creatorId).queryKey })
      onSaved(saved, draft)
    },
  })
}

export type GroupForm = ReturnType<typeof useGroupForm>

/** The settings of a group as they are written: a new one's without `group`. `isMore`: something was written since. */
export function useGroupForm(
  creatorId: string,
  group: Group | undefined,
  onSaved: (saved: Group, isMore: boolean) => void,
) {
  const { draft, drop, settle, ...written } = useDraft(creatorId, group)
  const [isTried, setIsTried] = useState(false)
  const [round, setRound] = useState(0)
  const save = useSave(creatorId, group, (saved, sent) => onSaved(saved, settle(sent, saved)))
  useUnsaved(written.isDirty)
  const problems = problemsOf(written.settings)
  return {
    ...written,
    place: placeOf(creatorId, group),
    /** Changes when the user starts over, so that fields with their own text remount. */
    round,
    startOver: () => {
      drop()
      setRound((round) => round + 1)
    },
    problems: isTried ? problems : [],
    isSaving: save.isPending,
    error: save.error,
    /** The person stepped back from the crisis check: nothing was sent. */
    isHeld: save.data === null,
    submit: () => {
      setIsTried(true)
      if (problems.length === 0 && !save.isPending) save.mutate({ settings: written.settings, draft })
    },
  }
}
