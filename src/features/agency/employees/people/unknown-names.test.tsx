import { render, screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'

import type { Employee } from '@/domain/agency/employee'
import { i18next } from '@/i18n'
import { world } from '@/mocks/node'

import { peopleColumnsContext } from '../../../../../tests/support/fixtures/people-columns-context'
import { setUpBackend } from '../../../../../tests/support/render/backend'
import { renderTool } from '../../../../../tests/support/render/render-tool'
import { startTestI18n } from '../../../../../tests/support/i18n'
import { employeeColumns } from './employee-columns'
import { InvitePeopleDialog } from '../invite/invite-people-dialog'

setUpBackend()

const person = { status: 'active', canEdit: false, userId: 'u', permissionSetId: 'set-1', groupId: 'group-1' }

async function cells(id: 'set' | 'group', part: Partial<Employee>, isNaming: boolean) {
  await startTestI18n()
  const t = i18next.getFixedT('en', 'analytics')
  const column = employeeColumns(t, 'active', peopleColumnsContext(isNaming)).find((one) => one.id === id)
  const row = { ...person, ...part } as Employee // the cell reads only these fields
  const { container } = render(<p>{column?.cell(row)}</p>)
  return { text: container.textContent, csv: column?.exportValue?.(row) }
}

describe('the name of a set or group', () => {
  it('shows an unknown set differently from the set of the role', async () => {
    expect(await cells('set', {}, false)).toEqual({ text: '–No data', csv: null })
    expect((await cells('set', {}, true)).text).toBe('')
    const byRole = await cells('set', { permissionSetId: null }, true)
    expect(byRole).toEqual({ text: 'Role default', csv: 'Role default' })
  })

  it('shows a dash for no group, and nothing while names load', async () => {
    expect((await cells('group', { groupId: null }, true)).text).toBe('–No data')
    expect((await cells('group', {}, true)).text).toBe('')
  })
})

describe('permission sets that fail to load', () => {
  it('show an error under their field, with a retry', async () => {
    await world.setFaults({ mode: 'fail', status: 422, only: '/permission-sets/list' })
    const { user } = await renderTool(<InvitePeopleDialog onClose={() => {}} />, 'director')
    const retry = await screen.findByRole('button', { name: 'Retry' })
    expect(screen.getByText("Couldn't load the options.")).toBeVisible()
    await world.setFaults({ mode: 'none' })
    await user.click(retry)
    await waitFor(() => expect(screen.queryByText("Couldn't load the options.")).toBeNull())
  })
})
