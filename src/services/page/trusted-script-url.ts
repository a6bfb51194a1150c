interface TrustedTypes {
  createPolicy: (
    name: string,
    rules: { createScriptURL: (address: string) => string },
  ) => {
    createScriptURL: (address: string) => string
  }
}

/**
 * Returns what turns an address into a script's, as the page's Trusted Types require. `check` throws for any other
 * address. A name serves once, and the content policy lists it (build/content-security-policy.ts).
 */
export function trustedScriptUrl(
  name: string,
  check: (address: string) => string,
): (address: string) => string {
  const { trustedTypes } = window as unknown as { trustedTypes?: TrustedTypes } // not in TypeScript's DOM yet
  const policy = trustedTypes?.createPolicy(name, { createScriptURL: check })
  return (address) => policy?.createScriptURL(address) ?? check(address)
}
