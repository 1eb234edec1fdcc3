import { expect, test } from 'vitest'
import { readEnv } from './env.ts'

test('names every wrong variable at once', () => {
  expect(() => readEnv({ VITE_SUPABASE_URL: 'not a url' })).toThrow(
    'Missing or malformed environment: VITE_SUPABASE_URL, VITE_SUPABASE_PUBLISHABLE_KEY',
  )
})

test('a trailing slash does not double in addresses', () => {
  const env = readEnv({
    VITE_SUPABASE_URL: 'http://127.0.0.1:54321/',
    VITE_SUPABASE_PUBLISHABLE_KEY: 'sb_publishable_x',
  })
  expect(env.supabaseUrl).toBe('http://127.0.0.1:54321')
})
