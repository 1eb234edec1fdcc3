import {
  everybody,
  full,
  limited,
  nobody,
  only,
  signedIn,
  type Area,
  type ModelRights,
} from './grants.ts'

// The role table: for every table and view of the exposed schema, who may do what with it and where the rule comes
// from. A caller who is not listed is refused. The tests of this folder try each cell over GraphQL and REST. "spec"
// quotes the role table of the specification (P6.1 to P6.10); "narrower" explains why less is granted.

const administrators = { insert: only(['admin']), update: only(['admin']), delete: only(['admin']) }
const owners = {
  select: only(['owner']),
  insert: only(['owner']),
  update: only(['owner']),
  delete: only(['owner']),
}
const readOnly = { insert: nobody, update: nobody, delete: nobody }
const teachers = only(['owner', 'stranger', 'admin'])

const ordersOfOwners = {
  select: { ...only(['owner']), admin: limited('orders of the last month') },
  ...readOnly,
}
const orderFunctions =
  'Orders are written by database functions only, which lock, re-price and record; the screens offer nothing else.'

const areas: { area: Area; models: Omit<ModelRights, 'area'>[] }[] = [
  {
    area: 'Shop',
    models: [
      {
        model: 'Product',
        table: 'product',
        spec: 'Product, ProductBundle: admin full; teacher, signed-in and public read',
        rights: {
          select: { ...everybody(limited('published in the past, listable')), admin: full },
          ...administrators,
        },
      },
      {
        model: 'ProductBundle',
        table: 'product_bundle',
        spec: 'Product, ProductBundle: admin full; teacher, signed-in and public read',
        rights: {
          select: { ...everybody(limited('published in the past')), admin: full },
          ...administrators,
        },
      },
      {
        model: null,
        table: 'product_bundle_product',
        spec: 'ProductBundle: the members follow the bundle',
        rights: {
          select: { ...everybody(limited('of published bundles')), admin: full },
          ...administrators,
        },
      },
      {
        model: null,
        table: 'shop_item',
        spec: 'Product listing rules: items with thumbnails and a publish date in the past',
        narrower: 'The shelf follows resources and bundles by triggers.',
        rights: { select: everybody(limited('published in the past')), ...readOnly },
        unreadable: ['search_field'],
      },
      {
        model: 'ProductCategory',
        table: 'product_category',
        spec: 'ProductCategory, ProductTag: admin full, signed-in and public read',
        rights: { select: everybody(), ...administrators },
      },
      {
        model: 'ProductTag',
        table: 'product_tag',
        spec: 'ProductCategory, ProductTag: admin full, signed-in and public read',
        rights: { select: everybody(), ...administrators },
      },
      {
        model: 'ProductContent',
        table: 'product_content',
        spec: 'ProductContent: admin only',
        rights: { select: only(['admin']), ...administrators },
      },
      {
        model: 'Coupon',
        table: 'coupon',
        spec: 'Coupon: admin full',
        rights: { select: only(['admin']), ...administrators },
      },
      {
        model: null,
        table: 'coupon_redemption',
        spec: 'Coupon: admin full',
        narrower:
          'The checkout counts a use and a cancellation gives it back; nobody does so by hand.',
        rights: { select: only(['admin']), ...readOnly },
      },
    ],
  },

  {
    area: 'Orders',
    models: [
      {
        model: 'TeacherProductsOrder',
        table: 'teacher_products_order',
        spec: 'TeacherProductsOrder: owner full, admin full. Admin sees orders created within the last month',
        narrower: orderFunctions,
        rights: ordersOfOwners,
      },
      {
        model: null,
        table: 'order_line',
        spec: 'TeacherProductsOrder: orderProducts',
        narrower: orderFunctions,
        rights: ordersOfOwners,
      },
      {
        model: null,
        table: 'order_line_member',
        spec: 'TeacherProductsOrder: orderProducts, the members of a bundle that was ordered',
        narrower: orderFunctions,
        rights: ordersOfOwners,
        unreadable: ['teacher_profile_id'],
      },
      {
        model: null,
        table: 'order_event',
        spec: 'TeacherProductsOrder: the history follows the order',
        narrower: orderFunctions,
        rights: ordersOfOwners,
        unreadable: ['actor_id'],
      },
      {
        model: 'ArchivedTeacherProductsOrder',
        table: 'archived_teacher_products_order',
        spec: 'ArchivedTeacherProductsOrder: owner full, admin create',
        narrower: 'archive_orders() moves orders there; nobody edits an archive.',
        rights: { select: only(['owner']), ...readOnly },
        unreadable: ['order_actors'],
      },
      {
        model: null,
        table: 'payment_attempt',
        spec: 'Card payment: m_payment_id and amount of the form',
        narrower: 'checkout() prepares payments.',
        rights: ordersOfOwners,
        unreadable: ['contents'],
      },
      {
        model: null,
        table: 'payment_notification',
        spec: 'Card payment: what the notify address receives; rejected ones are visible to administrators',
        narrower:
          'The notify function stores and judges; raw bodies hold more of a buyer than anybody needs.',
        rights: { select: only(['admin']), ...readOnly },
        unreadable: ['raw_body', 'headers', 'fields'],
      },
      {
        model: null,
        table: 'invoice',
        spec: 'Invoice fields of the email template; the documents of an order',
        narrower: 'A payment issues, a cancellation credits, nobody edits.',
        rights: { select: only(['owner', 'admin']), ...readOnly },
      },
    ],
  },

  {
    area: 'Library',
    models: [
      {
        model: null,
        table: 'teacher_subscription',
        spec: "TeacherProfile: subscription package and response; the customer's subscription",
        narrower:
          'What the payment provider said is written by the service role; owners change their package through it.',
        rights: {
          select: only(['owner', 'admin', 'superadmin']),
          insert: only(['admin', 'superadmin']),
          update: only(['admin', 'superadmin']),
          delete: nobody,
        },
      },
      {
        model: null,
        table: 'product_subscription',
        spec: 'TeacherProfile: productSubscriptions',
        narrower: 'add_to_library() adds under the monthly limit, and nothing is taken out again.',
        rights: { select: only(['owner', 'admin', 'superadmin']), ...readOnly },
      },
      {
        model: null,
        table: 'product_download',
        spec: 'Not in the specification: who fetched which file',
        rights: { select: only(['owner', 'admin']), ...readOnly },
      },
    ],
  },

  {
    area: 'People',
    models: [
      {
        model: 'TeacherProfile',
        table: 'teacher_profile',
        spec: 'TeacherProfile: any signed-in user create; owner create, read, update; superadmin read and update; admin create and update',
        narrower:
          'A person creates only the own profile. An update needs the right to read, which an administrator has not: ' +
          'save_teacher_profile_of() changes the fields of the form.',
        rights: {
          select: only(['owner', 'superadmin']),
          insert: { owner: full, admin: { blind: true } },
          update: only(['owner', 'superadmin']),
          delete: nobody,
        },
      },
      {
        model: 'School',
        table: 'school',
        spec: 'Taxonomy, AssessmentTemplate, SubjectTemplate, School, Term, Holiday: admin full, teacher read',
        rights: { select: teachers, ...administrators },
      },
      {
        model: null,
        table: 'school_request',
        spec: 'Schools offered are generic schools for the province plus the own school; any other is asked for',
        narrower: 'Written by the functions that save a profile and decide a request.',
        rights: { select: only(['owner', 'admin']), ...readOnly },
      },
      {
        model: 'Secret',
        table: 'secret',
        spec: 'Secret: superadmin full, admin read',
        rights: {
          select: only(['admin', 'superadmin']),
          insert: only(['superadmin']),
          update: only(['superadmin']),
          delete: only(['superadmin']),
        },
      },
      {
        model: null,
        table: 'admin_audit',
        spec: 'Not in the specification: what administrators wrote',
        rights: { select: only(['admin', 'superadmin']), ...readOnly },
      },

      {
        model: 'ReportingTeacher',
        table: 'reporting_teacher',
        spec: 'ReportingTeacher: admin full. Those with role admin or teacher are visible to admins; the customers screen accepts admin or superadmin',
        narrower:
          'Every column is derived: what is to change is the profile, the user or the group.',
        rights: {
          select: only(['admin', 'superadmin'], limited('teachers and administrators')),
          ...readOnly,
        },
      },
    ],
  },

  {
    area: 'Planning',
    models: [
      {
        model: 'Subject',
        table: 'subject',
        spec: 'Subject: any signed-in user read, create, update',
        narrower:
          "A subject is everybody's: whoever is not an administrator changes only what they added.",
        rights: {
          select: signedIn(),
          insert: signedIn(),
          update: { ...only(['owner'], limited('what they added')), admin: full },
          delete: nobody,
        },
      },
      {
        model: 'Term',
        table: 'term',
        spec: 'Taxonomy, AssessmentTemplate, SubjectTemplate, School, Term, Holiday: admin full, teacher read. Terms are filtered by the province the teacher is in',
        rights: {
          select: { ...only(['owner', 'stranger'], limited('of their province')), admin: full },
          ...administrators,
        },
      },
      {
        model: null,
        table: 'term_biweek',
        spec: 'Term: the biweeks follow the term',
        rights: {
          select: { ...only(['owner', 'stranger'], limited('of their province')), admin: full },
          ...administrators,
        },
      },
      {
        model: 'Holiday',
        table: 'holiday',
        spec: 'Taxonomy, AssessmentTemplate, SubjectTemplate, School, Term, Holiday: admin full, teacher read',
        rights: { select: teachers, ...administrators },
      },
      {
        model: 'TeacherSchedule',
        table: 'teacher_schedule',
        spec: 'TeacherActivity, TeacherClassSubject, TeacherSchedule: owner full',
        rights: owners,
      },
      {
        model: 'TeacherClassSubject',
        table: 'teacher_class_subject',
        spec: 'TeacherActivity, TeacherClassSubject, TeacherSchedule: owner full',
        rights: owners,
      },
      {
        model: 'TeacherActivity',
        table: 'teacher_activity',
        spec: 'TeacherActivity, TeacherClassSubject, TeacherSchedule: owner full',
        rights: owners,
      },
    ],
  },

  {
    area: 'Papers',
    models: [
      {
        model: 'Taxonomy',
        table: 'taxonomy',
        spec: 'Taxonomy, AssessmentTemplate, SubjectTemplate, School, Term, Holiday: admin full, teacher read',
        rights: { select: teachers, ...administrators },
      },
      {
        model: null,
        table: 'cognitive_level',
        spec: 'Taxonomy: cognitiveLevels',
        rights: { select: teachers, ...administrators },
      },

      {
        model: 'SubjectTemplate',
        table: 'subject_template',
        spec: 'Taxonomy, AssessmentTemplate, SubjectTemplate, School, Term, Holiday: admin full, teacher read',
        narrower: "For schools that are generic in their province, or the teacher's own.",
        rights: {
          select: {
            ...only(['owner', 'stranger'], limited('of their school or province')),
            admin: full,
          },
          ...administrators,
        },
      },
      {
        model: 'AssessmentTemplate',
        table: 'assessment_template',
        spec: 'Taxonomy, AssessmentTemplate, SubjectTemplate, School, Term, Holiday: admin full, teacher read',
        narrower:
          "For subjects that they teach, and for schools that are generic in their province, or the teacher's own.",
        rights: {
          select: {
            ...only(['owner', 'stranger'], limited('of their subjects, school or province')),
            admin: full,
          },
          ...administrators,
        },
      },
      {
        model: null,
        table: 'assessment_template_taxonomy',
        spec: 'AssessmentTemplate: taxonomys',
        rights: {
          select: {
            ...only(['owner', 'stranger'], limited('of papers they may read')),
            admin: full,
          },
          insert: only(['admin']),
          update: nobody,
          delete: only(['admin']),
        },
      },
      {
        model: 'TeacherSubjectTemplate',
        table: 'teacher_subject_template',
        spec: 'TeacherAssessmentTemplate, TeacherSubjectTemplate: teacher create, owner full',
        rights: { ...owners, insert: only(['owner', 'stranger'], limited('for themselves')) },
      },
      {
        model: 'TeacherAssessmentTemplate',
        table: 'teacher_assessment_template',
        spec: 'TeacherAssessmentTemplate, TeacherSubjectTemplate: teacher create, owner full',
        rights: { ...owners, insert: only(['owner', 'stranger'], limited('for themselves')) },
      },
    ],
  },

  {
    area: 'Messages',
    models: [
      {
        model: 'Announcement',
        table: 'announcement',
        spec: "Announcement: admin full, teacher read and update. Those addressed to the teacher's id or ALL",
        narrower:
          'The update marks it read by oneself: read_announcement() does that and nothing else.',
        rights: {
          select: { ...only(['owner', 'stranger'], limited('addressed to them')), admin: full },
          ...administrators,
        },
      },
      {
        model: null,
        table: 'announcement_read',
        spec: 'Announcement: readBy',
        narrower: 'read_announcement() writes, and only for the caller.',
        rights: { select: only(['owner', 'admin']), ...readOnly },
      },
      {
        model: 'Communication',
        table: 'communication',
        spec: 'Communication: admin full, any signed-in user read, teacher read and update. Those addressed as ALL or General, or to grades in their package, published before now',
        narrower: 'No screen of a teacher changes a communication.',
        rights: {
          select: { ...signedIn(limited('published, addressed to them')), admin: full },
          ...administrators,
        },
      },
      {
        model: null,
        table: 'communication_withdrawal',
        spec: 'Communication: what was withdrawn leaves open pages',
        narrower: 'Follows from changes of communication, by a trigger.',
        rights: {
          select: only(
            ['owner', 'stranger', 'reporting', 'superadmin'],
            limited('what they may no longer read'),
          ),
          ...readOnly,
        },
      },
    ],
  },
]

export const roleTable: ModelRights[] = areas.flatMap(({ area, models }) =>
  models.map((model) => ({ ...model, area })),
)
