import { ownRoutes, specifiedRoutes } from '../../web/src/testing/route-table.ts'
import { backOfficeRoutes } from './every-route.ts'
import { menuScreens } from '../../web/src/testing/office-menu.ts'

/** An id that nothing has. */
export const noId = '6f0e7f0a-3f0e-4f3e-8f0e-7f0a3f0e4f3e'
const noOwner = encodeURIComponent(`${noId}::thandi@kryt.example`)

const withoutIds = backOfficeRoutes.filter((route) => !/\d/.test(route))

/** What the seed has there is older than the month with which these lists begin. */
const toSeeRows: Record<string, string> = {
  '/admin/productorders': '?placed=2020-01-01..',
  '/admin/productorder-quotes': '?placed=2020-01-01..',
}

/** Every screen of the back-office, with rows where the seed has any. */
export const officeScreens = withoutIds.map((route) => `${route}${toSeeRows[route] ?? ''}`)

/** What a page shows for a name of its address alone; what needs a row asks for the row first. */
const opening = /name === '(\w+)'(?: && value === '(\w+)')?(?: &&|\) return) (?:\(\s*)?</g

/** Dialogs that an address opens over a list. */
export const officeDialogs = menuScreens.flatMap(({ address, source }) =>
  [...source.matchAll(opening)].map(([, name, value]) => `${address}?${name}=${value ?? 'yes'}`),
)

const doors = (audience: string) =>
  backOfficeRoutes
    .filter((route) => ({ ...specifiedRoutes, ...ownRoutes })[route] === audience)
    .map((route) => route.replace('/1/2', `/${noId}/${noOwner}`).replace(/\/1$/, `/${noId}`))

/** For administrators only; a superadmin needs the group of administrators too. */
export const doorsOfAdministrators = doors('admin')

/** For administrators and superadmins. */
export const doorsOfBoth = doors('admin or superadmin')
