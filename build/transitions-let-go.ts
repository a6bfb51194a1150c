import type { Plugin } from 'vite'

const WRONG = 'once: true'

/**
 * react-aria notes what is in transition, each property of it, and forgets one by one when they are cancelled, but listens
 * for the first of them alone: a bordered field taken away while its colours fade kept its whole conversation for good
 * (adobe/react-spectrum#7326). Here it listens for all; it stops by itself after the last.
 */
export const transitionsLetGo = (): Plugin => ({
  name: 'transitions-let-go',
  apply: 'build',
  transform: {
    filter: { id: /react-aria\/dist\/private\/utils\/runAfterTransition\.m?js$/ },
    handler(code) {
      // Another version may have mended it: then this goes.
      if (code.split(WRONG).length !== 2) this.error(`"${WRONG}" is not there once, as it was`)
      return { code: code.replace(WRONG, 'once: false'), map: null }
    },
  },
})
