import { defineMessages, type MessageDescriptor } from 'react-intl'
import { buyingMessages } from './buying-messages.ts'
import { officeMessages } from './office-messages.ts'
import { planningMessages } from './planning-messages.ts'
import { productMessages } from './product-messages.ts'
import { shelfMessages } from './shelf-messages.ts'

const messages = defineMessages({
  account_of_office: {
    defaultMessage: 'This account belongs to the office. A superadmin can close it.',
    id: 'hWTjtS',
  },
  added_too_much: {
    defaultMessage: 'You have added a great deal today. Please go on tomorrow.',
    id: '5cmz+Y',
  },
  addressee_not_found: {
    defaultMessage: 'One of the people this is addressed to no longer has a profile.',
    id: 'EMC6vx',
  },
  admin_required: { defaultMessage: 'Only administrators may do this.', id: 'cxbFyU' },
  announcement_not_found: { defaultMessage: 'This announcement is no longer there.', id: 'b/1eNA' },
  archive_too_recent: {
    defaultMessage: 'Orders of the last 31 days are not archived.',
    id: 'JeSzG5',
  },
  audit_is_append_only: {
    defaultMessage: 'The change log itself cannot be changed.',
    id: 'UI5wv6',
  },
  bundle_not_found: {
    defaultMessage: 'This bundle no longer exists, or you do not have permission to change it.',
    id: 'qQP1+c',
  },
  bundle_products_required: {
    defaultMessage: 'A bundle needs at least one resource.',
    id: 'Kl4b+Q',
  },
  category_cycle: { defaultMessage: 'A category cannot be placed inside itself.', id: 'aVmKLB' },
  groups_changed: {
    defaultMessage:
      'Somebody changed these groups meanwhile. Close the dialog and open it again to see them.',
    id: '6H64aV',
  },
  last_superadmin: {
    defaultMessage: 'There has to be a superadmin. Make somebody else one first.',
    id: 'KSKVoW',
  },
  current_password_wrong: { defaultMessage: 'The current password is not right.', id: 'WWKhxu' },
  file_not_found: { defaultMessage: 'This resource no longer has that file.', id: 'G1YLUj' },
  group_not_allowed: { defaultMessage: 'Only a superadmin can assign this group.', id: 'tSBHnb' },
  insufficient_aal: {
    defaultMessage: 'Please sign in with your code again before you change this.',
    id: '7Knxqv',
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
  not_an_administrator: {
    defaultMessage: 'Only administrators may do this for others.',
    id: 'bORsXv',
  },
  other_user_not_allowed: {
    defaultMessage: 'You do not have permission to do this for others.',
    id: 'IKvEiG',
  },
  product_not_found: {
    defaultMessage: 'One of the chosen resources no longer exists.',
    id: 'MlnfKO',
  },
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
  too_many_rows: { defaultMessage: 'At most 100 at once, please.', id: '7rRR2H' },
  same_password: { defaultMessage: 'The new password is the same as the old one.', id: 'wfUZtj' },
  scheduler_not_set_up: {
    defaultMessage: 'The vault of this project holds no address and key for the scheduler.',
    id: 'P1itxu',
  },
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
  sent_code_wrong: {
    defaultMessage:
      'This is not the code that we sent last. Look at the newest message, or have another code sent.',
    id: 'XV3q9w',
  },
  signup_disabled: { defaultMessage: 'New accounts cannot be made at the moment.', id: 'sEuq+3' },
  superadmin_required: { defaultMessage: 'Only superadmins may do this.', id: 'Bui7ON' },
  tag_not_found: { defaultMessage: 'One of the tags no longer exists.', id: '4qjXg8' },
  too_many_enrolled_mfa_factors: {
    defaultMessage: 'You have ten authenticators, the most there can be. Remove one first.',
    id: 'r0LUQt',
  },
  unknown_group: { defaultMessage: 'There is no such group.', id: 'VYBUn3' },
  user_banned: { defaultMessage: 'This account is closed. Please contact us.', id: 'hqYMvx' },
  user_name_required: { defaultMessage: 'Fill in a username', id: 'RoEbwx' },
  user_name_too_long: { defaultMessage: 'The username is too long', id: 'J0jZwx' },
  user_not_found: { defaultMessage: 'There is no such user.', id: 'GVC3/R' },
  id_taken: {
    defaultMessage:
      'This was sent and saved before, with other details. Close this and look at what was saved before you send it again.',
    id: 'GLXOrW',
  },
  row_changed: {
    defaultMessage: 'This was changed elsewhere in the meantime. Please look at it again.',
    id: '4LhdSC',
  },
  user_perhaps_created: {
    defaultMessage:
      'The connection broke off. Press Create again: an account that was made is found, and none is made twice.',
    id: '1OCLAs',
  },
  weak_password: { defaultMessage: 'The password does not meet all the rules yet.', id: '5oHc4c' },
})

/**
 * The sentences for error codes of the database and the functions that cannot occur on the landing page.
 * They come after the page (docs/decisions/075); docs/error-codes.md lists the codes, and a test compares both.
 */
export const serverMessages: Record<string, MessageDescriptor> = {
  ...messages,
  ...buyingMessages,
  ...officeMessages,
  ...planningMessages,
  ...productMessages,
  ...shelfMessages,
}
