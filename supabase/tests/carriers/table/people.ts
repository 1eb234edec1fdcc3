import { fixed, ownRow, type Carrier } from './carrier.ts'

const details = [
  'title', 'name', 'surname', 'language', 'province', 'days_per_week', 'teacher_profile_school_id',
] // prettier-ignore
const account = 'It says whose the profile is.'
const elsewhere = 'Another form saves it.'
const profileOf = {
  [account]: ['id', 'created_at', 'updated_at', 'user_id', 'owner'],
  [fixed]: ['status', 'type'],
  'The browser in use writes it.': ['session_token'],
  'Closing an account writes it.': ['closed_at'],
}
const notOnTheForm = [
  'translate_i18n',
  'products_order_shipping_details',
  'products',
  'rotation_anchor',
]

/** Teachers: their profile, saved and merged, and what belongs to it. */
export const people = {
  'save_teacher_profile: teacher_profile': {
    kind: 'save', by: 'public.save_teacher_profile', table: 'public.teacher_profile', carries: details,
    leaves: { ...profileOf, [elsewhere]: notOnTheForm },
  },
  'save_teacher_profile_of: teacher_profile': {
    kind: 'save', by: 'public.save_teacher_profile_of', table: 'public.teacher_profile', carries: details,
    leaves: { ...profileOf, [elsewhere]: notOnTheForm },
  },
  'merge_accounts: teacher_profile': {
    kind: 'merge', by: 'public.merge_accounts', table: 'public.teacher_profile',
    carries: [...details, ...notOnTheForm], leaves: profileOf,
  },
  'refresh_reporting_teacher: reporting_teacher': {
    kind: 'show', by: 'private.refresh_reporting_teacher', table: 'public.reporting_teacher',
    carries: [
      'id', 'teacher_profile_id', 'owner', 'username', 'registration_date', 'title', 'name', 'surname', 'language',
      'province', 'email', 'phone', 'roles', 'teacher_profile_school_id', 'school_name',
    ],
    leaves: {
      [ownRow]: ['created_at', 'updated_at'],
      'Counted, or gathered from the other columns.': ['product_count', 'role_list', 'search_field'],
    },
  },
  'save_invoice_details: invoice_details': {
    kind: 'save', by: 'public.save_invoice_details', table: 'private.invoice_details',
    carries: ['teacher_profile_id', 'name', 'address', 'vat_number'],
    leaves: { [ownRow]: ['id', 'created_at', 'updated_at'] },
  },
  'save_list_view: list_view': {
    kind: 'save', by: 'public.save_list_view', table: 'private.list_view',
    carries: ['list_name', 'name', 'query'],
    leaves: { [ownRow]: ['id', 'created_at', 'updated_at'], 'It is the caller’s.': ['user_id'] },
  },
} as const satisfies Record<string, Carrier> // prettier-ignore
