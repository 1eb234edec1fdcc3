import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { createIntl, type IntlShape } from 'react-intl'
import { expect, test } from 'vitest'
import type { z } from 'zod/mini'
import { longestIn } from '@/components/form/schema-facts.ts'

// A text field tells how much room is left ("148 of 200") when its form's schema has a longest length. Every field that
// somebody types into has one, and it is no longer than that of the column which keeps it.

const schemaSql = readFileSync(resolve(import.meta.dirname, '../../../supabase/schema.sql'), 'utf8')

const asInDatabase = (name: string) =>
  name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)

/** The column that a field is named after, holidaySchema.labelAf after holiday.label_af, and its type. */
function namesake(field: string): { column: string; type: string } | null {
  const [, form = '', name = ''] = /^(\w+)Schema\.(\w+)$/.exec(field) ?? []
  const [table, column] = [asInDatabase(form), asInDatabase(name)]
  const columns = new RegExp(`^create table public\\.${table} \\((.*?)^\\)`, 'ms').exec(schemaSql)
  const type = new RegExp(`^  ${column} (\\w+)`, 'm').exec(columns?.[1] ?? '')?.[1]
  return type === undefined ? null : { column: `${table}.${column}`, type }
}

/** Fields that are kept as they are typed in a column of another name. */
const renamed: Record<string, string> = {
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
  'lessonSchema.name': 'teacher_subject_template.name',
  'profileFormSchema.name': 'teacher_profile.name',
  'profileFormSchema.surname': 'teacher_profile.surname',
  'profileFormSchema.title': 'teacher_profile.title',
  'biweekSchema.label': 'term_biweek.label',
  'biweekSchema.labelAf': 'term_biweek.label_af',
  'levelSchema.label': 'cognitive_level.label',
}

/** Fields that need no longest length, with the reason. One of a column that is no text needs none, and stands not here. */
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
    'profileFormSchema.language',
    'profileFormSchema.province',
    'refundSchema.method',
    'refundSchema.reason',
    'sendManySchema.carrier',
    'sendSchema.carrier',
    'shippingFormSchema.province',
    'supportFormSchema.category',
    'termSetSchema.source',
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
    'dayFormSchema.endTime',
    'dayFormSchema.startTime',
    'productSchema.saleEndsAt',
    'productSchema.saleStartsAt',
    'sendQuotationSchema.validUntil',
  ],
  'a number, whose message says the range': [
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
    'dayFormSchema.periodDuration',
    'dayFormSchema.periods',
    'lessonSchema.minutes',
    'lessonSchema.totalPoints',
    'levelSchema.percentage',
    'productSchema.salePercentage',
  ],
  'a pattern, whose message says how many signs it has': [
    'acceptQuoteSchema.vatNumber',
    'batchSchema.prefix',
    'codeSchema.code',
    'communicationSchema.video',
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

const byHand = new Set(Object.values(unlimited).flat())

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

/** What the column's constraint allows. */
function longestOfColumn(name: string): number {
  const [table = '', column = ''] = name.split('.')
  const rule = new RegExp(
    `constraint ${table}_${column}_(?:length|shape) CHECK \\((.*)\\),?$`,
    'm',
  ).exec(schemaSql)?.[1]
  const ways = [
    `length\\(${column}\\) <= (\\d+)`,
    `has_text\\(${column}, (\\d+)\\)`,
    '\\{1,(\\d+)\\}',
  ]
  const [most] = ways.flatMap((way) => new RegExp(way).exec(rule ?? '')?.[1] ?? [])
  if (most === undefined) throw new Error(`${name} has no longest length`)
  return Number(most)
}

const fields = textFields()

/** What is kept as it is typed: by the name of its column, or as said above. */
const columns = fields.flatMap(({ name }): [string, string][] => {
  const own = namesake(name)
  const column = renamed[name] ?? (own?.type === 'text' && !byHand.has(name) ? own.column : null)
  return column === null ? [] : [[name, column]]
})

test('every text field of a form knows its longest length, or has a reason to need none', () => {
  expect(fields.length).toBeGreaterThan(100)
  const without = fields
    .filter(({ name, longest }) => longest === null && (namesake(name)?.type ?? 'text') === 'text')
    .map(({ name }) => name)
  expect(without.sort()).toEqual([...byHand].sort())
})

test('nothing stands here that the name of a column says already', () => {
  const known = new Set(fields.map(({ name }) => name))
  expect(Object.keys(renamed).filter((name) => !known.has(name))).toEqual([])
  expect(Object.entries(renamed).filter(([name, to]) => namesake(name)?.column === to)).toEqual([])
})

test.each(columns)('%s is told what %s can keep', (field, column) => {
  const longest = fields.find(({ name }) => name === field)?.longest
  expect(longest).toBe(longestOfColumn(column))
})
