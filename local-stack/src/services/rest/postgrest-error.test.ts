import { expect, test } from 'vitest'
import { postgrestStatus } from './postgrest-error.ts'

test.for([
  ['42501', 'permission denied for table x', 'anon', 401],
  ['42501', 'permission denied for table x', 'authenticated', 403],
  ['22023', 'role "nobody" does not exist', 'nobody', 401],
  ['22023', 'invalid parameter', 'anon', 400],
  ['23505', '', 'anon', 409],
  ['23503', '', 'anon', 409],
  ['23514', '', 'anon', 400],
  ['25006', '', 'anon', 405],
  ['P0001', '', 'anon', 400],
  ['P0002', '', 'anon', 500],
  ['PT422', '', 'anon', 422],
  ['PTxyz', '', 'anon', 500],
  ['57014', '', 'anon', 500],
  ['57P01', '', 'anon', 503],
  ['53300', '', 'anon', 503],
  ['40001', '', 'anon', 500],
  ['22P02', '', 'anon', 400],
] as const)('%s "%s" of %s has status %i', ([code, message, role, status]) => {
  expect(postgrestStatus({ code, message }, role)).toBe(status)
})
