import { globSync } from 'node:fs'
import { basename, join } from 'node:path'

/** A table that a form of the web app writes by its columns' grants. */
interface Form {
  /** The test that compares all that the form sends, in web/src; it names each column as the API does. */
  proof: string
  /** Writable columns that the form does not send, by the reason. */
  leaves?: Readonly<Record<string, readonly string[]>>
}

const theirs = 'The database says whose it is.'

/** What the tests of both kinds of papers save and read back. */
const filledPaper = 'features/assessments/editor/filled-paper-testing.ts'

/** Forms whose test is not called after the table, or that leave columns; by table, without its schema. */
const said: Readonly<Record<string, Form>> = {
  assessment_template: { proof: filledPaper },
  cognitive_level: {
    proof: 'features/taxonomies/taxonomy-carriers.test.ts',
    leaves: { 'Its place is changed by move_cognitive_level().': ['position'] },
  },
  product_bundle: { proof: 'features/bundle-desk/dialog/bundle-carriers.test.ts' },
  product_category: { proof: 'features/product-categories/category-carriers.test.ts' },
  product_content: {
    proof: 'features/product-desk/dialog/product-carriers.test.ts',
    leaves: { 'save_product() knows the resource.': ['product_id'] },
  },
  term_biweek: {
    proof: 'features/terms/term-carriers.test.ts',
    leaves: { 'The form knows the term.': ['term_id'] },
  },
  teacher_activity: {
    proof: 'features/calendar/activity/activity-carriers.test.ts',
    leaves: { [theirs]: ['teacher_profile_id'] },
  },
  teacher_assessment_template: { proof: filledPaper },
  teacher_class_subject: {
    proof: 'features/classes/class-carriers.test.ts',
    leaves: { [theirs]: ['teacher_profile_id'] },
  },
  teacher_profile: {
    proof: 'features/profile/profile-carriers.test.ts',
    leaves: {
      [theirs]: ['user_id'],
      'The form has the school itself: schoolId.': ['teacher_profile_school_id'],
      'The switch of the language, the checkout and the calendar each write their one.': [
        'translate_i18n',
        'products_order_shipping_details',
        'rotation_anchor',
      ],
    },
  },
  teacher_schedule: {
    proof: 'features/schedule/day-carriers.test.ts',
    leaves: { [theirs]: ['teacher_profile_id'] },
  },
  teacher_subject_template: { proof: 'features/lessons/lesson-carriers.test.ts' },
}

const ending = '-carriers.test.ts'

/** features/holidays/holiday-carriers.test.ts is the proof of public.holiday. */
const named = globSync(`features/**/*${ending}`, {
  cwd: join(import.meta.dirname, '../../../../web/src'),
}).map((proof): [string, Form] => [basename(proof, ending).replaceAll('-', '_'), { proof }])

/** The form of a table, which says what it sends; undefined where there is none. */
export const formOf = (table: string): Form | undefined =>
  said[table] ?? named.find(([name]) => name === table)?.[1]

/** Tables of which something is said here. */
export const formsSaid = Object.keys(said)

const ofOthers = 'No screen writes it: it is reference data, or its screen is still open.'
const oneValue = 'One text or place: nothing else can be forgotten with it.'
const inAFunction = 'Its function is a carrier.'

/** Tables with writable columns and no form, with the reason. */
export const noForm: Readonly<Record<string, string>> = {
  assessment_template_taxonomy: inAFunction,
  product_bundle_product: inAFunction,
  product_tag: oneValue,
  secret: ofOthers,
  teacher_subscription: ofOthers,
}
