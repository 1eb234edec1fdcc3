import { expect, test } from 'vitest'
import { checkEnv } from './env-schema.ts'

const good = {
  VITE_SUPABASE_URL: 'http://127.0.0.1:54321',
  VITE_SUPABASE_PUBLISHABLE_KEY: 'sb_publishable_x',
}

test('names every wrong variable at once', () => {
  expect(() => checkEnv({ VITE_SUPABASE_URL: 'not a url' })).toThrow(
    'Missing or malformed environment: VITE_SUPABASE_URL, VITE_SUPABASE_PUBLISHABLE_KEY',
  )
})

test('the captcha is optional, but if set it must be a valid address', () => {
  expect(() => checkEnv(good)).not.toThrow()
  expect(() => checkEnv({ ...good, VITE_RECAPTCHA_SCRIPT_URL: 'api.js' })).toThrow(
    'Missing or malformed environment: VITE_RECAPTCHA_SCRIPT_URL',
  )
})

test('codes by SMS are on or off', () => {
  expect(() => checkEnv({ ...good, VITE_SMS_CODES: 'true' })).not.toThrow()
  expect(() => checkEnv({ ...good, VITE_SMS_CODES: 'twilio' })).toThrow('VITE_SMS_CODES')
})
