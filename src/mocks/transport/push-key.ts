/** Public key of a push service without a sender: the switch works with it, and no message ever comes. */
export const MOCK_PUSH_PUBLIC_KEY =
  'BNqKFQihQ3Wmg664ZP2aSrOP7Ki-Ru0pMC-jisA2QJXavm3ge8zjhUQiRY0PKOBh0udfemj-lE090bsxqDvatBQ'
