import type { Plugin } from 'vite'

const WRONG = /(this\.\w+Log)\.innerHTML = ''/g

/**
 * react-aria's announcer empties its two logs by `innerHTML`, which Trusted Types refuse: the first key in a date field
 * would take the page down. Removing the children does the same.
 */
export const announcerClears = (): Plugin => ({
  name: 'announcer-clears',
  apply: 'build',
  transform: {
    filter: { id: /react-aria\/dist\/private\/live-announcer\/LiveAnnouncer\.m?js$/ },
    handler(code) {
      // Another version may clear without HTML: then this plugin is no longer needed.
      if (code.match(WRONG)?.length !== 2)
        this.error('the announcer does not clear its two logs by innerHTML')
      return { code: code.replaceAll(WRONG, '$1.replaceChildren()'), map: null }
    },
  },
})
