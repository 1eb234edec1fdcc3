import { defineMessages } from 'react-intl'

/** The sentences for error codes of refunds and quotations, a part of `serverMessages`. */
export const officeMessages = defineMessages({
  bank_reference_required: {
    defaultMessage: 'Type the reference under which the payment stands on the statement.',
    id: 'lSYzFY',
  },
  no_such_order: {
    defaultMessage: 'There is no such order any more. Look for it in the list again.',
    id: 'hqC+qI',
  },
  nothing_to_refund: {
    defaultMessage: 'Nothing was paid for this, so there is nothing to give back.',
    id: 'W02lmN',
  },
  order_not_paid: {
    defaultMessage: 'This order is not paid, so nothing is posted, given or paid back for it.',
    id: 'nLNggj',
  },
  paid_out_day_not_allowed: {
    defaultMessage: 'Choose the day on which the money left: today or an earlier one.',
    id: '4sfRt6',
  },
  provider_reference_required: {
    defaultMessage: 'Type the reference that PayFast gave the refund.',
    id: '8Nc7MZ',
  },
  refund_exceeds_paid: {
    defaultMessage: 'Some of this has been given back already. Please look at what is left.',
    id: 'KNS+3h',
  },
  refund_lines_malformed: {
    defaultMessage: 'These lines cannot be given back as they are.',
    id: 'C9WmJ7',
  },
  refund_method_not_allowed: {
    defaultMessage: 'Money can go back to a card only if the order was paid by card.',
    id: 'b2h6Tv',
  },
  refund_not_found: { defaultMessage: 'There is no such refund.', id: 'BcWJIS' },
  rest_not_decided: {
    defaultMessage:
      'More has come in for this order than it would cost. Choose first where the rest goes: keep it as credit or refund it.',
    id: 'pn7MGH',
  },
  refund_is_paid_out: {
    defaultMessage: 'This refund was noted as paid out already. Please look at it again.',
    id: 'Nh828q',
  },
  refund_reason_required: {
    defaultMessage: 'Choose a reason. It is printed on the credit note.',
    id: 'tCRLqS',
  },
  withdrawal_not_whole: {
    defaultMessage: 'A part of this stays bought, so it cannot be taken out of the library.',
    id: '6GLcPV',
  },
  accepted_by_required: { defaultMessage: 'Fill in your name.', id: 'XzNSxK' },
  purchase_order_number_too_long: {
    defaultMessage: 'An order number has at most 40 characters.',
    id: 'ZXZpls',
  },
  quotation_not_found: {
    defaultMessage: 'This link leads to no quote. Is all of it there?',
    id: 'B78eh1',
  },
  quotation_not_open: {
    defaultMessage: 'This quote can no longer be accepted. Please look at it again.',
    id: 'Q5jdOE',
  },
  quote_is_free: {
    defaultMessage: 'This quote costs nothing, so there is nothing to accept.',
    id: 'edgEIH',
  },
  quote_not_open: {
    defaultMessage: 'This is no longer a quote. Please look at it again.',
    id: 'HgLKp/',
  },
  seller_missing: {
    defaultMessage: 'The details of the seller are missing, without which nothing is offered.',
    id: '72GTo5',
  },
  subject_merge_grades: {
    defaultMessage: 'Only subjects of one grade can be merged.',
    id: '8GnoFm',
  },
  subject_merge_same: {
    defaultMessage: 'Choose another subject to merge this one into.',
    id: '6JvHA6',
  },
  subject_not_found: {
    defaultMessage: 'The subject is no longer there.',
    id: 'mMuUR/',
    description: 'School subject',
  },
  too_many_levels: { defaultMessage: 'A taxonomy has at most twenty levels.', id: 'bG6LMj' },
  valid_until_not_allowed: {
    defaultMessage: 'Choose a day from today until 90 days ahead.',
    id: '+MICMT',
  },
})
