import { expect, test } from 'vitest'
import { customerName, readCustomer, readMore } from './customer-document.ts'

const answer = {
  id: '1',
  teacherProfileId: null,
  userId: '1',
  owner: '1::marius@kryt.example',
  username: 'marius@kryt.example',
  title: null,
  name: null,
  surname: null,
  email: 'marius@kryt.example',
  phone: null,
  language: null,
  province: null,
  school: null,
  registrationDate: '2026-01-15T08:00:00+00:00',
  groups: ['admin'],
  lastSignInAt: null,
  emailConfirmedAt: null,
  passwordIsTemporary: false,
  closedAt: null,
  sessions: [],
  merges: [],
  notes: { count: 0, rows: [] },
  library: null,
}

test('somebody without a profile has neither orders nor a library, and is called by the username', () => {
  const read = readCustomer(JSON.stringify(answer))
  expect(read?.orders).toBeUndefined()
  expect(read !== null && customerName(read)).toBe('marius@kryt.example')
})

test('a name is made of what there is', () => {
  const named = { ...answer, title: 'Ms', name: 'Thandi', surname: '' }
  expect(customerName(named)).toBe('Ms Thandi')
})

test('nobody is null', () => {
  expect(readCustomer(null)).toBeNull()
  expect(readCustomer('null')).toBeNull()
})

test('further rows that nobody may read are none', () => {
  expect(readMore.mails('null')).toEqual([])
  expect(readMore.mails(null)).toEqual([])
})
