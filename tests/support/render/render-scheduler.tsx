import { screen } from '@testing-library/react'

import type { ChatterPermissions } from '@/domain/account/permission'
import { IDENTITIES } from '@/mocks/rules/account/identities'
import { world } from '@/mocks/node'
import { focusCreator } from '@/services/session/creator-in-focus'

import { renderApp, type RenderAppOptions } from './render-app'

export const SCHEDULER = '/scheduler'
/** The agency manager, who plans for Mila Hart. */
export const PLANNER_ID = IDENTITIES.find(({ labelKey }) => labelKey === 'manager')?.userId ?? ''

export const scheduleGrid = () => screen.findByRole('grid', { name: /^Schedule/ })
/** What a screen reader says of a move. */
export const announcement = () => document.querySelector('[aria-live="assertive"].sr-only')

export const restrictPlanner = (permissions: Partial<ChatterPermissions>): Promise<void> =>
  world.transact(() => void (world.state.permissions[PLANNER_ID] = permissions))

/** Opens the scheduler for the planner, once `before` has changed what the server has. */
export async function renderScheduler({
  before,
  search = '',
}: Pick<RenderAppOptions, 'before'> & { search?: string } = {}) {
  focusCreator(PLANNER_ID, 'creator-01')
  const app = await renderApp(SCHEDULER + search, { as: 'manager', ...(before && { before }) })
  await scheduleGrid()
  return app
}
