import './tools.css'

import i18next from 'i18next'
import { createRoot } from 'react-dom/client'

import type { MockControl } from '../transport/mock-control'
import { IdentityPicker } from './identity-picker'
import { Panel } from './panel'

const translationsReady = (): Promise<unknown> =>
  new Promise((resolve) => {
    if (i18next.isInitialized) resolve(undefined)
    else i18next.on('initialized', resolve)
  }).then(() => i18next.loadNamespaces('common'))

/**
 * Mounts the mock's own tools once translations are loaded: demo users, and the panel behind
 * Ctrl+Shift+M.
 */
export async function mountTools(control: MockControl): Promise<void> {
  await translationsReady()
  const host = document.createElement('div')
  document.body.append(host)
  createRoot(host).render(
    <>
      <IdentityPicker />
      <Panel control={control} />
    </>,
  )
}
