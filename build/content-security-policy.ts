import { createHash } from 'node:crypto'

import type { Plugin } from 'vite'

interface CspOptions {
  /** Origins that the page may connect to besides its own; empty ones are omitted. */
  connectTo: readonly string[]
  /** Origins of media besides https ones, which are all allowed. */
  mediaFrom?: readonly string[]
  /**
   * The mock's service worker passes a string to a Trusted Types sink, so a page with it cannot require them.
   */
  isMocked: boolean
  /** Whether the page may also register the worker of push messages. */
  hasPush?: boolean
}

/** react-aria inserts these style texts (usePress, usePreventScroll), so they are allowed by hash. */
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

/** The policy of one page. `frame-ancestors` works only as a header: docs/deploy.md#headers. */
export function policyFor(html: string, options: CspOptions): string {
  const scripts = inlineOf(html, 'script').map(hashOf)
  const styles = [...inlineOf(html, 'style'), ...LIBRARY_STYLES].map(hashOf)
  const connect = [...new Set(options.connectTo.flatMap(originOf))]
  const media = [...new Set((options.mediaFrom ?? []).flatMap(originOf))].filter(
    (origin) => !origin.startsWith('https:'),
  )
  const rules = [
    "default-src 'none'",
    // 'self' is a fallback for browsers without 'strict-dynamic'; others ignore it.
    ["script-src 'strict-dynamic'", ...scripts, "'self'"].join(' '),
    ["style-src 'self'", ...styles].join(' '),
    ["connect-src 'self'", ...connect].join(' '),
    ["img-src 'self' data: blob: https:", ...media].join(' '),
    ["media-src 'self' blob: https:", ...media].join(' '),
    "font-src 'self'",
    "manifest-src 'self'",
    "worker-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "object-src 'none'",
    "frame-src 'none'",
    ...(options.isMocked
      ? []
      : [
          "require-trusted-types-for 'script'",
          `trusted-types entry fraud-beacon offline-worker${options.hasPush ? ' push-worker' : ''}`,
        ]),
  ]
  return rules.join('; ')
}

/** Adds a strict content security policy to the built page. Its inline scripts are trusted by hash. */
export function contentSecurityPolicy(options: CspOptions): Plugin {
  return {
    name: 'content-security-policy',
    apply: 'build',
    // Last, so that the hashes match the final page.
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
