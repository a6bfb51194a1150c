import type { Plugin } from 'vite'

const FILE = 'manifest.webmanifest'
const BACKGROUND = '#111113'

/** Makes the console installable: its name, icons and a window of its own. */
export function webManifest(appName: string): Plugin {
  const icon = (size: number, purpose: string) => ({
    src: `/icon-${size}.png`,
    sizes: `${size}x${size}`,
    type: 'image/png',
    purpose,
  })
  const manifest = {
    id: '/',
    name: appName,
    start_url: '/',
    display: 'standalone',
    background_color: BACKGROUND,
    theme_color: BACKGROUND,
    icons: [icon(192, 'any'), icon(512, 'any'), icon(512, 'maskable')],
  }
  return {
    name: 'web-manifest',
    apply: 'build',
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: FILE, source: JSON.stringify(manifest) })
    },
    transformIndexHtml: () => [
      { tag: 'link', attrs: { rel: 'manifest', href: `/${FILE}` }, injectTo: 'head' },
    ],
  }
}
