import { screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'

import { listVault } from '@/api/calls/creator/vault'

import { MILA } from '../../../../../tests/support/people'
import { setUpBackend } from '../../../../../tests/support/render/backend'
import { holdCall, recordCalls } from '../../../../../tests/support/render/calls'
import { renderTool } from '../../../../../tests/support/render/render-tool'
import { uploads } from '../../media/uploads'
import { useVaultList } from '../use-vault-list'
import { uploadToVault, useVaultUploads } from './use-vault-uploads'

setUpBackend()

function Vault() {
  const { total } = useVaultList(MILA, { query: '', sort: 'newest' }, 200)
  useVaultUploads(MILA)
  return <p>{total} items</p>
}

const PNG = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]
const upload = async (byte: number) => {
  const file = new File([new Uint8Array([...PNG, byte])], `${byte}.png`, { type: 'image/png' })
  uploadToVault(MILA, [file])
  await waitFor(() => expect(uploads.read()).toEqual([]))
}

it('finishes reading the list while more files arrive, and reads it once more for them', async () => {
  await renderTool(<Vault />, 'manager')
  const before = Number.parseInt((await screen.findByText(/^[1-9]\d* items/)).textContent, 10)
  const held = holdCall(listVault)
  const asked = recordCalls(listVault)
  for (const byte of [1, 2, 3]) await upload(byte)
  await held.asked
  expect(asked).toHaveLength(1)
  held.release()
  expect(await screen.findByText(`${before + 3} items`)).toBeVisible()
  await waitFor(() => expect(asked).toHaveLength(2))
})
