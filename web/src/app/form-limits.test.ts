import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { createIntl, type IntlShape } from 'react-intl'
import { expect, test } from 'vitest'
import type { z } from 'zod/mini'
import { longestIn } from '@/components/form/schema-facts.ts'

// A text field tells how much room is left ("148 of 200") when its form's schema has a longest length. Every field that
// somebody types into has one, and it is no longer than that of the column which keeps it.

/** Fields that are kept in a column as they are typed. */
const columns: Record<string, string> = {
  'acceptQuoteSchema.acceptedBy': 'quotation.accepted_by',
  'acceptQuoteSchema.address': 'invoice_details.address',
  'acceptQuoteSchema.name': 'invoice_details.name',
  'acceptQuoteSchema.purchaseOrderNumber': 'quotation.purchase_order_number',
  'activityFormSchema.label': 'teacher_activity.label',
  'activityFormSchema.notes': 'teacher_activity.notes',
  'batchSchema.batch': 'coupon.batch',
  'bundleSchema.title': 'product_bundle.title',
  'categorySchema.name': 'product_category.name',
  'classFormSchema.name': 'teacher_class_subject.name',
  'classFormSchema.newSubject': 'subject.subject',
  'holidaySchema.label': 'holiday.label',
  'holidaySchema.labelAf': 'holiday.label_af',
  'invoiceDetailsSchema.address': 'invoice_details.address',
  'invoiceDetailsSchema.name': 'invoice_details.name',
  'lessonSchema.name': 'teacher_subject_template.name',
  'productSchema.title': 'product.title',
  'productSchema.topic': 'product.topic',
  'profileFormSchema.name': 'teacher_profile.name',
  'profileFormSchema.surname': 'teacher_profile.surname',
  'profileFormSchema.title': 'teacher_profile.title',
  'biweekSchema.label': 'term_biweek.label',
  'biweekSchema.labelAf': 'term_biweek.label_af',
  'termSchema.label': 'term.label',
  'termSchema.labelAf': 'term.label_af',
  'subjectSchema.subject': 'subject.subject',
  'subjectSchema.subjectAf': 'subject.subject_af',
  'taxonomySchema.name': 'taxonomy.name',
  'taxonomySchema.source': 'taxonomy.source',
  'levelSchema.label': 'cognitive_level.label',
  'refundSchema.note': 'refund.note',
  'refundSchema.providerReference': 'refund.provider_reference',
}

/** Fields that need no longest length, with the reason. */
const unlimited: Record<string, string[]> = {
  'a choice': [
    'activityFormSchema.assessmentId',
    'activityFormSchema.classId',
    'activityFormSchema.lessonId',
    'bundleSchema.categoryId',
    'subjectSchema.grade',
    'biweekSchema.color',
    'categorySchema.grade',
    'categorySchema.parentId',
    'changeSchema.category',
    'changeSchema.set',
    'classFormSchema.grade',
    'classFormSchema.subjectId',
    'confirmSchema.orderId',
    'confirmSchema.other',
    'confirmSchema.seen',
    'dayFormSchema.day',
    'editOrderSchema.couponCode',
    'editOrderSchema.money',
    'editOrderSchema.orderStatus',
    'editOrderSchema.paymentMethod',
    'editOrderSchema.province',
    'labelsSchema.first',
    'lessonSchema.complexity',
    'lessonSchema.fontFamily',
    'lessonSchema.grade',
    'lessonSchema.schoolId',
    'lessonSchema.subjectId',
    'productSchema.categoryId',
    'profileFormSchema.language',
    'profileFormSchema.province',
    'refundSchema.method',
    'refundSchema.reason',
    'sendManySchema.carrier',
    'sendSchema.carrier',
    'shippingFormSchema.province',
    'supportFormSchema.category',
  ],
  'a day, a time or a moment': [
    'activityFormSchema.date',
    'activityFormSchema.end',
    'activityFormSchema.endDate',
    'activityFormSchema.start',
    'batchSchema.endDate',
    'batchSchema.startDate',
    'biweekSchema.endDate',
    'biweekSchema.startDate',
    'bundleSchema.publishDate',
    'bundleSchema.saleEndsAt',
    'bundleSchema.saleStartsAt',
    'changeSchema.at',
    'changeSchema.saleEndsAt',
    'changeSchema.saleStartsAt',
    'couponSchema.endDate',
    'couponSchema.startDate',
    'dayFormSchema.endTime',
    'dayFormSchema.startTime',
    'holidaySchema.date',
    'productSchema.publishDate',
    'productSchema.saleEndsAt',
    'productSchema.saleStartsAt',
    'sendQuotationSchema.validUntil',
    'termSchema.endDate',
    'termSchema.startDate',
  ],
  'a number, whose message says the range': [
    'termSchema.gazettedDays',
    'activityFormSchema.weeks',
    'batchSchema.discountValue',
    'batchSchema.howMany',
    'batchSchema.maxUses',
    'bundleSchema.discountPercentage',
    'bundleSchema.price',
    'bundleSchema.pricePercentage',
    'bundleSchema.salePercentage',
    'changeSchema.by',
    'changeSchema.discount',
    'changeSchema.percent',
    'changeSchema.salePercentage',
    'couponSchema.discountValue',
    'couponSchema.maxUses',
    'dayFormSchema.periodDuration',
    'dayFormSchema.periods',
    'lessonSchema.minutes',
    'lessonSchema.totalPoints',
    'levelSchema.percentage',
    'productSchema.discountPercentage',
    'productSchema.marks',
    'productSchema.pages',
    'productSchema.price',
    'productSchema.salePercentage',
    'productSchema.sku',
  ],
  'a pattern, whose message says how many signs it has': [
    'acceptQuoteSchema.vatNumber',
    'batchSchema.prefix',
    'codeSchema.code',
    'editOrderSchema.phoneNumber',
    'editOrderSchema.postalCode',
    'invoiceDetailsSchema.vatNumber',
    'phoneSchema.phone',
    'sendSchema.trackingNumber',
    'signUpSchema.phone',
    'teacherSchema.phone',
  ],
  'a password: Auth refuses more than 72 bytes, and its message says so': [
    'changePasswordSchema.current',
    'changePasswordSchema.password',
    'changePasswordSchema.repeated',
    'currentPasswordSchema.password',
    'newPasswordSchema.password',
    'newPasswordSchema.repeated',
    'signInSchema.password',
    'signUpSchema.password',
    'signUpSchema.repeated',
  ],
  'a pasted list, read line by line': ['sendManySchema.list'],
}

const modules = import.meta.glob<Record<string, unknown>>(
  [
    '../features/**/*-schema.ts',
    '../features/**/*-schemas.ts',
    '../features/cart/checkout/invoice-details.ts',
    '../domain/**/*-schema.ts',
  ],
  { eager: true },
)

/** What a schema is told beside the language, where an empty list is not enough. */
const told: Record<string, unknown> = { editOrderSchema: { lines: [] } }

type Schema = z.core.$ZodTypes

/** The inner schema of `optional` and the like. */
function typed(schema: Schema): Schema {
  const { def } = schema._zod
  if (def.type === 'pipe') return typed(def.in as Schema) // every schema is one of these
  return 'innerType' in def ? typed(def.innerType as Schema) : schema // as above
}

interface TextField {
  name: string
  longest: number | null
}

/** The text fields of all forms whose rules stand in a file of their own. */
function textFields(): TextField[] {
  const intl = createIntl({ locale: 'en', onError: () => undefined })
  return Object.values(modules).flatMap((exported) =>
    Object.entries(exported).flatMap(([name, make]) => {
      if (!name.endsWith('Schema') || typeof make !== 'function') return []
      const schema = (make as (intl: IntlShape, more: unknown) => Schema)(intl, told[name] ?? [])
      const { def } = typed(schema)._zod
      if (def.type !== 'object') return []
      return Object.entries(def.shape as Record<string, Schema>).flatMap(([field, part]) =>
        typed(part)._zod.def.type === 'string'
          ? [{ name: `${name}.${field}`, longest: longestIn(schema, field) }]
          : [],
      )
    }),
  )
}

const schemaSql = readFileSync(resolve(import.meta.dirname, '../../../supabase/schema.sql'), 'utf8')

/** What the column's constraint allows. */
function longestOfColumn(name: string): number {
  const [table = '', column = ''] = name.split('.')
  const rule = new RegExp(`constraint ${table}_${column}_length CHECK \\((.*)\\),?$`, 'm').exec(
    schemaSql,
  )?.[1]
  const most =
    new RegExp(`length\\(${column}\\) <= (\\d+)`).exec(rule ?? '')?.[1] ??
    new RegExp(`has_text\\(${column}, (\\d+)\\)`).exec(rule ?? '')?.[1]
  if (most === undefined) throw new Error(`${name} has no longest length`)
  return Number(most)
}

const fields = textFields()

test('every text field of a form knows its longest length, or has a reason to need none', () => {
  expect(fields.length).toBeGreaterThan(100)
  const without = fields.filter(({ longest }) => longest === null).map(({ name }) => name)
  expect(without.sort()).toEqual(Object.values(unlimited).flat().sort())
})

test.each(Object.entries(columns))('%s is told what %s can keep', (field, column) => {
  const longest = fields.find(({ name }) => name === field)?.longest
  expect(longest).toBe(longestOfColumn(column))
})
