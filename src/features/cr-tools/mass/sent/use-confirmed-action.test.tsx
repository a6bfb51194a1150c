import { act, screen, waitFor } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import * as v from 'valibot'
import { expect, it } from 'vitest'

import { stopMassMessage } from '@/api/calls/chat/mass-messages'
import { MassMessage } from '@/domain/mass/mass-message'
import { server } from '@/mocks/node'

import { setUpBackend } from '../../../../../tests/support/render/backend'
import { renderTool } from '../../../../../tests/support/render/render-tool'
import { useConfirmedAction } from './use-confirmed-action'

setUpBackend()

const massOf = (massMessageId: string) =>
  v.parse(MassMessage, {
    massMessageId,
    state: 'sending',
    text: massMessageId,
    price: 1200,
    createdAt: '2026-11-20T10:00:00.000Z',
  })
const ROWS = [massOf('mass-1'), massOf('mass-2')] as const

function Page() {
  const { run, question } = useConfirmedAction('creator-01', ROWS)
  return (
    <>
      <button type="button" onClick={() => run('stop', ROWS[0])}>
        Stop the first
      </button>
      <button type="button" onClick={() => run('unsend', ROWS[1])}>
        Unsend the second
      </button>
      {question}
    </>
  )
}

it('leaves another question open when the answer to a left one arrives', async () => {
  const answers: (() => void)[] = []
  server.use(
    http.post(`*${stopMassMessage.path}`, async () => {
      await new Promise<void>((resolve) => answers.push(resolve))
      return HttpResponse.json({})
    }),
  )
  const { user } = await renderTool(<Page />, 'manager')
  await user.click(screen.getByRole('button', { name: 'Stop the first' }))
  await screen.findByRole('alertdialog')
  await user.click(screen.getByRole('button', { name: 'Stop' }))
  await waitFor(() => expect(answers).toHaveLength(1))
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument())
  await user.click(screen.getByRole('button', { name: 'Unsend the second' }))
  const question = await screen.findByRole('alertdialog')
  await act(async () => answers[0]?.())
  await waitFor(() => expect(screen.queryByRole('button', { busy: true })).not.toBeInTheDocument())
  expect(question).toBeInTheDocument()
})
