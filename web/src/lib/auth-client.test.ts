import type { Session, User } from '@supabase/auth-js'
import { expect, test } from 'vitest'
import { isCodeDue } from './auth-client.ts'

const claims = (values: object) =>
  btoa(JSON.stringify(values)).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')

const sessionOf = (statuses: string[] | undefined, token: string) => {
  const factors = statuses?.map((status) => ({ status }))
  const user = (factors === undefined ? {} : { factors }) as User // all that is asked of it
  return { user, access_token: token } as Session // as above
}

const token = (aal?: string) => `header.${claims({ aal, name: 'ÿ?>' })}.signature`

test.each([
  [undefined, 'aal1', false],
  [[], 'aal1', false],
  [['unverified'], 'aal1', false],
  [['unverified', 'verified'], 'aal1', true],
  [['verified'], undefined, true],
  [['verified'], 'aal2', false],
] as const)('authenticators %j at level %s: %s', (statuses, aal, due) => {
  expect(isCodeDue(sessionOf(statuses && [...statuses], token(aal)))).toBe(due)
})

test('a token that cannot be read proves nothing', () => {
  for (const broken of ['', 'a.b.c', 'header.bnVsbA.signature']) {
    expect(isCodeDue(sessionOf(['verified'], broken))).toBe(true)
  }
})
