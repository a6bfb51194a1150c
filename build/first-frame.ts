import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'

import type { Plugin } from 'vite'

import { LANGUAGE_CODES } from '../src/config/languages.ts'
import { inlineScript } from './inline-script.ts'

const HEAD_MARK = '<!-- first-frame:head -->'
const BOOT_MARK = '<!-- first-frame:boot -->'
/** Texts of the static first frame: keys of auth.json, `login` branch. */
const WORD_KEYS = ['title', 'or_email', 'email', 'password', 'forgot', 'submit', 'help'] as const

/** Texts for an entry that fails to load: keys of global.json. */
const FAILURE_KEYS = {
  ask: ['version.hard_title', 'version.hard_text', 'version.hard_reload'],
  offline: ['offline.page_title', 'offline.page_text', 'offline.try_now'],
} as const

interface FirstFrameOptions {
  root: string
  appVersion: string
  appName: string
  supportEmail: string
  localesVersion: string
}

const readText = (root: string, path: string): string => readFileSync(resolve(root, path), 'utf8')

/** The first frame's texts in every language, read from the locale files. */
function textsByLanguage(options: FirstFrameOptions): Record<string, string[]> {
  return Object.fromEntries(
    LANGUAGE_CODES.map((code) => {
      const { login } = JSON.parse(readText(options.root, `locales/${code}/auth.json`)) as {
        login: Record<string, string>
      }
      const word = (key: string) => (login[key] ?? '').replace('{{email}}', options.supportEmail)
      return [code, WORD_KEYS.map(word)]
    }),
  )
}

function failureTextsByLanguage({ root }: FirstFrameOptions): Record<string, Record<string, string[]>> {
  return Object.fromEntries(
    LANGUAGE_CODES.map((code) => {
      const global = JSON.parse(readText(root, `locales/${code}/global.json`)) as Record<
        string,
        Record<string, string>
      >
      const word = (key: string) => {
        const [branch = '', name = ''] = key.split('.')
        return global[branch]?.[name] ?? ''
      }
      return [code, { ask: FAILURE_KEYS.ask.map(word), offline: FAILURE_KEYS.offline.map(word) }]
    }),
  )
}

/** The values of theme.css that the first frame's CSS uses. */
function tokensFor(css: string, theme: string): string {
  const wanted = new Set(css.match(/--[a-z0-9-]+/g))
  return theme
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/(--[a-z0-9-]+):[^;]+;/g, (line, name: string) => (wanted.has(name) ? line : ''))
    .replace(/[^{}]+\{\s*(color-scheme:[^;]+;\s*)?\}/g, (rule) => (rule.includes('color-scheme') ? rule : ''))
}

const minifyCss = (css: string): string =>
  css
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/\s+/g, ' ')
    .replace(/ ?([{};:,>]) ?/g, '$1')
    .replace(/@media\([^)]*\)\{\}/g, '')

const bootScript = (options: FirstFrameOptions): Promise<string> =>
  inlineScript(options.root, 'first-frame/boot.ts', {
    __FRAME_WORDS__: textsByLanguage(options),
    __FRAME_WORD_KEYS__: WORD_KEYS,
    __FAILURE_WORDS__: failureTextsByLanguage(options),
    __LOCALES_VERSION__: options.localesVersion,
    __APP_VERSION__: options.appVersion,
  })

/**
 * Adds the static first frame to index.html: critical CSS, texts and boot script inline, and the style sheet
 * after the markup so that it does not block the first paint.
 */
export function firstFrame(options: FirstFrameOptions): Plugin {
  return {
    name: 'first-frame',
    transformIndexHtml: {
      order: 'post',
      async handler(html) {
        const css = readText(options.root, 'src/first-frame/first-frame.css')
        const tokens = tokensFor(css, readText(options.root, 'src/styles/theme.css'))
        const script = await bootScript(options)
        const stylesheets = html.match(/\s*<link rel="stylesheet"[^>]*>/g) ?? []
        const late = stylesheets.reduce((rest, link) => rest.replace(link, ''), html)
        return late
          .replaceAll('%APP_NAME%', options.appName)
          .replace(HEAD_MARK, () => `<style>${minifyCss(tokens + css)}</style>`)
          .replace(
            BOOT_MARK,
            () => `<script>${script}</script>${stylesheets.map((link) => link.trim()).join('')}`,
          )
      },
    },
  }
}
