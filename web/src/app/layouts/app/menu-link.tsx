import type { ReactNode } from 'react'
import { Link, matchPath, useLocation } from 'react-router-dom'

/** A menu entry, marked as current on all of its addresses, such as those of the library's views. */
export function MenuLink({
  entry: { to, also = [] },
  className,
  title,
  onClick,
  children,
}: {
  entry: { to: string; also?: readonly string[] }
  className: (here: boolean) => string
  title?: string
  onClick?: () => void
  children: ReactNode
}) {
  const { pathname } = useLocation()
  const here = [to, ...also].some((path) => matchPath({ path, end: false }, pathname) !== null)
  return (
    <Link
      to={to}
      title={title}
      aria-current={here ? 'page' : undefined}
      className={className(here)}
      onClick={onClick}
    >
      {children}
    </Link>
  )
}
