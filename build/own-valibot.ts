import type { Plugin } from 'vite'

/** What the sign-in page loads of it: the envelope of a call, tokens, accounts of the device. */
const FIRST =
  /[\\/]src[\\/](?:api[\\/](?:call|http|query|calls[\\/]auth)|lib[\\/]tolerant|services[\\/]creator-in-focus|domain[\\/](?:id|mfa-method|server-error|stored-account|token-set))\.ts$/

/**
 * Gives the sign-in page a copy of valibot of its own. A module is bundled whole into one chunk, with every function that any page
 * uses, so each schema of a page behind sign-in would grow the first load (1.3 kB brotli on 2026-11-24; performance row 1).
 * Schemas of one copy parse with the other: they are plain objects. A file that is missing above fails `tests/size/sign-in.test.ts`.
 */
export const ownValibot = (): Plugin => ({
  name: 'own-valibot',
  apply: 'build',
  enforce: 'pre',
  resolveId: {
    filter: { id: /^valibot$/ },
    async handler(source, importer, options) {
      const found = await this.resolve(source, importer, { ...options, skipSelf: true })
      return found && importer && !FIRST.test(importer)
        ? { ...found, id: `${found.id}?behind-sign-in` }
        : found
    },
  },
})
