/** The baseline of a page switch: two routes with a form each, nothing else. */
import { createRoot } from 'react-dom/client'
import { createBrowserRouter, Link, Outlet } from 'react-router'
import { RouterProvider } from 'react-router/dom'

function Layout() {
  return (
    <>
      <nav>
        <Link to="/first">First</Link> <Link to="/second">Second</Link>
      </nav>
      <main>
        <Outlet />
      </main>
    </>
  )
}

function Form({ title }: { title: string }) {
  return (
    <form aria-label={title}>
      <h1>{title}</h1>
      <label>
        Email <input name="email" type="email" />
      </label>
      <label>
        Password <input name="password" type="password" />
      </label>
      <button type="submit">Sign in</button>
    </form>
  )
}

const router = createBrowserRouter([
  {
    element: <Layout />,
    children: [
      { path: '/second', element: <Form key="second" title="Second" /> },
      { path: '*', element: <Form key="first" title="First" /> },
    ],
  },
])
const root = document.querySelector('#root')
if (root) createRoot(root).render(<RouterProvider router={router} />)
