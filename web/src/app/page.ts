import type { RouteObject } from 'react-router-dom'
import type { AccessRule } from '@/config/access.ts'
import { paths } from '@/config/paths.ts'
import { withTexts, type Area } from '@/i18n/catalogue.ts'
import { guard } from './guard.ts'
import { RouteError } from './routes/route-error.tsx'

/** Loads the module of a page. */
export type LoadPage = Extract<RouteObject['lazy'], () => unknown>

/** A page with its address and access rule; `handle.access` lets a test read all rules. */
export function page(
  { pattern, access: rule }: { pattern: string; access: AccessRule },
  load: LoadPage,
  ...areas: readonly Area[]
): RouteObject {
  const open = !rule.login && !rule.notForAdministrators
  return {
    path: pattern,
    handle: { access: rule },
    ...(open ? {} : { middleware: [guard(rule)] }),
    lazy: pattern === paths.home.pattern ? load : () => withTexts(load(), ...areas),
  }
}

/** Wraps pages in the frame, so that the menu stays when a page fails. */
export const framed = (children: RouteObject[]): RouteObject[] => [
  { ErrorBoundary: RouteError, children },
]
