/** The server's limit of people per request. */
export const MAX_BATCH_SIZE = 200

/** Splits a list into parts the server accepts. */
export function chunked<Item>(items: readonly Item[]): Item[][] {
  const count = Math.ceil(items.length / MAX_BATCH_SIZE)
  return Array.from({ length: count }, (_, part) =>
    items.slice(part * MAX_BATCH_SIZE, (part + 1) * MAX_BATCH_SIZE),
  )
}
