import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'

import type { Plugin } from 'vite'

import { inlineScript } from './inline-script.ts'
import { localeTexts } from './locale-texts.ts'

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

/** The first frame's texts in every language. */
function textsByLanguage({ root, supportEmail }: FirstFrameOptions): Record<string, string[]> {
  const texts = localeTexts(
    root,
    'auth',
    WORD_KEYS.map((key) => `login.${key}`),
  )
  const filled = ([code, words]: [string, string[]]) =>
    [code, words.map((word) => word.replace('{{email}}', supportEmail))] as const
  return Object.fromEntries(Object.entries(texts).map(filled))
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
    __ASK_WORDS__: localeTexts(options.root, 'global', FAILURE_KEYS.ask),
    __OFFLINE_WORDS__: localeTexts(options.root, 'global', FAILURE_KEYS.offline),
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
