import { beforeAll, expect, it } from 'vitest'

import { AGENCY_CREATOR_SORTS } from '@/domain/agency/agency-creator'
import { i18next } from '@/i18n'

import { startTestI18n } from '../../../../tests/support/i18n'
import { agencyCreatorColumns } from './agency-creator-columns'

beforeAll(() => startTestI18n())

it('marks only columns sortable that the server can sort by', () => {
  const t = i18next.getFixedT('en', 'analytics')
  const columns = agencyCreatorColumns({ t, seesMoney: true, readsNotes: true, nameOf: String, totals: null })
  expect(columns.filter(({ sortValue }) => !sortValue)).toEqual([])
  expect(columns.map(({ id }) => id).toSorted()).toEqual(AGENCY_CREATOR_SORTS.toSorted())
})
