import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { expect, test } from 'vitest'

const folder = resolve(import.meta.dirname, '../..')
const read = (file: string) => readFileSync(file, 'utf8')
const sender = join(folder, '_shared/mail/send.ts')

/** The files that a file needs when it runs, itself among them. */
function filesOf(file: string, seen = new Set<string>()): Set<string> {
  if (seen.has(file)) return seen
  seen.add(file)
  for (const [, from = ''] of read(file).matchAll(
    /^(?:import|export)\s[^;]*?\sfrom '(\.[^']+)'/gm,
  )) {
    filesOf(resolve(dirname(file), from), seen)
  }
  return seen
}

/** Functions that send mails, with the kinds of request that each counts before. */
function senders(): Record<string, string[]> {
  const names = readdirSync(folder).filter((name) => existsSync(join(folder, name, 'index.ts')))
  return Object.fromEntries(
    names.flatMap((name) => {
      const files = [...filesOf(join(folder, name, 'index.ts'))]
      if (!files.includes(sender)) return []
      const text = files.map(read).join('\n')
      const counted = [...text.matchAll(/takeRequest\(\s*'([^']+)'/g)].map(([, kind = '']) => kind)
      // What waits in an outbox was counted when it was written: supabase/tests/catalogue/mails.test.ts.
      const claimed = [...text.matchAll(/rpc\('(claim_\w+)'/g)].map(([, claim = '']) => claim)
      return [[name, [...counted, ...claimed].sort()]]
    }),
  )
}

test('every function that sends a mail counts it in the one limiter, by whom or to whom it goes', () => {
  expect(senders()).toEqual({
    'close-account': ['closing by person'],
    contact: ['contact from address'],
    'correction-mail': ['claim_correction_mail'],
    'create-users': ['invitation about email'],
    'lookup-user': ['login about email', 'login from address'],
    'order-mail': ['claim_order_mail'],
    'sign-up-notice': ['sign-up about email', 'sign-up from address'],
    support: ['support by person'],
  })
})

test('nothing sends a mail past the one sender', () => {
  const past = globSync('**/*.ts', { cwd: folder }).filter(
    (file) => !file.endsWith('.test.ts') && /nodemailer/.test(read(join(folder, file))),
  )
  expect(past).toEqual(['_shared/mail/send.ts'])
})

test('the rule of addresses is written once', () => {
  const rules = globSync('**/*.ts', { cwd: folder }).filter(
    (file) => !file.endsWith('.test.ts') && /z\.email\('/.test(read(join(folder, file))),
  )
  expect(rules).toEqual(['_shared/text/email-address.ts'])
})
