import * as v from 'valibot'

import { flag, orElse, orNull } from '@/lib/lenient-schema'

import { Cents } from '../money/money'

/** A chatter's access to a tool. */
export const PERMISSION_LEVELS = ['off', 'view', 'edit'] as const
export const PermissionLevel = v.picklist(PERMISSION_LEVELS)
export type PermissionLevel = (typeof PERMISSION_LEVELS)[number]

/** The tools with a permission level. */
export const PERMISSION_TOOLS = [
  'messages',
  'massMessages',
  'groups',
  'notifications',
  'profile',
  'earnings',
  'dashboard',
  'analytics',
  'vault',
  'scheduler',
  'lists',
  'memberships',
  'welcomeMessages',
  'discountsTrials',
  'postCategories',
  'dmca',
  'live',
  'notes',
] as const
export type Permission = (typeof PERMISSION_TOOLS)[number]

/** What a person may or may not do, whatever the tool. */
export const PERMISSION_FLAGS = [
  'canUnsend',
  'canPrice',
  'canSeeSpend',
  'canSeeStaffNames',
  'canExport',
  'canGoLive',
] as const
export type PermissionFlag = (typeof PERMISSION_FLAGS)[number]

/** Everything that may differ from a person's set. */
export const PERMISSION_KEYS = [...PERMISSION_TOOLS, ...PERMISSION_FLAGS, 'priceMin', 'priceMax'] as const

/** What a person may do inside the tools. Missing means not allowed; a null price limit means none. */
export const ChatterPermissions = v.object({
  ...v.entriesFromList(PERMISSION_TOOLS, orElse(PermissionLevel, 'off')),
  ...v.entriesFromList(PERMISSION_FLAGS, flag),
  priceMin: orNull(Cents),
  priceMax: orNull(Cents),
})
export interface ChatterPermissions extends v.InferOutput<typeof ChatterPermissions> {}
