import { expect, test } from 'vitest'
import { access, judge, type Group } from './access.ts'

const people: Record<string, Group[]> = {
  teacher: ['teacher'],
  admin: ['admin'],
  'superadmin who teaches': ['superadmin', 'teacher'],
  reporting: ['reporting'],
  nobody: [],
}

test('each rule for each kind of person', () => {
  const table = Object.entries(access).map(([name, rule]) =>
    [
      name.padEnd(10),
      ...Object.entries(people).map(([who, groups]) => `${who}: ${judge(rule, groups)}`),
    ].join(' | '),
  )
  expect(table).toMatchInlineSnapshot(`
    [
      "everybody  | teacher: open | admin: open | superadmin who teaches: open | reporting: open | nobody: open",
      "shopWindow | teacher: open | admin: back-office | superadmin who teaches: back-office | reporting: open | nobody: open",
      "signedIn   | teacher: open | admin: open | superadmin who teaches: open | reporting: open | nobody: open",
      "buyer      | teacher: open | admin: back-office | superadmin who teaches: back-office | reporting: open | nobody: open",
      "teacher    | teacher: open | admin: back-office | superadmin who teaches: back-office | reporting: unauthorised | nobody: unauthorised",
      "backOffice | teacher: unauthorised | admin: open | superadmin who teaches: open | reporting: unauthorised | nobody: unauthorised",
      "admin      | teacher: unauthorised | admin: open | superadmin who teaches: unauthorised | reporting: unauthorised | nobody: unauthorised",
      "reporting  | teacher: unauthorised | admin: unauthorised | superadmin who teaches: unauthorised | reporting: open | nobody: unauthorised",
    ]
  `)
})
