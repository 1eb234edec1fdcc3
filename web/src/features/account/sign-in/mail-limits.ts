import { AppError } from '@/lib/errors.ts'

const property = (error: unknown, key: 'code' | 'message'): unknown =>
  error instanceof AppError ? Reflect.get(Object(error.cause), key) : undefined

/** Auth sends no mail now. It says so for known addresses only, so a page that repeats it tells who has an account. */
export const mailLimitReached = (error: unknown): boolean =>
  property(error, 'code') === 'over_email_send_rate_limit'

/** The limit is that of this person: a mail went out a moment ago. The other limit is that of the whole project. */
export const mailedJustNow = (error: unknown): boolean =>
  mailLimitReached(error) && /after \d+ seconds/.test(String(property(error, 'message')))

/** For a promise's `catch`: null instead of a failure that is as good as success. @throws the error itself, if it is another */
export const unless = (expected: (error: unknown) => boolean) => (error: unknown) => {
  if (expected(error)) return null
  throw error
}
