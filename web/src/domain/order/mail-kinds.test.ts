import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createIntl } from 'react-intl'
import { expect, test } from 'vitest'
import { mailKind, mailKinds } from './mail-kinds.ts'

test('each kind of mail that the database knows has words, and no key is shown', () => {
  const schema = readFileSync(join(import.meta.dirname, '../../../../supabase/schema.sql'), 'utf8')
  const known = /constraint order_mail_kind_known CHECK (.*)/.exec(schema)?.[1] ?? ''
  const kinds = [...known.matchAll(/'([a-z_]+)'/g)].map(([, kind]) => kind)
  expect(kinds.length).toBeGreaterThan(10)
  expect(Object.keys(mailKinds).toSorted()).toEqual(kinds.toSorted())
  const intl = createIntl({ locale: 'en', onError: () => undefined })
  expect(mailKind(intl, 'postponed')).toBe('Another email')
})
