import { createHash, X509Certificate } from 'node:crypto'
import { fileURLToPath } from 'node:url'

import { getCertificate } from '@vitejs/plugin-basic-ssl'

const KEPT_IN = fileURLToPath(new URL('../../.cache/bench', import.meta.url))

/** Key and certificate of the bench's hosts as one PEM: browsers speak HTTP/2 over TLS only. */
export const certificate = (): Promise<string> => getCertificate(KEPT_IN)

/** Launch argument that makes the browser trust the certificate. Otherwise it would cache nothing. */
export async function trustInIt(): Promise<string> {
  const { publicKey } = new X509Certificate(await certificate())
  const hash = createHash('sha256').update(publicKey.export({ type: 'spki', format: 'der' }))
  return `--ignore-certificate-errors-spki-list=${hash.digest('base64')}`
}
