/** Shows only the text 404 (spec 2), in every language the same. */
export function NotFoundScreen() {
  return (
    <main className="grid min-h-dvh place-items-center">
      <h1 tabIndex={-1} className="text-32 font-strong text-text-quiet outline-none">
        404
      </h1>
    </main>
  )
}
