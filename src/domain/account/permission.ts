import * as v from 'valibot'

import { orElse, orNull } from '@/lib/lenient-schema'

import { Cents } from '../money/money'

/** A chatter's access to a tool. */
export const PERMISSION_LEVELS = ['off', 'view', 'edit'] as const
export const PermissionLevel = v.picklist(PERMISSION_LEVELS)
export type PermissionLevel = (typeof PERMISSION_LEVELS)[number]

const level = orElse(PermissionLevel, 'off')
const flag = orElse(v.boolean(), false)

/** The tools with a permission level. */
export const PERMISSION_LEVEL_FIELDS = {
  messages: level,
  massMessages: level,
  groups: level,
  notifications: level,
  profile: level,
  earnings: level,
  dashboard: level,
  analytics: level,
  vault: level,
  scheduler: level,
  lists: level,
  memberships: level,
  welcomeMessages: level,
  discountsTrials: level,
  postCategories: level,
  dmca: level,
  live: level,
  notes: level,
}
export type Permission = keyof typeof PERMISSION_LEVEL_FIELDS

/** What a person may do inside the tools. Missing means not allowed; a null price limit means none. */
export const ChatterPermissions = v.object({
  ...PERMISSION_LEVEL_FIELDS,
  canUnsend: flag,
  canPrice: flag,
  priceMin: orNull(Cents),
  priceMax: orNull(Cents),
  canSeeSpend: flag,
  canSeeStaffNames: flag,
  canExport: flag,
  canGoLive: flag,
})
export interface ChatterPermissions extends v.InferOutput<typeof ChatterPermissions> {}
