import { CombinedGraphQLErrors } from '@apollo/client/errors'
import { AuthApiError, AuthRetryableFetchError, AuthWeakPasswordError } from '@supabase/auth-js'
import { afterEach, expect, test, vi } from 'vitest'
import { AppError, toAppError } from './errors.ts'

afterEach(() => vi.restoreAllMocks())

test('a word raised by the database arrives as its code', () => {
  const error = new CombinedGraphQLErrors({ errors: [{ message: 'product_not_available' }] })
  expect(toAppError(error).code).toBe('product_not_available')
  expect(toAppError(error).cause).toBe(error)
})

test('prose of the server never becomes a code', () => {
  const error = new CombinedGraphQLErrors({
    errors: [{ message: 'permission denied for table x' }],
  })
  expect(toAppError(error).code).toBe('unexpected')
})

test.each([
  'duplicate key value violates unique constraint "teacher_class_subject_name_key"',
  'new row for relation "x" violates check constraint "teacher_class_subject_name_key"',
  'insert on "x" violates foreign key constraint "teacher_class_subject_name_key" on table "y"',
])('the constraint that refused a row is the word: %s', (message) => {
  expect(toAppError(new CombinedGraphQLErrors({ errors: [{ message }] })).code).toBe(
    'teacher_class_subject_name_key',
  )
})

test('a row without something it needs is a form that is not right', () => {
  const message =
    'null value in column "subject_id" of relation "teacher_assessment_template" violates not-null constraint'
  expect(toAppError(new CombinedGraphQLErrors({ errors: [{ message }] })).code).toBe('invalid_body')
})

test('a word raised while a file was stored arrives as its code', () => {
  const error = { statusCode: '403', error: 'Unauthorized', message: 'picture_quota_reached' }
  expect(toAppError(error).code).toBe('picture_quota_reached')
})

test('a word without a place of its own passes as it is', () => {
  const raised = new CombinedGraphQLErrors({ errors: [{ message: 'order_total_changed' }] })
  expect(toAppError(raised).code).toBe('order_total_changed')
  expect(toAppError({ error: 'coupon_expired' }).code).toBe('coupon_expired')
})

test.each([
  [new AuthApiError('x', 400, 'invalid_credentials'), 'invalid_credentials'],
  [new AuthApiError('x', 422, 'user_already_exists'), 'email_exists'],
  [new AuthApiError('x', 403, 'otp_expired'), 'link_expired'],
  [new AuthApiError('x', 429, 'over_email_send_rate_limit'), 'rate_limited'],
  [new AuthWeakPasswordError('x', 422, ['length']), 'weak_password'],
  [new AuthRetryableFetchError('Failed to fetch', 0), 'server_unreachable'],
  [new TypeError('Failed to fetch'), 'server_unreachable'],
  [{ error_code: 'email_not_confirmed' }, 'email_not_confirmed'],
  [{ statusCode: 401 }, 'session_expired'],
  [new Error('x'), 'unexpected'],
  [undefined, 'unexpected'],
])('%o is %s', (error, code) => {
  expect(toAppError(error).code).toBe(code)
})

test('without a network the reason is the network', () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  expect(toAppError(new TypeError('Failed to fetch')).code).toBe('offline')
})

test('an AppError passes unchanged', () => {
  const error = new AppError('rate_limited')
  expect(toAppError(error)).toBe(error)
})

test('it names itself, for logs', () => {
  expect(String(new AppError('rate_limited'))).toBe('AppError: rate_limited')
})

test.each([
  ['captcha_failed', 'captcha_required'],
  ['not_found_or_forbidden', 'secret_key_required not_found'],
  ['email_address_invalid', 'email_invalid email_address_not_authorized'],
  ['email_exists', 'user_already_exists'],
  ['link_expired', 'otp_expired flow_state_expired flow_state_not_found bad_code_verifier'],
  [
    'rate_limited',
    'over_request_rate_limit over_email_send_rate_limit over_sms_send_rate_limit too_many_requests',
  ],
  [
    'session_expired',
    'session_not_found refresh_token_not_found refresh_token_already_used bad_jwt no_authorization',
  ],
  ['signup_disabled', 'email_provider_disabled'],
  [
    'invalid_body',
    `order_id_required amount_malformed subscription_token_required name_required name_too_long email_required
     category_required subject_required subject_too_long message_required message_too_long body_not_json body_too_large
     validation_failed`,
  ],
])('%s is said for other words too', (code, words) => {
  const codes = words.split(/\s+/).map((word) => toAppError({ error: word }).code)
  expect(new Set(codes)).toEqual(new Set([code]))
})

test.each([
  [{ statusCode: 429 }, 'rate_limited'],
  [{ status: 401 }, 'session_expired'],
  [{ status: 502 }, 'server_unreachable'],
  [{ status: 503 }, 'server_unreachable'],
  [{ status: 500 }, 'unexpected'],
  [{ name: 'TimeoutError' }, 'server_unreachable'],
  [new TypeError('x is not a function'), 'unexpected'],
  [new Error('Failed to fetch'), 'unexpected'],
  ['Failed to fetch', 'unexpected'],
  [null, 'unexpected'],
  [{ errors: [{ message: 7 }] }, 'unexpected'],
  [{ errors: [{ message: 'Failed: order_total_changed' }] }, 'unexpected'],
  [{ errors: [{ message: 'order_total_changed today' }] }, 'unexpected'],
  [{ errors: 'order_total_changed' }, 'unexpected'],
  [{ error: ['not_found'] }, 'unexpected'],
  [{ error: ['coupon_expired'] }, 'unexpected'],
  [
    { errors: [{ message: 'rate_limited' }], code: 'offline', error: 'weak_password' },
    'rate_limited',
  ],
])('what the server means by %j is %s', (error, code) => {
  expect(toAppError(error).code).toBe(code)
})

const missingFiles = [
  'Failed to fetch dynamically imported module: https://kryt.example/assets/form-Ab1.js',
  'error loading dynamically imported module: https://kryt.example/assets/form-Ab1.js',
  'Importing a module script failed.',
  'Unable to preload CSS for /assets/form-Ab1.css',
  "'text/html' is not a valid JavaScript MIME type.",
].map((words) => new TypeError(words))

test.each(missingFiles)('$message: the network, or an update that is known of', async (error) => {
  vi.resetModules()
  const errors = await import('./errors.ts')
  expect(errors.toAppError(error).code).toBe('server_unreachable')
  const { updateIfNewer } = await import('./new-build.ts')
  document.head.innerHTML = '<meta name="build" content="one">'
  vi.stubGlobal('fetch', async () => Promise.resolve(Response.json({ build: 'two' })))
  await updateIfNewer(() => undefined)
  expect(errors.toAppError(error).code).toBe('app_updated')
  // Another failure stays what it is.
  expect(errors.toAppError(new TypeError('Failed to fetch')).code).toBe('server_unreachable')
  vi.unstubAllGlobals()
  document.head.innerHTML = ''
  sessionStorage.clear()
})
