import type { CarrierName } from '../carriers/carriers.ts'

/** Functions that write many columns of a table, by the carrier whose round trip goes through them. */
export const provenBy: Readonly<Record<string, CarrierName>> = {
  'private.add_bundle_line: public.order_line': 'add_to_cart: order_line of a bundle',
  'private.add_product_line: public.order_line': 'add_to_cart: order_line',
  'private.complete_profile: public.teacher_profile': 'merge_accounts: teacher_profile',
  'private.copy_bundle_members: public.order_line_member': 'copy_bundle_members: order_line_member',
  'private.credit_pieces: public.invoice': 'credit_pieces: invoice',
  'private.fill_in_profile: public.teacher_profile': 'save_teacher_profile: teacher_profile',
  'private.issue_invoice: public.invoice': 'issue_invoice: invoice',
  'private.keep_assessment_version: public.teacher_assessment_version':
    'keep_assessment_version: teacher_assessment_template',
  'private.keep_question_bank: public.bank_question': 'keep_question_bank: bank_question',
  'private.put_order_item: public.order_line': 'create_quote: order_line',
  'private.put_sale: private.sale': 'save_product: sale',
  'private.refresh_order: public.order_line': 'refresh_cart: order_line',
  'private.refresh_reporting_teacher: public.reporting_teacher':
    'refresh_reporting_teacher: reporting_teacher',
  'private.shelve_bundle: public.shop_item': 'shelve_bundle: shop_item',
  'private.shelve_product: public.shop_item': 'shelve_product: shop_item',
  'private.write_schools: public.school': 'write_schools: school',
  'public.add_activity: public.teacher_activity': 'add_activity: teacher_activity',
  'public.archive_orders: public.archived_teacher_products_order':
    'archive_orders: teacher_products_order',
  'public.change_activity: public.teacher_activity': 'change_activity: teacher_activity',
  'public.copy_week: public.teacher_activity': 'copy_week: teacher_activity',
  'public.create_coupon_batch: public.coupon': 'create_coupon_batch: coupon',
  'public.delete_class: private.deleted_class': 'restore_class: teacher_class_subject',
  'public.import_bank_statement: public.bank_statement': 'import_bank_statement: bank_statement',
  'public.import_bank_statement: public.bank_statement_line':
    'import_bank_statement: bank_statement_line',
  'public.put_back_activities: public.teacher_activity': 'put_back_activities: teacher_activity',
  'public.refund_order: public.refund': 'refund_order: refund',
  'public.roll_over_classes: public.teacher_class_period':
    'roll_over_classes: teacher_class_period',
  'public.save_bundle: public.product_bundle': 'save_bundle: product_bundle',
  'public.send_quotation: public.quotation': 'send_quotation: teacher_products_order',
  'public.set_class_period: public.teacher_class_period': 'set_class_period: teacher_class_period',
  'public.store_payment_notification: public.payment_notification':
    'store_payment_notification: payment_notification',
}

const sums = 'It computes what it writes: the tests of its function compare the figures.'
const notes = 'It notes what happened, in words of its own.'
const later = 'It copies rows with their days moved: the test of its function compares them whole.'
const made = 'It makes the row from a plan, not from another row.'

/** Functions that write many columns and carry no row's values, with the reason. */
export const noCarriers: Readonly<Record<string, string>> = {
  'private.enter_status: public.teacher_products_order': notes,
  'private.free_bank_link: public.bank_line_order': notes,
  'private.list_gone: private.run_row': notes,
  'private.note_money_to_return: public.refund': sums,
  'private.note_parcel_mail: private.order_mail': notes,
  'private.pack: public.parcel_line': made,
  'private.price_order: public.teacher_products_order': sums,
  'private.record_act: public.admin_audit': notes,
  'private.record_admin_write: public.admin_audit': notes,
  'private.record_order_event: public.order_event': notes,
  'private.refresh_delivery: public.delivery': sums,
  'public.add_prescribed_taxonomies: public.taxonomy': made,
  'public.add_term_set: public.term': later,
  'public.add_term_set: public.term_biweek': later,
  'public.add_import_rows: private.run_row': notes,
  'public.check_import: private.run_row': sums,
  'public.confirm_bank_line: public.bank_line_order': notes,
  'public.fill_cycles: public.term_biweek': made,
  'public.lay_out_lessons: public.teacher_activity': made,
  'public.plan_product_change: private.run_row': made,
  'public.resolve_payment_notification: public.payment_notification': notes,
  'public.send_order_mail_again: private.order_mail': notes,
  'public.take_parcel_back: public.parcel': notes,
}
