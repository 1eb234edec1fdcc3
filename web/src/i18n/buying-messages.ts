import { defineMessages } from 'react-intl'

/** The sentences for error codes of carts, coupons, orders, payments, parcels, seats and subscriptions, a part of `serverMessages`. */
export const buyingMessages = defineMessages({
  already_owned: {
    defaultMessage: 'You have this resource already. It is in your library.',
    id: '5caP3a',
  },
  amount_changed: {
    defaultMessage: 'The total has changed since you saw it. Look at it again, then save.',
    id: 'SMhCnH',
  },
  answers_not_allowed: {
    defaultMessage: 'One of the answers does not fit its question.',
    id: 'CYxZBn',
  },
  bank_account_required: {
    defaultMessage: 'Fill in the number of the bank account, with digits only.',
    id: 'IoF84X',
  },
  bank_line_not_found: { defaultMessage: 'This line is no longer there.', id: 'iF2Oh9' },
  bank_line_not_read: {
    defaultMessage: 'A line of the file has no day or no amount that we can read.',
    id: 'FHBOSa',
  },
  bank_line_in_doubt: {
    defaultMessage:
      'This is probably a payment that was stored before. Please say first whether it is the same.',
    id: 'qTAD6t',
  },
  bank_line_used: {
    defaultMessage: 'Somebody has dealt with this line already. Please look at it again.',
    id: 'kGashT',
  },
  bank_statement_empty: { defaultMessage: 'The file has no lines.', id: 'uYJ1Hn' },
  bank_statement_too_long: {
    defaultMessage: 'A file may have at most 5,000 lines. Download shorter spans from the bank.',
    id: 'wANjsZ',
  },
  card_amount_too_small: {
    defaultMessage: 'Cards are charged from R5 upwards. Please choose another payment method.',
    id: 'NNnHf3',
  },
  carrier_unknown: { defaultMessage: 'Choose one of the carriers.', id: 'W1ykRX' },
  cart_empty: { defaultMessage: 'Your shopping cart is empty', id: 'ncPnij' },
  cart_exists: { defaultMessage: 'This customer has another cart already.', id: 'FX16fy' },
  coupon_batch_exists: { defaultMessage: 'There is already a batch with this name.', id: 'pk2Klg' },
  coupon_batch_name_required: { defaultMessage: 'Give the batch a name.', id: 'inuXFF' },
  coupon_batch_size: { defaultMessage: 'A batch has 1 to 1,000 codes.', id: 'J+4MGh' },
  coupon_changed: {
    defaultMessage: 'This coupon has changed since you entered it. Please enter it again.',
    id: '7xDRh9',
  },
  coupon_code_required: { defaultMessage: 'Coupon code is required', id: 'PVd64h' },
  coupon_disabled: { defaultMessage: 'This coupon is not in use at the moment.', id: 'cVF/kC' },
  coupon_expired: { defaultMessage: 'This coupon has expired.', id: 'gxPA8t' },
  coupon_not_for_you: {
    defaultMessage: 'This coupon is not meant for your account.',
    id: 'QKeA9p',
  },
  coupon_not_found: { defaultMessage: 'There is no coupon with this code.', id: 'xwEy4R' },
  coupon_not_started: { defaultMessage: 'This coupon is not valid yet.', id: 'Qp2hbT' },
  coupon_not_verified: {
    defaultMessage: 'This coupon has not been checked. Enter the code again.',
    id: 'ZTvKLm',
  },
  coupon_prefix_too_long: {
    defaultMessage: 'The codes can begin with at most 12 letters and digits.',
    id: 'yu1LB8',
  },
  coupon_used_up: {
    defaultMessage: 'This coupon has reached its limit.',
    id: 'nunkBK',
  },
  decision_not_known: { defaultMessage: 'That cannot be done with it.', id: 'FNRwF0' },
  delivery_not_found: { defaultMessage: 'There is nothing to post for this order.', id: 'IwG4f8' },
  mail_code_wrong: {
    defaultMessage: 'This code is wrong or too old. Check the digits of our newest email.',
    id: 'oB2/R3',
  },
  invoice_immutable: {
    defaultMessage: 'An invoice cannot be changed once it is issued.',
    id: 'ruONyz',
  },
  invoice_details_invalid: {
    defaultMessage: 'An invoice is made out to a name with an address. Please fill in both.',
    id: 'ZlyWy8',
  },
  invoice_details_required: {
    defaultMessage:
      'For more than R5,000 the invoice must say to whom it goes. Please fill in a name and an address.',
    id: 'aZeYhH',
  },
  invoice_not_found: { defaultMessage: 'There is no such invoice.', id: '2CAk/r' },
  invoice_without_seller: {
    defaultMessage: 'Your invoice is not ready yet. We email it to you as soon as it is.',
    id: 'Stv5Tq',
  },
  items_unavailable: {
    defaultMessage: 'Some products are unavailable. Please remove them before continuing.',
    id: 'xWD6pt',
  },
  more_than_bought: {
    defaultMessage: 'More would be in parcels than was bought. Look at the delivery again.',
    id: 'Bw1oAv',
  },
  mail_not_found: {
    defaultMessage: 'This email is not there, or has not been sent yet.',
    id: 'bP5Pb2',
  },
  mail_out_of_date: {
    defaultMessage: 'This email is no longer true of the order, so it is not sent again.',
    id: 'aWf/R3',
  },
  mails_sent_too_often: {
    defaultMessage: 'Enough emails of this order were sent today. More can be sent tomorrow.',
    id: 'MVoju8',
  },
  not_posted: { defaultMessage: 'Something chosen is not posted with this order.', id: 'cZmibA' },
  nothing_to_pack: { defaultMessage: 'Everything is in a parcel already.', id: 'FiNKrT' },
  parcel_malformed: {
    defaultMessage: 'Something is missing in what should go into the parcel.',
    id: 'izK4iy',
  },
  parcel_moved: {
    defaultMessage: 'Somebody has moved this parcel on since you saw it. Please look at it again.',
    id: 'oeXMHJ',
  },
  parcel_not_found: {
    defaultMessage: 'No parcel of this order is waiting to be sent.',
    id: 'sxYOu/',
  },
  quantity_not_allowed: {
    defaultMessage: 'You can order 1 to 99 of a resource.',
    id: 'v7JE/L',
  },
  line_not_found: { defaultMessage: 'This is no longer in your cart.', id: 'Soz89m' },
  method_not_allowed: {
    defaultMessage: 'Something went wrong on our side. Please try again in a moment.',
    id: 'uwNlS8',
  },
  monthly_limit_reached: { defaultMessage: 'Limit Reached For This Grade', id: 'r0ewsL' },
  notification_not_found: {
    defaultMessage: 'There is no such payment notification.',
    id: '0YVbRr',
  },
  order_already_paid: {
    defaultMessage: 'This order has been paid already.',
    id: 'FOik/j',
  },
  order_changed: {
    defaultMessage: 'Somebody has changed this order since you opened it. Please look at it again.',
    id: 'AMqtDk',
  },
  order_not_found: { defaultMessage: 'There is no such order in your account.', id: 'OjPNeA' },
  order_not_placed: {
    defaultMessage: 'This order is not placed yet, so there is nothing to cancel.',
    id: 'ZRwqkZ',
  },
  order_not_open: { defaultMessage: 'This order has been placed already.', id: 'jHPITk' },
  order_total_changed: {
    defaultMessage: 'The total has changed since you saw it. Please look at it again.',
    id: 'afnx0t',
  },
  orders_still_open: {
    defaultMessage:
      'An order is still waiting for its payment or for our answer. Cancel it under Orders, or wait until it is done.',
    id: 'O0zPMd',
  },
  payment_not_placed: {
    defaultMessage:
      'You have paid money by card that is not placed yet. Say that you want to pay for this as well, or wait until we have written to you.',
    id: 'oNtCyg',
  },
  payment_being_confirmed: {
    defaultMessage:
      'Your card payment for this is being confirmed. If you did not pay, say so on the order, and you can pay again.',
    id: 'SJEGn6',
  },
  payment_method_not_allowed: {
    defaultMessage: 'This payment method cannot be used for this order.',
    id: 'I7uKMo',
  },
  payment_method_required: { defaultMessage: 'A payment method is required', id: 'e57Jtt' },
  payment_not_prepared: { defaultMessage: 'Please check out again before you pay.', id: 'PCU01X' },
  payment_provider_unavailable: {
    defaultMessage: 'The card provider does not answer at the moment. Please try again later.',
    id: 'iUuY5Z',
  },
  proof_quota_reached: {
    defaultMessage: 'Five proofs of payment are kept for an order, and this one has them.',
    id: '/AMSsH',
  },
  product_not_owned: { defaultMessage: 'You do not own this resource yet.', id: 'Nl2PMF' },
  product_owned: {
    defaultMessage: 'You own this already. It is in your library.',
    id: 'NZ9624',
  },
  products_required: { defaultMessage: 'Products are required', id: 'QiV2WO' },
  questions_required: {
    defaultMessage: 'Please answer the required questions first.',
    id: 'Y2SJ/V',
  },
  several_parcels: {
    defaultMessage:
      'Several parcels of this order are waiting. Add which one behind the number, such as /2.',
    id: 'gO3DqF',
  },
  tracking_number_malformed: {
    defaultMessage: 'A tracking number has at most 40 letters, digits and - . _ /',
    id: 'bd8thy',
  },
  tracking_number_required: { defaultMessage: 'Enter the tracking number.', id: 'f2Q5FR' },
  quote_exists: { defaultMessage: 'This customer has a quote already.', id: 'TJyu8b' },
  shipping_details_invalid: {
    defaultMessage: 'Something in the delivery address is missing or not right.',
    id: '/UBeyA',
  },
  shipping_details_not_found: { defaultMessage: 'No shipping details found', id: 'F1y/+4' },
  shipping_details_required: {
    defaultMessage: 'Please fill in where we should post it.',
    id: 't0SC6G',
  },
  subscription_not_found: {
    defaultMessage: 'Your account has no such subscription.',
    id: 'JGOGvs',
  },
  subscription_price_changed: {
    defaultMessage: 'The price of these grades has changed. Please check it again.',
    id: 'mZ0SE1',
  },
  subscription_required: { defaultMessage: 'Subscribe to Download', id: 'jchHf6' },
  subscription_still_active: {
    defaultMessage: 'Your subscription is still being paid. Write to us to end it first.',
    id: 'hdO6vy',
  },
  transition_not_allowed: {
    defaultMessage: 'An order with this status cannot be given that one.',
    id: 'CZVAqy',
  },
  vat_number_invalid: {
    defaultMessage: 'A VAT number has ten digits and begins with 4.',
    id: 'ZjBF8T',
  },
  seat_closed: {
    defaultMessage: 'This seat is not paid for any more. Please ask whoever invited you.',
    id: '9kMrfF',
  },
  seat_not_found: { defaultMessage: 'There is no such invitation any more.', id: 'EYdPTO' },
  seat_taken: { defaultMessage: 'Somebody has taken this seat already.', id: 'xCV74w' },
  seat_withdrawn: {
    defaultMessage: 'This invitation was taken back. Please ask whoever invited you.',
    id: 'Od1NnI',
  },
  seats_all_given: {
    defaultMessage: 'All seats are given. Take one back to give it to somebody else.',
    id: 'rbTFph',
  },
  seats_given: {
    defaultMessage: 'More seats were given than that. Take some of them back first.',
    id: 'bNwB6s',
  },
})
