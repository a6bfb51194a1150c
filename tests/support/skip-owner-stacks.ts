const INTERNALS = '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE'
const COUNT = 'recentlyCreatedOwnerStacks'

/**
 * Makes React believe that it has recorded enough stacks of elements, which only its warnings print: recording
 * them takes a twelfth of a component test.
 */
export function skipOwnerStacks(react: object): void {
  const internals: unknown = Reflect.get(react, INTERNALS)
  if (typeof internals !== 'object' || internals === null || !(COUNT in internals))
    throw new Error(`React has no ${COUNT} any more: find its successor, or delete this file`)
  Object.defineProperty(internals, COUNT, {
    get: () => Infinity,
    set() {
      // React counts from zero in each render.
    },
  })
}
