import { defineMessages, type MessageDescriptor } from 'react-intl'
import { officeMessages } from './office-messages.ts'
import { productMessages } from './product-messages.ts'
import { shelfMessages } from './shelf-messages.ts'

const messages = defineMessages({
  account_of_office: {
    defaultMessage: 'This account belongs to the office. A superadmin can close it.',
    id: 'hWTjtS',
  },
  addressee_not_found: {
    defaultMessage: 'One of the people this is addressed to no longer has a profile.',
    id: 'EMC6vx',
  },
  admin_required: { defaultMessage: 'Only administrators may do this.', id: 'cxbFyU' },
  already_owned: {
    defaultMessage: 'You have this resource already. It is in your library.',
    id: '5caP3a',
  },
  amount_changed: {
    defaultMessage: 'The total has changed since you saw it. Look at it again, then save.',
    id: 'SMhCnH',
  },
  announcement_not_found: { defaultMessage: 'This announcement is no longer there.', id: 'b/1eNA' },
  answers_not_allowed: {
    defaultMessage: 'One of the answers does not fit its question.',
    id: 'CYxZBn',
  },
  archive_too_recent: {
    defaultMessage: 'Orders of the last 31 days are not archived.',
    id: 'JeSzG5',
  },
  audit_is_append_only: {
    defaultMessage: 'The change log itself cannot be changed.',
    id: 'UI5wv6',
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
  bank_line_used: {
    defaultMessage: 'Somebody has dealt with this line already. Please look at it again.',
    id: 'kGashT',
  },
  bank_statement_empty: { defaultMessage: 'The file has no lines.', id: 'uYJ1Hn' },
  bank_statement_too_long: {
    defaultMessage: 'A file may have at most 5,000 lines. Download shorter spans from the bank.',
    id: 'wANjsZ',
  },
  biweek_colors_used_up: {
    defaultMessage: 'This term has used all fifteen colours. Remove a two-week cycle first.',
    id: 'xpSHSN',
  },
  bundle_not_found: {
    defaultMessage: 'This bundle no longer exists, or you do not have permission to change it.',
    id: 'qQP1+c',
  },
  bundle_products_required: {
    defaultMessage: 'A bundle needs at least one resource.',
    id: 'Kl4b+Q',
  },
  card_amount_too_small: {
    defaultMessage: 'Cards are charged from R5 upwards. Please choose another payment method.',
    id: 'NNnHf3',
  },
  carrier_unknown: { defaultMessage: 'Choose one of the carriers.', id: 'W1ykRX' },
  cart_empty: { defaultMessage: 'Your shopping cart is empty', id: 'ncPnij' },
  cart_exists: { defaultMessage: 'This customer has another cart already.', id: 'FX16fy' },
  category_cycle: { defaultMessage: 'A category cannot be placed inside itself.', id: 'aVmKLB' },
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
  groups_changed: {
    defaultMessage:
      'Somebody changed these groups meanwhile. Close the dialog and open it again to see them.',
    id: '6H64aV',
  },
  last_superadmin: {
    defaultMessage: 'There has to be a superadmin. Make somebody else one first.',
    id: 'KSKVoW',
  },
  mail_code_wrong: {
    defaultMessage: 'This code is wrong or too old. Check the digits of our newest email.',
    id: 'oB2/R3',
  },
  current_password_wrong: { defaultMessage: 'The current password is not right.', id: 'WWKhxu' },
  document_too_large: {
    defaultMessage: 'This document has become too large. Please split it in two.',
    id: 'aLVIeA',
  },
  file_not_found: { defaultMessage: 'This resource no longer has that file.', id: 'G1YLUj' },
  grade_not_covered: { defaultMessage: 'Subscribe to Grade to download', id: 'eh6AJv' },
  grades_required: { defaultMessage: 'Minimum 1 grade is required', id: 'GNm18N' },
  group_not_allowed: { defaultMessage: 'Only a superadmin can assign this group.', id: 'tSBHnb' },
  headings_malformed: { defaultMessage: 'One of the headings is incomplete.', id: '6gXim7' },
  instructions_malformed: {
    defaultMessage: 'One of the instructions is incomplete.',
    id: 'RW+qhN',
  },
  insufficient_aal: {
    defaultMessage: 'Please sign in with your code again before you change this.',
    id: '7Knxqv',
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
  merge_office_account: {
    defaultMessage:
      'The account that would be emptied belongs to the office. Take its other groups away first, or keep that account instead.',
    id: '9lPZAp',
  },
  merge_same_account: {
    defaultMessage: 'This is the same account. Choose another one.',
    id: 'xxrOLB',
  },
  merge_two_carts: {
    defaultMessage: 'Both accounts have a shopping cart. Choose which one stays.',
    id: 'n5Y3Bb',
  },
  merge_two_subscriptions: {
    defaultMessage: 'Both accounts have a subscription that still counts. End one of them first.',
    id: 'jIDcq6',
  },
  merge_without_user: {
    defaultMessage:
      'The account that would be kept has no sign-in yet. Keep the other one instead.',
    id: 'aQCFYv',
  },
  no_user_created: {
    defaultMessage: 'Network error please reload and try again - No user created',
    id: 'prWydL',
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
  note_not_found: {
    defaultMessage: 'This note is no longer there, or somebody else wrote it.',
    id: '2QN1p1',
  },
  note_required: { defaultMessage: 'Write something first.', id: 'ZTOnFe' },
  note_too_long: { defaultMessage: 'A note has at most 2,000 characters.', id: 'eC2VKC' },
  note_of_somebody_else: {
    defaultMessage: 'Only the author or a superadmin can delete this note.',
    id: 'udIjtT',
  },
  note_text_invalid: { defaultMessage: 'A note has 1 to 4,000 characters.', id: '6YwImN' },
  own_superadmin_right: {
    defaultMessage:
      'You cannot take the right of superadmin from yourself. Another superadmin can.',
    id: 'iEM+Mw',
  },
  phone_exists: {
    defaultMessage: 'There is already an account with this phone number.',
    id: 'dMa8jI',
  },
  profile_required: {
    defaultMessage: 'Your profile is still being prepared. Please try again in a moment.',
    id: 'FvvmSI',
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
  mfa_challenge_expired: {
    defaultMessage: 'That took too long. Please type the code that shows now.',
    id: 'OE2qQk',
  },
  mfa_factor_name_conflict: {
    defaultMessage: 'You have an authenticator with this name already.',
    id: '8W2fb0',
  },
  mfa_factor_not_found: {
    defaultMessage: 'This set-up has expired. Please close this and begin again.',
    id: 'y9L4+m',
  },
  mfa_ip_address_mismatch: {
    defaultMessage: 'Your connection has changed in between. Please try the code again.',
    id: 'Ulzt0o',
  },
  mfa_phone_enroll_not_enabled: {
    defaultMessage: 'Codes by SMS are not available at the moment.',
    id: 'V3iZo2',
  },
  mfa_verification_failed: {
    defaultMessage:
      'This code is not right. It changes every 30 seconds: type the one that shows now.',
    id: 'SlM5Gi',
  },
  mfa_verified_factor_exists: {
    defaultMessage: 'Your account gets codes on this number already.',
    id: '1DDADb',
  },
  monthly_limit_reached: { defaultMessage: 'Limit Reached For This Grade', id: 'r0ewsL' },
  not_an_administrator: {
    defaultMessage: 'Only administrators may do this for others.',
    id: 'bORsXv',
  },
  notification_not_found: {
    defaultMessage: 'There is no such payment notification.',
    id: '0YVbRr',
  },
  order_already_paid: {
    defaultMessage: 'This order has been paid already. It is with your orders.',
    id: 'R+HkCx',
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
    defaultMessage: 'The total has changed since you saw it. Please look at your cart again.',
    id: 'AJp9yA',
  },
  orders_still_open: {
    defaultMessage:
      'An order is still waiting for its payment or for our answer. Cancel it under Orders, or wait until it is done.',
    id: 'O0zPMd',
  },
  other_user_not_allowed: {
    defaultMessage: 'You do not have permission to do this for others.',
    id: 'IKvEiG',
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
  picture_quota_reached: {
    defaultMessage:
      'You have as many pictures as there is room for: 500, or 200 MB. Delete some first.',
    id: 'syo4W1',
  },
  product_not_found: {
    defaultMessage: 'One of the chosen resources no longer exists.',
    id: 'MlnfKO',
  },
  product_not_owned: { defaultMessage: 'You do not own this resource yet.', id: 'Nl2PMF' },
  product_owned: {
    defaultMessage: 'You own this already. It is in your library.',
    id: 'NZ9624',
  },
  products_required: { defaultMessage: 'Products are required', id: 'QiV2WO' },
  profile_closed: {
    defaultMessage: 'The user of this profile was deleted; the profile stays as it is.',
    id: '7xzYeZ',
  },
  profile_details_required: {
    defaultMessage:
      'Please fill in the whole profile: title, name, surname, language, province and days.',
    id: 'B9GY7D',
  },
  profile_not_found: {
    defaultMessage: 'There is no such profile, or it is not yours.',
    id: 'RESLCX',
  },
  profile_taken: { defaultMessage: 'This profile belongs to another user.', id: 'dR6xrL' },
  questions_required: {
    defaultMessage: 'Please answer the required questions first.',
    id: 'Y2SJ/V',
  },
  several_parcels: {
    defaultMessage:
      'Several parcels of this order are waiting. Add which one behind the number, such as /2.',
    id: 'gO3DqF',
  },
  too_many_rows: { defaultMessage: 'At most 100 at once, please.', id: '7rRR2H' },
  tracking_number_malformed: {
    defaultMessage: 'A tracking number has at most 40 letters, digits and - . _ /',
    id: 'bd8thy',
  },
  tracking_number_required: { defaultMessage: 'Enter the tracking number.', id: 'f2Q5FR' },
  translation_malformed: {
    defaultMessage: 'One of the texts in the second language is incomplete.',
    id: 'qZU8Gg',
  },
  questions_malformed: { defaultMessage: 'One of the questions is incomplete.', id: '802HEo' },
  quote_exists: { defaultMessage: 'This customer has a quote already.', id: 'TJyu8b' },
  repeat_too_long: { defaultMessage: 'An activity repeats for at most 12 weeks.', id: 'nTXQ7m' },
  same_password: { defaultMessage: 'The new password is the same as the old one.', id: 'wfUZtj' },
  scheduler_not_set_up: {
    defaultMessage: 'The vault of this project holds no address and key for the scheduler.',
    id: 'P1itxu',
  },
  school_not_confirmed: {
    defaultMessage: 'We must confirm first that this is your school.',
    id: 'auoYE+',
  },
  school_request_not_found: {
    defaultMessage: 'The teacher has withdrawn this request.',
    id: '+inuGE',
  },
  school_not_in_province: { defaultMessage: 'This school is in another province.', id: 'CV9CXo' },
  secret_malformed: {
    defaultMessage: 'A secret is a JSON object whose values are texts.',
    id: 'o9RXpQ',
  },
  secret_type_required: { defaultMessage: 'Say what the secret is for.', id: 'pHvFh3' },
  server_busy: {
    defaultMessage:
      'We are very busy at the moment. Nothing is lost: please try again in a few seconds.',
    id: 'A/PmLw',
  },
  shipping_details_invalid: {
    defaultMessage: 'Something in the delivery address is missing or not right.',
    id: '/UBeyA',
  },
  shipping_details_not_found: { defaultMessage: 'No shipping details found', id: 'F1y/+4' },
  shipping_details_required: {
    defaultMessage: 'Please fill in where we should post it.',
    id: 't0SC6G',
  },
  signup_disabled: { defaultMessage: 'New accounts cannot be made at the moment.', id: 'sEuq+3' },
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
  superadmin_required: { defaultMessage: 'Only superadmins may do this.', id: 'Bui7ON' },
  tag_not_found: { defaultMessage: 'One of the tags no longer exists.', id: '4qjXg8' },
  template_malformed: { defaultMessage: 'One of the steps is incomplete.', id: 'aMX35c' },
  too_many_enrolled_mfa_factors: {
    defaultMessage: 'You have ten authenticators, the most there can be. Remove one first.',
    id: 'r0LUQt',
  },
  transition_not_allowed: {
    defaultMessage: 'An order with this status cannot be given that one.',
    id: 'CZVAqy',
  },
  unknown_group: { defaultMessage: 'There is no such group.', id: 'VYBUn3' },
  user_banned: { defaultMessage: 'This account is closed. Please contact us.', id: 'hqYMvx' },
  user_name_required: { defaultMessage: 'Fill in a username', id: 'RoEbwx' },
  user_name_too_long: { defaultMessage: 'The username is too long', id: 'J0jZwx' },
  user_not_found: { defaultMessage: 'There is no such user.', id: 'GVC3/R' },
  activity_not_found: {
    defaultMessage: 'This activity is no longer in your calendar.',
    id: 'yHw/y2',
  },
  row_changed: {
    defaultMessage: 'This was changed elsewhere in the meantime. Please look at it again.',
    id: '4LhdSC',
  },
  bump_changed: {
    defaultMessage:
      'Your calendar has changed in the meantime. Please check the moved lessons again.',
    id: 'QiXoEi',
  },
  class_not_found: { defaultMessage: 'This class no longer exists.', id: 'Bb830S' },
  feed_not_found: { defaultMessage: 'This calendar address no longer works.', id: 'IiS+RY' },
  monday_required: { defaultMessage: 'Please choose the Monday of the week.', id: 'cxKtnf' },
  moves_malformed: { defaultMessage: 'These activities could not be moved.', id: '0zm9Cb' },
  no_slot_left: {
    defaultMessage: 'There is no free lesson time left for this class in the terms that are known.',
    id: 'rwfA8L',
  },
  no_slot_before: {
    defaultMessage: 'There are not that many free lesson times before these lessons.',
    id: '2Xex79',
  },
  nothing_to_bump: {
    defaultMessage:
      'There is no lesson that can move. Weekly lessons, locked lessons and lessons without a class stay.',
    id: 'tS/yag',
  },
  periods_out_of_range: { defaultMessage: 'Choose 1 to 20 periods.', id: 'YZRato' },
  range_too_long: { defaultMessage: 'This period is too long to show.', id: '0bXocw' },
  user_perhaps_created: {
    defaultMessage:
      'The connection broke off. Press Create again: an account that was made is found, and none is made twice.',
    id: '1OCLAs',
  },
  weak_password: { defaultMessage: 'The password does not meet all the rules yet.', id: '5oHc4c' },
  week_not_known: { defaultMessage: 'Choose every week, week A or week B.', id: 'uwjrD5' },
  weeks_out_of_range: { defaultMessage: 'Choose 1 to 12 weeks.', id: 'w7a4uo' },
  years_out_of_order: {
    defaultMessage: 'Classes can be brought over to a later year only.',
    id: 'y840fs',
  },
  same_week: { defaultMessage: 'Choose another week to copy to.', id: 'tibsPS' },
  term_not_known: {
    defaultMessage: 'This day is in no term that is known, so its end is not known either.',
    id: 'ov/EI3',
  },
  scope_not_known: {
    defaultMessage: 'Choose which of the repeated activities this is for.',
    id: '+CYxjs',
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

/**
 * The sentences for error codes of the database and the functions that cannot occur on the landing page.
 * They come after the page (docs/decisions/075); docs/error-codes.md lists the codes, and a test compares both.
 */
export const serverMessages: Record<string, MessageDescriptor> = {
  ...messages,
  ...officeMessages,
  ...productMessages,
  ...shelfMessages,
}
