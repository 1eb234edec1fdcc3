import { defineMessages } from 'react-intl'
import { access } from './access.ts'
import { part, paths, withQuery } from './paths.ts'

// The addresses of the back-office, in a separate file because nobody else downloads them.

/** What a screen is called: in the menu, the palette and above its list. */
const names = defineMessages({
  overview: { defaultMessage: 'Overview', id: '9uOFF3' },
  customers: { defaultMessage: 'Customers', id: 'TkYZBT' },
  productOrders: { defaultMessage: 'Orders', id: 'X7jl6w' },
  productQuotes: { defaultMessage: 'Quotes', id: 'epJ5ty' },
  deliveries: { defaultMessage: 'Deliveries', id: '5b+jFB' },
  bankTransfers: { defaultMessage: 'Bank transfers', id: 'UKAQwl' },
  cardPayments: { defaultMessage: 'Card payments to look at', id: 'bhbQTa' },
  schoolRequests: { defaultMessage: 'School requests', id: 'GSfuPC' },
  catalogueProducts: { defaultMessage: 'Resources', id: 'c/KktL' },
  productBundles: { defaultMessage: 'Bundles', id: 'XtusSf' },
  coupons: { defaultMessage: 'Coupons', id: 'HHXLSq' },
  schools: { defaultMessage: 'Schools', id: 'ofuGfT' },
  holidays: { defaultMessage: 'Holidays', id: 'keiHb8', description: 'Single days without school' },
  subjects: { defaultMessage: 'Subjects', id: 'MKf5Do', description: 'School subjects' },
  taxonomies: { defaultMessage: 'Taxonomies', id: 'ZRtZc8' },
  terms: { defaultMessage: 'Terms', id: 'ft6M0p', description: 'School terms' },
  lessonTemplates: { defaultMessage: 'Lesson templates', id: '2H7OX2' },
  assessmentTemplates: { defaultMessage: 'Assessment templates', id: 'J7bIIb' },
  announcements: { defaultMessage: 'Announcements', id: '3kP3Of' },
  communicationDesk: { defaultMessage: 'Communications', id: 'QBJfWL' },
})

export const adminPaths = {
  overview: { ...paths.admin, name: names.overview },
  customers: {
    pattern: '/admin/teacherprofiles',
    name: names.customers,
    access: access.backOffice,
    /** All of them, or those that match a search. */
    href: (query: { words?: string } = {}) =>
      withQuery('/admin/teacherprofiles', { q: query.words }),
  },
  customer: {
    pattern: '/admin/teacherprofiles/:customerId',
    access: access.backOffice,
    /** By the id of ReportingTeacher, or of the profile. */
    href: (customerId: string) => `/admin/teacherprofiles/${part(customerId)}`,
  },
  productOrders: {
    pattern: '/admin/productorders/:orderId?',
    name: names.productOrders,
    access: access.admin,
    /** All of them, or with one open over them: by its number, or by its id when it has none. */
    href: (orderId?: string) =>
      `/admin/productorders${orderId === undefined ? '' : `/${part(orderId)}`}`,
  },
  productQuotes: {
    pattern: '/admin/productorder-quotes/:orderId?',
    name: names.productQuotes,
    access: access.admin,
    href: (orderId?: string) =>
      `/admin/productorder-quotes${orderId === undefined ? '' : `/${part(orderId)}`}`,
  },
  ordersOfCustomer: {
    pattern: '/admin/productorders/customer/:teacherProfileId/:owner/:action?',
    access: access.admin,
    href: (teacherProfileId: string, owner: string, action?: 'new') =>
      `/admin/productorders/customer/${part(teacherProfileId)}/${part(owner)}${action === undefined ? '' : `/${action}`}`,
  },
  quotesOfCustomer: {
    pattern: '/admin/productorder-quotes/customer/:teacherProfileId/:owner/:action?',
    access: access.admin,
    href: (teacherProfileId: string, owner: string, action?: 'new') =>
      `/admin/productorder-quotes/customer/${part(teacherProfileId)}/${part(owner)}${action === undefined ? '' : `/${action}`}`,
  },
  deliveries: {
    pattern: '/admin/deliveries',
    name: names.deliveries,
    access: access.admin,
    /** Those that are to be packed. */
    href: () => withQuery('/admin/deliveries', { state: 'TO_PACK' }),
  },
  bankTransfers: {
    pattern: '/admin/eft',
    name: names.bankTransfers,
    access: access.admin,
    /** Those that wait for an order. */
    href: () => withQuery('/admin/eft', { state: 'OPEN' }),
  },
  cardPayments: {
    pattern: '/admin/card-payments',
    name: names.cardPayments,
    access: access.admin,
    /** Those that somebody must look at. */
    href: () => withQuery('/admin/card-payments', { waiting: 'yes' }),
  },
  catalogueProducts: {
    pattern: '/admin/products',
    name: names.catalogueProducts,
    access: access.admin,
    href: () => '/admin/products',
  },
  productBundles: {
    pattern: '/admin/productbundles',
    name: names.productBundles,
    access: access.admin,
    href: () => '/admin/productbundles',
    /** With the dialog of a new one open, and these resources in it. */
    hrefNew: (productIds: readonly string[]) =>
      withQuery('/admin/productbundles', { new: productIds.join('.') }),
  },
  coupons: {
    pattern: '/admin/coupons',
    name: names.coupons,
    access: access.admin,
    href: () => '/admin/coupons',
  },
  schoolRequests: {
    pattern: '/admin/school-requests',
    name: names.schoolRequests,
    access: access.admin,
    /** Those that are to be confirmed. */
    href: () => withQuery('/admin/school-requests', { status: 'REQUESTED' }),
  },
  schools: {
    pattern: '/admin/schools',
    name: names.schools,
    access: access.admin,
    href: () => '/admin/schools',
  },
  holidays: {
    pattern: '/admin/holidays',
    name: names.holidays,
    access: access.admin,
    href: () => '/admin/holidays',
  },
  subjects: {
    pattern: '/admin/subjects',
    name: names.subjects,
    access: access.admin,
    href: () => '/admin/subjects',
  },
  taxonomies: {
    pattern: '/admin/taxonomies',
    name: names.taxonomies,
    access: access.admin,
    href: () => '/admin/taxonomies',
  },
  terms: {
    pattern: '/admin/terms',
    name: names.terms,
    access: access.admin,
    href: () => '/admin/terms',
  },
  lessonTemplates: {
    pattern: '/admin/lessontemplates',
    name: names.lessonTemplates,
    access: access.admin,
    href: () => '/admin/lessontemplates',
  },
  assessmentTemplates: {
    pattern: '/admin/assessmenttemplates',
    name: names.assessmentTemplates,
    access: access.admin,
    href: () => '/admin/assessmenttemplates',
  },
  announcements: {
    pattern: '/admin/announcements',
    name: names.announcements,
    access: access.admin,
    href: () => '/admin/announcements',
  },
  communicationDesk: {
    pattern: '/admin/communications/:channel?',
    name: names.communicationDesk,
    access: access.admin,
    /** All of them, or those that reach a channel. */
    href: (channel?: string) =>
      `/admin/communications${channel === undefined ? '' : `/${part(channel)}`}`,
  },
} as const
