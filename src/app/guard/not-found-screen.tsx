/** Shows only the text 404 (requirements 2), the same in every language. */
export function NotFoundScreen() {
  return (
    <main className="grid min-h-dvh place-items-center">
      <h1 tabIndex={-1} className="text-32 font-strong text-text-quiet outline-none">
        404
      </h1>
    </main>
  )
}
