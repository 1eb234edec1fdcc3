import { DEVELOPMENT_PASSWORD, PERSONAS } from '@kryt/seed/personas.ts'
import type { StackConfig } from '../config.ts'
import type { Stack } from '../stack.ts'

/** Prints the addresses, and the people who can sign in. */
export function printAddresses(config: StackConfig, stack: Stack, withWeb: boolean): void {
  const lines: [string, string][] = [
    ...(withWeb
      ? [['Web app', `http://127.0.0.1:${String(config.ports.web)}`] as [string, string]] // a pair, not a list
      : []),
    ['API', stack.apiUrl],
    ['Mail', stack.mailUrl],
    ['Database', stack.databaseUrl],
    ['Publishable key', config.keys.publishable],
    ['Secret key', config.keys.secret],
    ['Data and logs', config.dataDir],
  ]
  console.log('')
  for (const [name, value] of lines) console.log(`  ${name.padEnd(16)} ${value}`)
  console.log(`\n  People (password ${DEVELOPMENT_PASSWORD}):`)
  for (const persona of Object.values(PERSONAS)) {
    console.log(`  ${persona.email.padEnd(32)} ${persona.purpose}`)
  }
  console.log('\n  Ctrl+C stops everything.')
}
