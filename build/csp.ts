import { createHash } from 'node:crypto'

import type { Plugin } from 'vite'

interface CspOptions {
  /** Addresses the page may talk to besides its own origin; empty ones are left out. */
  connectTo: readonly string[]
  /** Addresses that media are shown from besides those of https, which all are allowed. */
  mediaFrom?: readonly string[]
  /** The mock's service worker hands plain text to a Trusted Types sink, so a page that carries it does without. */
  isMocked: boolean
}

/** react-aria writes these two by script (usePress, usePreventScroll): allowed by their hash, word for word. */
const LIBRARY_STYLES = [
  '@layer {\n  [data-react-aria-pressable] {\n    touch-action: pan-x pan-y pinch-zoom;\n  }\n}',
  '@layer {\n  * {\n    overscroll-behavior: contain;\n  }\n}',
]

const hashOf = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`
const originOf = (address: string): string[] => (URL.canParse(address) ? [new URL(address).origin] : [])
const inlineOf = (html: string, tag: 'script' | 'style'): string[] =>
  [...html.matchAll(new RegExp(`<${tag}(?![^>]*\\ssrc=)[^>]*>([\\s\\S]*?)</${tag}>`, 'g'))].map(
    (match) => match[1] ?? '',
  )

/** The policy of one page. `frame-ancestors` works as a header only (docs/deploy.md#headers). */
export function policyFor(html: string, options: CspOptions): string {
  const scripts = inlineOf(html, 'script').map(hashOf)
  const styles = [...inlineOf(html, 'style'), ...LIBRARY_STYLES].map(hashOf)
  const connect = [...new Set(options.connectTo.flatMap(originOf))]
  const media = [...new Set((options.mediaFrom ?? []).flatMap(originOf))].filter(
    (origin) => !origin.startsWith('https:'),
  )
  const rules = [
    "default-src 'none'",
    // 'self' is for browsers that do not know 'strict-dynamic'; the others ignore it.
    ["script-src 'strict-dynamic'", ...scripts, "'self'"].join(' '),
    ["style-src 'self'", ...styles].join(' '),
    ["connect-src 'self'", ...connect].join(' '),
    ["img-src 'self' data: blob: https:", ...media].join(' '),
    ["media-src 'self' blob: https:", ...media].join(' '),
    "font-src 'self'",
    "manifest-src 'self'",
    options.isMocked ? "worker-src 'self'" : "worker-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "object-src 'none'",
    "frame-src 'none'",
    ...(options.isMocked ? [] : ["require-trusted-types-for 'script'", 'trusted-types fraud-beacon']),
  ]
  return rules.join('; ')
}

/** Puts a strict policy into the built page. Its first scripts are inline, so the policy trusts them by hash. */
export function contentSecurityPolicy(options: CspOptions): Plugin {
  return {
    name: 'content-security-policy',
    apply: 'build',
    // After every other change to the page: the hashes are of its last form.
    enforce: 'post',
    transformIndexHtml: {
      order: 'post',
      handler(html) {
        const meta = `<meta http-equiv="Content-Security-Policy" content="${policyFor(html, options)}">`
        return html.replace(/<meta charset="[^"]*"\s*\/?>/i, (charset) => `${charset}\n    ${meta}`)
      },
    },
  }
}
