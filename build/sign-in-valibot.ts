import type { Plugin } from 'vite'

/** The sign-in page's modules that use valibot: API envelope, tokens, stored accounts. */
const SIGN_IN_MODULES =
  /[\\/]src[\\/](?:api[\\/](?:call|http|query|calls[\\/]account[\\/]auth)|lib[\\/](?:lenient-schema|parse-stored)|services[\\/]session[\\/](?:creator-in-focus|tab-lock)|domain[\\/](?:server[\\/](?:id|server-error)|account[\\/](?:mfa-method|stored-account|token-set)))\.ts$/

/**
 * Gives the sign-in page its own copy of valibot. A shared one has every function that any page uses in its
 * chunk, so schemas behind sign-in would grow the first load (1.3 kB brotli; performance row 1). Schemas of
 * both copies interoperate, as they are plain objects. `tests/size/sign-in.test.ts` fails when a file is
 * missing above.
 */
export const signInValibot = (): Plugin => ({
  name: 'sign-in-valibot',
  apply: 'build',
  enforce: 'pre',
  resolveId: {
    filter: { id: /^valibot$/ },
    async handler(source, importer, options) {
      const found = await this.resolve(source, importer, { ...options, skipSelf: true })
      return found && importer && !SIGN_IN_MODULES.test(importer)
        ? { ...found, id: `${found.id}?behind-sign-in` }
        : found
    },
  },
})
