import { derived, ownRow, type Carrier } from './carrier.ts'

const writtenNow = 'It says when the copy was made.'
const notOfAResource = 'Bundles have it.'
const notCancelled = 'A cancelled order holds no money, and one that is owed some is not archived.'
const paper = ['seller', 'buyer', 'lines', 'coupon_amount', 'shipping_fee', 'total', 'vat']

const lineOfBundle = ['product_bundle_id', 'title', 'price', 'discount_percentage', 'physical']
const ofBundle = {
  [ownRow]: ['id', 'created_at', 'updated_at', 'order_id', 'teacher_profile_id', 'withdrawn_at'],
  [derived]: ['unit_price', 'line_price', 'coupon_share', 'price_before', 'questions'],
  'A bundle is bought once.': ['quantity'],
  'A resource has it.': ['product_id'],
  'It is there when a teacher owns some of a bundle: the tests of complete bundles.': [
    'full_price',
  ],
}

/** Orders: from a resource to a line, from an order to its papers, and into the archive; and what the bank says. */
export const buying = {
  'add_to_cart: order_line': {
    kind: 'order', by: 'public.add_to_cart', table: 'public.order_line',
    carries: ['product_id', 'title', 'price', 'discount_percentage', 'physical', 'questions'],
    leaves: {
      [ownRow]: ['id', 'created_at', 'updated_at', 'order_id', 'teacher_profile_id', 'quantity', 'withdrawn_at'],
      [derived]: ['unit_price', 'line_price', 'coupon_share', 'price_before'],
      [notOfAResource]: ['product_bundle_id', 'full_price'],
    },
  },
  'create_quote: order_line': {
    kind: 'order', by: 'public.create_quote', table: 'public.order_line',
    carries: ['product_id', 'title', 'price', 'discount_percentage', 'quantity', 'physical', 'questions'],
    leaves: {
      [ownRow]: ['id', 'created_at', 'updated_at', 'order_id', 'teacher_profile_id', 'withdrawn_at'],
      [derived]: ['unit_price', 'line_price', 'coupon_share', 'price_before'],
      [notOfAResource]: ['product_bundle_id', 'full_price'],
    },
  },
  'add_to_cart: order_line of a bundle': {
    kind: 'order', by: 'public.add_to_cart', table: 'public.order_line', carries: lineOfBundle, leaves: ofBundle,
  },
  'create_quote: order_line of a bundle': {
    kind: 'order', by: 'public.create_quote', table: 'public.order_line', carries: lineOfBundle, leaves: ofBundle,
  },
  'copy_bundle_members: order_line_member': {
    kind: 'order', by: 'private.copy_bundle_members', table: 'public.order_line_member',
    carries: ['order_line_id', 'teacher_profile_id', 'product_id', 'position', 'title', 'physical'],
    leaves: {
      [ownRow]: ['id', 'created_at', 'updated_at'],
      [derived]: ['paid_before'],
    },
  },
  'refresh_cart: order_line': {
    kind: 'order', by: 'private.refresh_order', table: 'public.order_line',
    carries: ['title', 'price', 'discount_percentage', 'physical', 'price_before'],
    leaves: {
      'The line stays what it is.': ['id', 'created_at', 'order_id', 'teacher_profile_id', 'product_id', 'quantity', 'withdrawn_at'],
      [writtenNow]: ['updated_at'],
      [derived]: ['unit_price', 'line_price', 'coupon_share'],
      [notOfAResource]: ['product_bundle_id', 'full_price'],
      'Answers stay with the questions that stay: the tests of refresh_cart.': ['questions'],
    },
  },
  'send_quotation: teacher_products_order': {
    kind: 'show', by: 'public.send_quotation', table: 'public.quotation',
    carries: ['order_id', 'valid_until', 'sent_to', 'language', ...paper],
    leaves: {
      [ownRow]: ['id', 'created_at', 'updated_at', 'number', 'issued_at'],
      'The total says which form the law asks for.': ['form'],
      'Nobody has answered it.': ['replaced_at', 'accepted_at', 'accepted_by', 'purchase_order_number'],
    },
  },
  'quotation_by_link: quotation': {
    kind: 'show', by: 'public.quotation_by_link', table: 'public.quotation',
    carries: [
      'id', 'number', 'issued_at', 'valid_until', 'language', 'form', 'seller', 'buyer', 'lines', 'coupon_amount',
      'shipping_fee', 'total', 'vat', 'accepted_by', 'purchase_order_number',
    ],
    leaves: {
      'Nobody reads it on the page.': ['created_at', 'updated_at', 'order_id'],
      'Whoever has the link knows the address.': ['sent_to'],
      'The page shows the state that they make.': ['replaced_at', 'accepted_at'],
    },
  },
  'accept_quotation: quotation': {
    kind: 'save', by: 'public.accept_quotation', table: 'public.quotation',
    carries: ['accepted_by', 'purchase_order_number'],
    leaves: {
      'What was offered stays.': [
        'id', 'created_at', 'order_id', 'number', 'issued_at', 'valid_until', 'sent_to', 'language', 'form',
        'replaced_at', ...paper,
      ],
      [writtenNow]: ['updated_at', 'accepted_at'],
    },
  },
  'archive_orders: teacher_products_order': {
    kind: 'archive', by: 'public.archive_orders', table: 'public.teacher_products_order',
    carries: [
      'id', 'created_at', 'teacher_profile_id', 'owner', 'order_status', 'order_number', 'order_date_time',
      'order_payment_method', 'order_payment', 'order_shipping_details', 'coupon_code', 'coupon_discount_type',
      'coupon_discount_value', 'coupon_amount', 'shipping_fee', 'order_total', 'order_vat', 'product_count',
      'has_physical', 'has_questions', 'search_field',
    ],
    leaves: {
      [writtenNow]: ['updated_at'],
      'An order with a payment on its way is not archived.': ['payment_open_until'],
      [notCancelled]: [
        'refunded_amount', 'by_hand_amount', 'received_amount', 'to_pay_back_amount', 'paid_back_amount',
        'owed_back_amount', 'unplaced_amount',
      ],
    },
  },
  'archive_orders: order_line': {
    kind: 'archive', by: 'public.archive_orders', table: 'public.order_line',
    carries: [
      'product_id', 'title', 'price', 'discount_percentage', 'quantity', 'unit_price', 'line_price',
      'coupon_share', 'physical', 'questions',
    ],
    leaves: {
      'The document is the order’s, and its lines stand in their order.': ['id', 'order_id', 'teacher_profile_id', 'created_at', 'updated_at'],
      'Told in the cart only.': ['price_before', 'full_price'],
      'A cancelled order owns nothing.': ['withdrawn_at'],
      'A line of a bundle has it in place of the resource: the same field.': ['product_bundle_id'],
    },
  },
  'import_bank_statement: bank_statement': {
    kind: 'import', by: 'public.import_bank_statement', table: 'public.bank_statement',
    carries: ['file_name', 'bank', 'account', 'first_day', 'last_day', 'line_count', 'closing_balance', 'uploaded_by'],
    leaves: {
      [ownRow]: ['id', 'created_at', 'updated_at'],
      'Counted: the lines that no earlier file had.': ['new_line_count'],
    },
  },
  'import_bank_statement: bank_statement_line': {
    kind: 'import', by: 'public.import_bank_statement', table: 'public.bank_statement_line',
    carries: ['bank_statement_id', 'account', 'booked_on', 'amount', 'balance', 'description', 'reference', 'bank_id'],
    leaves: {
      [ownRow]: ['id', 'created_at', 'updated_at'],
      [derived]: ['fingerprint', 'occurrence', 'line_state', 'left_amount', 'search_field', 'verdict', 'candidates', 'same_as'],
      'A person says it later.': ['note', 'returned_amount'],
    },
  },
  'issue_invoice: invoice': {
    kind: 'show', by: 'private.issue_invoice', table: 'public.invoice',
    carries: ['order_id', 'teacher_profile_id', 'order_number', ...paper, 'payment_method', 'paid_on'],
    leaves: {
      [ownRow]: ['id', 'created_at', 'updated_at', 'issued_at', 'kind', 'number'],
      'The total says which form the law asks for.': ['form'],
      'Credit notes have it.': ['credited_invoice_id', 'credit_reason', 'credited_part'],
      'The file is made later.': ['storage_key', 'content_sha256'],
    },
  },
  'credit_pieces: invoice': {
    kind: 'copy', by: 'private.credit_pieces', table: 'public.invoice',
    carries: ['order_id', 'teacher_profile_id', 'order_number', 'form', ...paper],
    leaves: {
      'A credit note says what is given back, not what was paid.': ['payment_method', 'paid_on'],
      [ownRow]: ['id', 'created_at', 'updated_at', 'issued_at', 'kind', 'number'],
      'It says what is credited and why.': ['credited_invoice_id', 'credit_reason', 'credited_part'],
      'The file is made later.': ['storage_key', 'content_sha256'],
    },
  },
  'refund_order: refund': {
    kind: 'save', by: 'public.refund_order', table: 'public.refund',
    carries: ['id', 'order_id', 'teacher_profile_id', 'invoice_id', 'amount', 'refund_method', 'note', 'noted_by'],
    leaves: {
      [writtenNow]: ['created_at', 'updated_at'],
      'Card payments have it: the tests of refund_order.': ['provider_reference'],
      'pay_out_refund() writes it.': ['paid_out_on', 'bank_reference'],
    },
  },
  'store_payment_notification: payment_notification': {
    kind: 'import', by: 'public.store_payment_notification', table: 'public.payment_notification',
    carries: [
      'raw_body', 'headers', 'source_address', 'provider_payment_id', 'payment_status', 'merchant_id',
      'attempt_reference', 'order_reference', 'amount_cents', 'fields',
    ],
    leaves: {
      [ownRow]: ['id', 'created_at', 'updated_at', 'received_at', 'received_count'],
      'It is judged later.': ['judged_at', 'verdict', 'counts', 'order_id', 'needs_human'],
      'A person says it later.': ['resolved_at', 'resolved_by', 'resolution', 'resolution_note'],
    },
  },
} as const satisfies Record<string, Carrier> // prettier-ignore
