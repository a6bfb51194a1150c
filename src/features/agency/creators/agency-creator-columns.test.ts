import { renderToStaticMarkup } from 'react-dom/server'
import { beforeAll, expect, it } from 'vitest'

import { type AgencyCreator, AGENCY_CREATOR_SORTS } from '@/domain/agency/agency-creator'
import { i18next } from '@/i18n'

import { startTestI18n } from '../../../../tests/support/i18n'
import { agencyCreatorColumns } from './agency-creator-columns'

beforeAll(() => startTestI18n())

const columnsIn = (timezone: string) =>
  agencyCreatorColumns(i18next.getFixedT('en', 'analytics'), {
    mayReadMoney: true,
    mayReadNotes: true,
    nameOf: String,
    totals: null,
    timezone,
  })

it('shows and exports when a creator was added in the agency’s zone', () => {
  const added = columnsIn('Asia/Tokyo').find(({ id }) => id === 'createdAt') ?? expect.fail('no column')
  const at = Date.parse('2026-11-18T20:00:00Z')
  const row = { createdAt: at } as AgencyCreator // the column reads nothing else
  expect(added.exportValue?.(row)).toEqual({ kind: 'moment', at, timezone: 'Asia/Tokyo' })
  expect(renderToStaticMarkup(added.cell(row))).toContain('Nov 19, 2026')
})

it('has a column for each order of the server, and no other', () => {
  const columns = columnsIn('UTC')
  expect(columns.map(({ id }) => id).toSorted()).toEqual(AGENCY_CREATOR_SORTS.toSorted())
})
