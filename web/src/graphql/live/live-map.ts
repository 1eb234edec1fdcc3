import type { LiveTables } from './follower.ts'
import { newOrder } from './new-order.ts'

// Which tables open pages follow, and what a change of each means to whom. Everything else follows from here:
// subscriptions (followed-tables.ts), the cache and what is asked again (apply-change.ts). A table that is not here has
// its reason in not-live.ts; a database test holds both against the publication.

/** The shop's own pages: a price changes where it stands, a resource that comes or goes moves others. */
const shop = {
  who: 'shopWindow',
  came: ['everything', 'goods'],
  changed: ['patch', 'goods'],
  went: ['everything', 'goods'],
} as const

/** The shelf's prices follow from the clock too, so the database is asked, and not the row that came. */
const shelf = { ...shop, changed: ['everything', 'goods'] } as const

/** A teacher's lists, which are short and asked for as a whole. */
const teacher = { who: 'teacher', came: ['lists'], changed: ['lists'], went: ['lists'] } as const

/** A list of the back-office: it changes where it stands, and what is new is announced instead of moving the rows. */
const admin = {
  who: 'admin',
  came: ['announce', 'counts'],
  changed: ['patch', 'counts'],
  went: ['lists', 'counts'],
} as const

/** A list with a column that the database derives, and Realtime leaves out: the list is asked for as well. */
const derived = { ...admin, changed: ['patch', 'lists', 'counts'] } as const

export const liveMap = {
  product: [shop, admin],
  product_bundle: [shop, admin],
  shop_item: [shelf],
  product_category: [derived],
  product_tag: [admin],
  // The list of resources shows what their content is.
  product_content: [
    {
      who: 'admin',
      came: ['productCollection', 'searchProducts'],
      changed: ['patch'],
      went: ['productCollection', 'searchProducts'],
    },
  ],
  coupon: [admin],

  teacher_products_order: [
    {
      who: 'buyer',
      came: ['cart', 'lists', 'myLibrary'],
      changed: ['cart', 'lists', 'myLibrary', 'ownership'],
      went: ['cart', 'lists', 'myLibrary'],
    },
    // An order is news when it is placed, which changes a cart that nobody was told of.
    {
      ...admin,
      came: ['announce', 'counts', 'overviewForAdmin'],
      // What was given back of an order goes with it.
      changed: ['patch', 'counts', 'announce', 'overviewForAdmin', 'orderRefunds'],
      went: ['lists', 'counts', 'overviewForAdmin'],
      announcedAs: newOrder,
    },
  ],
  // The view of an order tells how far its parcels are.
  parcel: [
    {
      who: 'buyer',
      came: ['teacherProductsOrderCollection'],
      changed: ['patch', 'teacherProductsOrderCollection'],
      went: ['teacherProductsOrderCollection'],
    },
  ],
  // Whoever gave a seat sees that it was taken, and whoever took it has the resource for as long.
  seat: [
    {
      who: 'buyer',
      came: ['orderSeats'],
      changed: ['orderSeats', 'myLibrary', 'ownership'],
      went: ['orderSeats', 'myLibrary'],
    },
    { who: 'admin', came: ['orderSeats'], changed: ['orderSeats'], went: ['orderSeats'] },
  ],
  // What somebody else packs or sends changes where it stands: nothing moves under a press.
  delivery: [{ ...admin, changed: ['patch', 'counts', 'deliveryForAdmin'] }],
  product_subscription: [{ who: 'buyer', came: ['ownership', 'myLibrary'] }],

  teacher_profile: [{ who: 'signedIn', own: 'user_id', came: ['session'], changed: ['session'] }],
  reporting_teacher: [{ ...derived, who: 'backOffice' }],

  // The profile's form shows the teacher's own request, which hangs on the profile.
  school_request: [
    {
      who: 'teacher',
      came: ['teacherProfileCollection'],
      // A confirmed request changes the profile's school too.
      changed: ['teacherProfileCollection'],
      went: ['teacherProfileCollection'],
    },
    admin,
  ],
  subject: [{ who: 'teacher', came: ['lists'], changed: ['patch'] }, admin],
  term: [teacher, derived],
  term_biweek: [
    {
      who: 'teacher',
      came: ['termCollection'],
      changed: ['termCollection'],
      went: ['termCollection'],
    },
    // A term's warnings follow from its cycles.
    {
      who: 'admin',
      came: ['termCollection', 'searchTerms'],
      changed: ['termCollection', 'searchTerms'],
      went: ['termCollection', 'searchTerms'],
    },
  ],
  holiday: [teacher, admin],
  teacher_schedule: [teacher],
  teacher_class_subject: [teacher],
  teacher_class_period: [teacher],
  teacher_activity: [teacher],

  taxonomy: [admin],
  cognitive_level: [
    {
      who: 'admin',
      came: ['taxonomyCollection', 'searchTaxonomies'],
      changed: ['patch'],
      went: ['taxonomyCollection', 'searchTaxonomies'],
    },
  ],
  subject_template: [admin],
  assessment_template: [admin],

  announcement: [teacher, admin],
  announcement_read: [{ who: 'teacher', came: ['myUnreadAnnouncements'] }],
  communication: [
    { who: 'buyer', came: ['lists'], changed: ['patch', 'lists'], went: ['lists'] },
    admin,
  ],
  communication_withdrawal: [{ who: 'buyer', withdraws: 'communication' }],
} as const satisfies LiveTables

export type LiveTable = keyof typeof liveMap

/** What a list may be told of. */
export type LiveNews = LiveTable | 'quote'
