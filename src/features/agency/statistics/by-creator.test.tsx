import { screen, waitFor } from '@testing-library/react'
import * as v from 'valibot'
import { expect, it } from 'vitest'

import { ChatterFigures } from '@/domain/figures/chatter-figures'
import { OwnStatistics } from '@/domain/figures/own-statistics'
import { i18next } from '@/i18n'

import { startTestI18n } from '../../../../tests/support/i18n'
import { setUpBackend } from '../../../../tests/support/render/backend'
import { renderTool } from '../../../../tests/support/render/render-tool'
import { ByCreator, byCreatorColumns } from './by-creator'

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

it('exports shares as such, and reply times in the unit of their heading', async () => {
  await startTestI18n()
  const t = i18next.getFixedT('en', 'analytics')
  const columns = byCreatorColumns(t, { statistics, nameOf: String, zone: 'UTC' })
  const worked = { ...figures, sales: 1250, goldenRatio: 0.25, medianReplySeconds: 161 }
  const row = { rowId: 'one', at: null, creatorId: 'one', ...worked }
  const exported = (id: string) => {
    const { exportValue, exportUnit } = columns.find((column) => column.id === id) ?? expect.fail(id)
    return [exportValue?.(row), exportUnit]
  }
  expect(exported('sales')).toEqual([{ kind: 'money', amount: 1250, currency: 'USD' }, undefined])
  expect(exported('goldenRatio')).toEqual([{ kind: 'share', value: 0.25 }, undefined])
  expect(exported('medianReplySeconds')).toEqual([2.68, 'minute'])
})
