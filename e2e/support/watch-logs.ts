import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import {
  faultsOfPostgresLog,
  faultsOfStackLog,
  refuseFaults,
} from '../../local-stack/testing/faults.ts'
import { expectAnnouncements } from '../../local-stack/testing/announced-faults.ts'

const folder = join(import.meta.dirname, '../../.local/e2e/logs')

/** What a log says; an empty text where there is none, because the stack runs elsewhere. */
function read(name: string): string {
  try {
    return readFileSync(join(folder, name), 'utf8')
  } catch {
    return ''
  }
}

/**
 * Runs before the first test; what it returns, after the last. The run fails for each fault that the stack has logged
 * since and that no test has announced.
 */
function watchLogs(): () => void {
  expectAnnouncements()
  const before = { stack: read('stack.log').length, postgres: read('postgres.log').length }
  return () => {
    refuseFaults('The stack', [
      ...faultsOfStackLog(read('stack.log').slice(before.stack)),
      ...faultsOfPostgresLog(read('postgres.log').slice(before.postgres)),
    ])
  }
}

// eslint-disable-next-line import-x/no-default-export -- how Playwright finds it
export default watchLogs
