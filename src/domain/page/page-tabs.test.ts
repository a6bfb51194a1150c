import { expect, it } from 'vitest'

import { DEFAULT_TABS, hrefOfTab, PAGE_TABS, type TabbedPage } from './page-tabs'

it('links to a page on a tab, without naming the default tab', () => {
  expect(hrefOfTab('agencyEmployees', 'shifts')).toBe('/agency-manage/employees?tab=shifts')
  expect(hrefOfTab('agencyEmployees', 'active')).toBe('/agency-manage/employees')
  expect(hrefOfTab('agencyEmployees', 'invited', { person: 'staff-05' })).toBe(
    '/agency-manage/employees?tab=invited&person=staff-05',
  )
})

it('has a default tab for every page with tabs', () => {
  for (const page of Object.keys(PAGE_TABS) as TabbedPage[])
    expect(PAGE_TABS[page]).toContain(DEFAULT_TABS[page])
})
