/** A moment as `datetime-local` has it, in the reader's zone. */
export function localInput(at: number): string {
  const there = new Date(at - new Date(at).getTimezoneOffset() * 60_000)
  return there.toISOString().slice(0, 16)
}
