import type { Plugin } from 'vite'

const WRONG = /(this\.\w+Log)\.innerHTML = ''/g

/**
 * react-aria's announcer clears its logs with `innerHTML`, which Trusted Types block, so the first key in a
 * date field would crash the page. This plugin removes the children instead.
 */
export const patchReactAriaAnnouncer = (): Plugin => ({
  name: 'announcer-clears',
  apply: 'build',
  transform: {
    filter: { id: /react-aria\/dist\/private\/live-announcer\/LiveAnnouncer\.m?js$/ },
    handler(code) {
      // When react-aria no longer uses innerHTML, delete this plugin.
      if (code.match(WRONG)?.length !== 2)
        this.error('the announcer does not clear its two logs by innerHTML')
      return { code: code.replaceAll(WRONG, '$1.replaceChildren()'), map: null }
    },
  },
})
