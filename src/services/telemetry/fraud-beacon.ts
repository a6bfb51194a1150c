import { env } from '@/config/env'

import { whenIdle } from '../page/idle'
import { newId } from '../page/new-id'
import { trustedScriptUrl } from '../page/trusted-script-url'

let toTrustedUrl: ((address: string) => string) | undefined
let beaconUser: string | null | undefined
let script: HTMLScriptElement | undefined

function assertBeaconUrl(address: string): string {
  const { origin, pathname } = new URL(env.fraudBeaconUrl)
  if (!address.startsWith(`${origin}${pathname}?`)) throw new TypeError('Not the address of the beacon')
  return address
}

function loadBeacon(): void {
  script?.remove()
  const address = new URL(env.fraudBeaconUrl)
  address.searchParams.set('session_id', newId())
  script = document.createElement('script')
  script.async = true
  script.referrerPolicy = 'no-referrer'
  script.dataset.fraudBeacon = ''
  // The only address from elsewhere that the page takes a script from.
  toTrustedUrl ??= trustedScriptUrl('fraud-beacon', assertBeaconUrl)
  script.src = toTrustedUrl(address.href)
  document.head.append(script)
}

/**
 * Loads the fraud-detection beacon with a new session id per user (requirements 7), null when signed out. The
 * console works the same when it is unset, blocked or broken.
 */
export function startFraudBeacon(userId: string | null): void {
  if (!URL.canParse(env.fraudBeaconUrl) || userId === beaconUser) return
  const isFirst = beaconUser === undefined
  beaconUser = userId
  if (isFirst) whenIdle(loadBeacon)
  else if (script) loadBeacon()
}
