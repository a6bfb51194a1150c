import { screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { expect, it } from 'vitest'

import { type MassPlan, NEW_MASS_PLAN } from '@/domain/mass/mass-plan'

import { setUpBackend } from '../../../../../../tests/support/render/backend'
import { renderTool } from '../../../../../../tests/support/render/render-tool'
import { AudienceSection } from './audience-section'

setUpBackend()

function Stage() {
  const [plan, setPlan] = useState<MassPlan>({ ...NEW_MASS_PLAN, filters: { notSeenMassId: 'mass-1-3' } })
  return (
    <>
      <AudienceSection
        creatorId="creator-01"
        currency="USD"
        plan={plan}
        change={(patch) => setPlan((before) => ({ ...before, ...patch }))}
      />
      <output aria-label="Filters">{JSON.stringify(plan.filters)}</output>
    </>
  )
}

it('shows the has-not-seen filter and removes it', async () => {
  const { user } = await renderTool(<Stage />, 'manager')
  await waitFor(() => expect(screen.getByText(/^Only fans who haven't seen “.*\p{L}/u)).toBeVisible())
  await user.click(screen.getByRole('button', { name: 'Also send to fans who have seen it' }))
  expect(screen.getByRole('status', { name: 'Filters' })).toHaveTextContent('{}')
  expect(screen.queryByText(/^Only fans who/)).toBeNull()
  expect(document.activeElement).toHaveTextContent('Filters')
})

it('filters by a language that the interface does not support, with name and sort order', async () => {
  const { user } = await renderTool(<Stage />, 'manager')
  await user.click(screen.getByText('Filters'))
  const field = screen.getByRole('combobox', { name: 'Languages' })
  await user.type(field, 'po')
  await user.click(await screen.findByRole('option', { name: 'Polish' }))
  expect(screen.getByRole('status', { name: 'Filters' })).toHaveTextContent('"languages":["pl"]')
  expect(screen.getByRole('button', { name: 'Remove Polish' })).toBeVisible()
})
