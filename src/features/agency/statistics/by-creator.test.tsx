import { screen, waitFor } from '@testing-library/react'
import * as v from 'valibot'
import { expect, it } from 'vitest'

import { ChatterFigures } from '@/domain/figures/chatter-figures'
import { OwnStatistics } from '@/domain/figures/own-statistics'

import { setUpBackend } from '../../../../tests/support/render/backend'
import { renderTool } from '../../../../tests/support/render/render-tool'
import { ByCreator } from './by-creator'

setUpBackend()

const figures = v.parse(ChatterFigures, {})
const statistics = v.parse(OwnStatistics, {
  currency: 'USD',
  metrics: figures,
  previous: null,
  clockedThisWeek: 0,
  plannedLeft: 0,
  pace: null,
  band: [],
  rows: [{ rowId: 'one', at: null, creatorId: 'one', ...figures }],
})
const draw = (who: 'chatter' | 'manager') =>
  renderTool(<ByCreator statistics={statistics} fault={undefined} nameOf={String} zone="UTC" />, who)

const OFF = "You can't export. Ask an agency manager for access."

it('lets users who may export save the table', async () => {
  await draw('manager')
  const save = await screen.findByRole('button', { name: /^Export/ })
  await waitFor(() => expect(save).not.toHaveAccessibleDescription(OFF))
})

it('locks the export for others, and says who can allow it', async () => {
  await draw('chatter')
  expect(await screen.findByRole('button', { name: /^Export/ })).toHaveAccessibleDescription(OFF)
})
