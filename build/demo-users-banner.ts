import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'

import type { Plugin, ViteDevServer } from 'vite'

import { DEMO_CODE, DEMO_PASSWORD, IDENTITIES } from '../src/mocks/rules/account/identities.ts'

const roleOf = (root: string, words: string): string => {
  const common = JSON.parse(readFileSync(resolve(root, 'locales/en/common.json'), 'utf8')) as {
    mock?: Record<string, string>
  }
  return common.mock?.[`identity_${words}`] ?? words
}

function printDemoUsers(server: ViteDevServer): void {
  const say = (line = '') => server.config.logger.info(line)
  const widest = Math.max(...IDENTITIES.map(({ email }) => email.length))
  say()
  say('  Sign in as (or with one click on the sign-in screen):')
  for (const { email, labelKey } of IDENTITIES) {
    say(`    ${email.padEnd(widest)}  ${roleOf(server.config.root, labelKey)}`)
  }
  say(`  Password ${DEMO_PASSWORD}, every code ${DEMO_CODE}. Ctrl+C stops.`)
}

/** Prints the demo users of the mock backend below the server's URLs. */
export function demoUsersBanner(): Plugin {
  return {
    name: 'demo-users-banner',
    apply: 'serve',
    configureServer(server) {
      const printUrls = server.printUrls.bind(server)
      server.printUrls = () => {
        printUrls()
        printDemoUsers(server)
      }
    },
  }
}
