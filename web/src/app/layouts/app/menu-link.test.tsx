import { render, screen } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { expect, test } from 'vitest'
import { MenuLink } from './menu-link.tsx'

const label = 'Library'
const library = { to: '/app/purchased-resources', also: ['/app/bought-products'] }

function linkAt(address: string) {
  const element = (
    <MenuLink entry={library} className={(here) => (here ? 'here' : '')}>
      {label}
    </MenuLink>
  )
  const router = createMemoryRouter([{ path: '*', element }], { initialEntries: [address] })
  render(<RouterProvider router={router} />)
  return screen.getByRole('link', { name: label })
}

test.each(['/app/purchased-resources', '/app/bought-products', '/app/bought-products/category/a'])(
  'at %s the library is marked as current',
  (address) => {
    const link = linkAt(address)
    expect(link).toHaveAttribute('aria-current', 'page')
    expect(link).toHaveClass('here')
  },
)

test.each(['/app/products', '/app/bought-productsx'])('at %s it is not', (address) => {
  const link = linkAt(address)
  expect(link).not.toHaveAttribute('aria-current')
  expect(link).not.toHaveClass('here')
})
