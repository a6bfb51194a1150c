import * as v from 'valibot'

import { type Group, groupSettings } from '@/domain/chat/group'
import type { Media } from '@/domain/vault/media'
import { formatCentsField, parseCents } from '@/lib/text/parse-amount'
import { isBlank } from '@/lib/text/blank'

export const GroupSettings = v.object(groupSettings)
export interface GroupSettings extends v.InferOutput<typeof GroupSettings> {}

export const SLOW_MODES_S = [0, 10, 30, 60, 300, 900, 3600] as const

export const NEW_GROUP: GroupSettings = {
  name: '',
  description: '',
  pictureMediaId: null,
  joinBy: 'invited',
  joinListId: null,
  joinTier: null,
  joinPrice: null,
  posters: 'everyone',
  slowModeS: 0,
  rules: '',
}

const SETTING_NAMES = Object.keys(NEW_GROUP) as (keyof GroupSettings)[] // its own keys

/** The settings part of a saved group. */
export const groupSettingsOf = (group: Group): GroupSettings =>
  Object.fromEntries(SETTING_NAMES.map((name) => [name, group[name]])) as unknown as GroupSettings // built from its own keys

/** Settings for the request: only the fields of the chosen way to join. */
const withoutUnusedJoinFields = (settings: GroupSettings): GroupSettings => ({
  ...settings,
  name: settings.name.trim(),
  joinListId: settings.joinBy === 'list' ? settings.joinListId : null,
  joinTier: settings.joinBy === 'tier' ? settings.joinTier : null,
  joinPrice: settings.joinBy === 'price' ? settings.joinPrice : null,
})

export type GroupSettingsProblem =
  | 'name_missing'
  | 'join_list_missing'
  | 'join_tier_missing'
  | 'join_price_missing'

/** What blocks saving, by the field that shows it. */
export function groupSettingsFaults(
  settings: GroupSettings,
): Partial<Record<keyof GroupSettings, GroupSettingsProblem>> {
  const { name, joinBy, joinListId, joinTier, joinPrice } = settings
  return {
    ...(isBlank(name) && { name: 'name_missing' }),
    ...(joinBy === 'list' && joinListId === null && { joinListId: 'join_list_missing' }),
    ...(joinBy === 'tier' && joinTier === null && { joinTier: 'join_tier_missing' }),
    ...(joinBy === 'price' && (joinPrice ?? 0) <= 0 && { joinPrice: 'join_price_missing' }),
  }
}

/** The settings as form values. */
export interface GroupFormValues extends Omit<GroupSettings, 'joinPrice' | 'slowModeS'> {
  joinPrice: string
  slowModeS: string
  picture: Media | null
}

export const groupFormValuesOf = (settings: GroupSettings, picture: Media | null): GroupFormValues => ({
  ...settings,
  joinPrice: formatCentsField(settings.joinPrice),
  slowModeS: String(settings.slowModeS),
  picture,
})

export const settingsFromFormValues = ({
  picture: _picture,
  ...written
}: GroupFormValues): GroupSettings => ({
  ...written,
  joinPrice: parseCents(written.joinPrice) ?? null,
  slowModeS: Number(written.slowModeS),
})

/** What the request says of these form values. */
export const settingsToSave = (written: GroupFormValues): GroupSettings =>
  withoutUnusedJoinFields(settingsFromFormValues(written))
