import type { Table } from './follower.ts'
import type { LiveTable } from './live-map.ts'

/** Why open pages do not follow a table. It is not published either. For tests and readers; no page loads this file. */
export const notLive: Record<Exclude<Table, LiveTable>, string> = {
  admin_audit: 'The record of a row is asked for when its drawer opens.',
  archived_teacher_products_order: 'Orders are archived by hand, long after anybody looks at them.',
  assessment_template_taxonomy: 'Saved together with its paper, which is told.',
  bank_form: 'Asked for when a statement is read.',
  bank_line_order: 'Goes with the line that it is shown under.',
  bank_question: 'Searched again with every letter; a paper is told by itself.',
  bank_statement: 'Goes with its lines.',
  bank_statement_line:
    'A statement brings hundreds of lines at once; the desk asks again after each step and when it opens.',
  coupon_redemption: 'Counted on its coupon, which is told.',
  invoice: 'Goes with its order, which is told.',
  order_event: 'Goes with its order, which is told.',
  order_line: 'Goes with its order, which is told.',
  order_line_member: 'Goes with its order, which is told.',
  parcel_line: 'Comes and goes with its parcel, which is told.',
  payment_attempt: 'Goes with its order, which is told.',
  payment_notification: 'Open problems are asked for when the first page of the back-office opens.',
  product_bundle_product: 'Saved together with its bundle, whose count of members is told.',
  product_download: 'No screen shows downloads.',
  quotation: 'Goes with its order, which is told.',
  refund: 'Goes with its order, which is told.',
  school:
    'An import writes more rows at once than a channel may carry, and a search field is asked with every letter.',
  secret: 'Secrets are sent to whoever opens their page, and to nobody else.',
  teacher_assessment_template: 'The calendar asks for them when its dialog opens.',
  teacher_assessment_version: 'Asked for when the history of a paper opens.',
  teacher_subject_template: 'The calendar asks for them when its dialog opens.',
  teacher_subscription: 'The page that changes it asks again itself.',
}
