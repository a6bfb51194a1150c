import type { Plugin } from 'vite'

const WRONG = 'once: true'

/**
 * react-aria tracks running transitions per property, but removes its listener after the first cancelled one.
 * A bordered field that unmounts during a color transition would leak its whole conversation
 * (adobe/react-spectrum#7326). This plugin keeps listening until the last.
 */
export const patchReactAriaTransitions = (): Plugin => ({
  name: 'transitions-let-go',
  apply: 'build',
  transform: {
    filter: { id: /react-aria\/dist\/private\/utils\/runAfterTransition\.m?js$/ },
    handler(code) {
      // When react-aria has fixed it, delete this plugin.
      if (code.split(WRONG).length !== 2) this.error(`"${WRONG}" is not there once, as it was`)
      return { code: code.replace(WRONG, 'once: false'), map: null }
    },
  },
})
