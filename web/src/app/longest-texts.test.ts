import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import * as longest from '@/lib/longest.ts'

/** The columns that keep a text, or what else limits it, where its name does not say so: holidayLabel is kept by holiday.label. */
const keptElsewhere: Partial<Record<keyof typeof longest, readonly string[] | string>> = {
  acceptedBy: ['quotation.accepted_by'],
  accountEmail: ['seat.email'],
  activityLabel: ['teacher_activity.label'],
  activityNotes: ['teacher_activity.notes'],
  authenticatorName: 'kept by Auth, which cuts nothing',
  bankForm: ['bank_statement.bank'],
  bankNote: [
    'bank_line_order.note',
    'bank_line_order.undone_note',
    'bank_statement_line.note',
    'payment_notification.resolution_note',
  ],
  announcementMessage: ['announcement.message'],
  announcementTeachers: 'how many, not how long',
  announcementTitle: ['announcement.title'],
  categoryName: ['product_category.name'],
  communicationSubject: ['communication.subject'],
  className: ['teacher_class_subject.name'],
  contactMessage: 'of the function that sends it',
  contactSubject: 'of the function that sends it',
  correction: ['correction.sentence'],
  couponCode: ['coupon.coupon_code'],
  customerNote: ['customer_note.body'],
  documentHint: 'inside a document, whose size is limited',
  documentInstruction: 'inside a document, whose size is limited',
  documentLine: 'inside a document, whose size is limited',
  documentOption: 'inside a document, whose size is limited',
  documentText: 'inside a document, whose size is limited',
  invoiceAddress: ['invoice_details.address'],
  invoiceName: ['invoice_details.name'],
  lessonName: ['subject_template.name', 'teacher_subject_template.name'],
  levelLabel: ['cognitive_level.label'],
  listView: ['list_view.name'],
  orderNote: ['order_note.body'],
  paperTitle: ['assessment_template.title', 'teacher_assessment_template.title'],
  personName: ['teacher_profile.name', 'teacher_profile.surname'],
  personTitle: ['teacher_profile.title'],
  productTitle: ['product.title', 'product_bundle.title'],
  purchaseOrderNumber: ['quotation.purchase_order_number'],
  questionHint: 'inside the list of questions of a resource',
  questionLine: 'inside the list of questions of a resource',
  questionValue: 'inside the list of questions of a resource',
  refundReference: ['refund.bank_reference', 'refund.provider_reference'],
  schoolName: ['school.name'],
  schoolTown: ['school.town'],
  searchWords: 'kept nowhere',
  shippingLine: 'inside the address of an order',
  subjectName: ['subject.subject', 'subject.subject_af'],
  tagName: ['product_tag.name'],
  taxonomyName: ['taxonomy.name'],
  taxonomySource: ['taxonomy.source'],
  termLabel: ['term.label', 'term.label_af', 'term_biweek.label', 'term_biweek.label_af'],
  typedCode: 'kept nowhere: a longer one is no code',
}

/** Columns that no field of plain text of the app is for: the server, a file or an import writes them, or a rich text. */
const withoutField: readonly string[] = [
  'bank_statement.file_name',
  'bank_statement_line.account',
  'bank_statement_line.bank_id',
  'bank_statement_line.description',
  'bank_statement_line.reference',
  'communication.body',
  'list_view.query',
  'payment_notification.raw_body',
  'payment_notification.source_address',
  'product.description',
  'product_bundle.description',
  'product_bundle.language',
  'run_row.claim',
  'run_row.title',
  'schedule_run.problem',
  'secret.type',
  'seller.address',
  'seller.registered_name',
  'seller.registration_number',
  'seller.trading_name',
  'teacher_profile.session_token',
  'teacher_subscription.status_text',
  'teacher_subscription.title',
  'teacher_subscription.token',
]

const schemaSql = readFileSync(resolve(import.meta.dirname, '../../../supabase/schema.sql'), 'utf8')

/** What the constraint of a column allows, whichever way it is written. */
function longestOfColumn(name: string): number {
  const [table = '', column = ''] = name.split('.')
  const rules = [
    ...schemaSql.matchAll(
      new RegExp(`constraint ${table}_${column}_(?:length|shape) CHECK (.*)`, 'g'),
    ),
  ].map(([, rule = '']) => rule)
  const found = rules.flatMap((rule) =>
    [
      `length\\(${column}\\) <= (\\d+)`,
      `has_text\\(${column}, (\\d+)\\)`,
      '\\{1,(\\d+)\\}',
    ].flatMap((way) => new RegExp(way).exec(rule)?.[1] ?? []),
  )
  if (found[0] === undefined) throw new Error(`${name} has no longest length`)
  return Number(found[0])
}

/** Every column of the database with a longest text. */
const limited = [
  ...schemaSql.matchAll(/constraint (\w+)_length CHECK .*(?:length\((\w+)\) <=|has_text\((\w+),)/g),
].map(([, name = '', one, other]) => {
  const column = one ?? other ?? ''
  return `${name.slice(0, -column.length - 1)}.${column}`
})

/** "holiday.label_af" as holidayLabel: a text in Afrikaans is as long as the one in English. */
const nameOf = (column: string) =>
  column.replace(/_af$/, '').replaceAll(/[._]([a-z])/g, (_, letter: string) => letter.toUpperCase())

const names = Object.keys(longest) as (keyof typeof longest)[] // of the module

const columns = names.flatMap((name) => {
  const where = keptElsewhere[name] ?? limited.filter((column) => nameOf(column) === name)
  return typeof where === 'string' ? [] : where.map((column) => [name, column] as const)
})

test('every longest text is that of a column, or says what else limits it', () => {
  const kept = new Set([...columns.map(([name]) => name), ...Object.keys(keptElsewhere)])
  expect(names.filter((name) => !kept.has(name))).toEqual([])
})

test.each(columns)('%s is what %s can keep', (name, column) => {
  expect(longest[name]).toBe(longestOfColumn(column))
})

test('every column with a longest text that people type is here, or on the list of those that no field is for', () => {
  expect(limited.length).toBeGreaterThan(60)
  const here = new Set(columns.map(([, column]) => column))
  expect(limited.filter((column) => !here.has(column) && !column.endsWith('_key')).sort()).toEqual(
    withoutField.toSorted(),
  )
})
