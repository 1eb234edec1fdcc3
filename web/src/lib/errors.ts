import { isOffline } from './network-status.ts'
import { isOutdated } from './new-build.ts'

/**
 * The failures that any page may meet; the first block is the browser's own. The database and the functions raise more
 * words (docs/error-codes.md), which pass as they are.
 */
export const errorCodes = [
  'unexpected',
  'offline',
  'server_unreachable',
  'app_updated',
  'not_found_or_forbidden',

  'not_signed_in',
  'session_expired',
  'profile_required',
  'product_not_available',
  'questions_required',
  'answers_not_allowed',

  'captcha_failed',
  'captcha_unavailable',
  'rate_limited',
  'mail_not_sent',
  'invalid_body',

  'invalid_credentials',
  'email_not_confirmed',
  'email_exists',
  'phone_exists',
  'weak_password',
  'same_password',
  'link_expired',
  'signup_disabled',
  'email_address_invalid',
  'user_banned',
] as const

export type FirstCode = (typeof errorCodes)[number]

/** Those whose sentences come with the server's: nobody meets them on the first page, or signing in. */
export type LateCode =
  | 'answers_not_allowed'
  | 'phone_exists'
  | 'profile_required'
  | 'questions_required'
  | 'same_password'
  | 'signup_disabled'
  | 'user_banned'
  | 'weak_password'

/** Every failure that a person may see has one word: one of the above, or another one of the server. */
export type ErrorCode = FirstCode | `${string}_${string}`

/** The one kind of error that screens handle; the words for it are in i18n. */
export class AppError extends Error {
  readonly code: ErrorCode

  constructor(code: ErrorCode, options?: ErrorOptions) {
    super(code, options)
    this.name = 'AppError'
    this.code = code
  }
}

/** Words that mean the same to a person as one of ours. */
const synonyms: Record<string, ErrorCode> = {
  captcha_required: 'captcha_failed',
  order_id_required: 'invalid_body',
  amount_malformed: 'invalid_body',
  subscription_token_required: 'invalid_body',
  secret_key_required: 'not_found_or_forbidden',
  not_found: 'not_found_or_forbidden',
  name_required: 'invalid_body',
  name_too_long: 'invalid_body',
  email_required: 'invalid_body',
  email_invalid: 'email_address_invalid',
  category_required: 'invalid_body',
  users_required: 'invalid_body',
  too_many_users: 'invalid_body',
  phone_invalid: 'invalid_body',
  subject_required: 'invalid_body',
  subject_too_long: 'invalid_body',
  message_required: 'invalid_body',
  message_too_long: 'invalid_body',
  body_not_json: 'invalid_body',
  body_not_readable: 'invalid_body',
  body_too_large: 'invalid_body',
  password_required: 'invalid_body',
  user_already_exists: 'email_exists',
  otp_expired: 'link_expired',
  flow_state_expired: 'link_expired',
  flow_state_not_found: 'link_expired',
  bad_code_verifier: 'link_expired',
  over_request_rate_limit: 'rate_limited',
  over_email_send_rate_limit: 'rate_limited',
  over_sms_send_rate_limit: 'rate_limited',
  too_many_requests: 'rate_limited',
  session_not_found: 'session_expired',
  refresh_token_not_found: 'session_expired',
  refresh_token_already_used: 'session_expired',
  bad_jwt: 'session_expired',
  no_authorization: 'session_expired',
  email_provider_disabled: 'signup_disabled',
  validation_failed: 'invalid_body',
  email_address_not_authorized: 'email_address_invalid',
}

const known = new Set<string>(errorCodes)

/** The code for a word from outside; undefined when we have none. */
export function codeForWord(word: unknown): ErrorCode | undefined {
  if (typeof word !== 'string') return undefined
  if (known.has(word)) {
    return word as ErrorCode // the set holds exactly the codes
  }
  return synonyms[word]
}

/** A rule's word, never prose: lower case, with at least one underscore. */
const isServerWord = (word: unknown): word is `${string}_${string}` =>
  typeof word === 'string' && /^[a-z]+(?:_[a-z]+)+$/.test(word)

const property = (value: unknown, key: string): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined

/**
 * Postgres names the constraint that refused a row; its name is a word like any other. A column that must not be empty
 * has no name of a constraint: what was sent was not whole.
 */
const wordIn = (message: unknown) =>
  typeof message !== 'string'
    ? message
    : message.includes(' not-null ')
      ? 'invalid_body'
      : (/ violates (?:unique|check|foreign key) constraint "(\w+)"/.exec(message)?.[1] ?? message)

/** A part of the app that did not come, in the words of the three engines, of Vite, and of a host that answers a page. */
const missingFile = /imported module|importing a module script|preload css|javascript mime type/i

function codeOf(error: unknown): ErrorCode {
  // Apollo's CombinedGraphQLErrors: pg_graphql passes on the raised word as the message.
  const graphqlErrors = property(error, 'errors')
  const words = Array.isArray(graphqlErrors)
    ? graphqlErrors.map((one) => wordIn(property(one, 'message')))
    : []
  for (const word of [
    ...words,
    property(error, 'code'),
    property(error, 'error_code'),
    property(error, 'error'),
  ]) {
    const code = codeForWord(word)
    if (code) return code
  }
  // Storage passes on what a trigger raised as the message.
  const serverWord = [...words, property(error, 'error'), property(error, 'message')].find(
    isServerWord,
  )
  if (serverWord !== undefined) return serverWord
  const fileMissing = error instanceof Error && missingFile.test(error.message)
  if (fileMissing && isOutdated()) return 'app_updated'
  if (isOffline()) return 'offline'
  const status = property(error, 'statusCode') ?? property(error, 'status')
  if (status === 401) return 'session_expired'
  if (status === 429) return 'rate_limited'
  const name = property(error, 'name')
  const noAnswer = error instanceof TypeError && /fetch|network|load failed/i.test(error.message)
  if (
    fileMissing ||
    noAnswer ||
    name === 'TimeoutError' ||
    name === 'AuthRetryableFetchError' ||
    status === 502 ||
    status === 503
  ) {
    return 'server_unreachable'
  }
  return 'unexpected'
}

/** Turns whatever was thrown into an AppError; the original stays as its cause. */
export function toAppError(error: unknown): AppError {
  return error instanceof AppError ? error : new AppError(codeOf(error), { cause: error })
}
