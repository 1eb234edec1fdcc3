import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { openLog } from '../src/start/log-file.ts'
import { announceFault } from './announced-faults.ts'
import { faultsOfPostgresLog, faultsOfStackLog, gatherFaults, refuseFaults } from './faults.ts'

test('a line of a stack is a fault unless it is a note, and a stack trace is one with its error', () => {
  const gathered = gatherFaults()
  gathered.log('functions: contact, support', 'note')
  gathered.log('functions/contact: TypeError: x is not a function')
  gathered.log('functions/support: warning')
  gathered.log('functions/contact:     at file:///index.ts:3:4')
  expect(gathered.faults()).toEqual([
    'functions/contact: TypeError: x is not a function\n    at file:///index.ts:3:4',
    'functions/support: warning',
  ])
})

test('the log file of a stack keeps what is a fault', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'kryt-log-'))
  const file = join(folder, 'stack.log')
  const { log, close } = openLog(file)
  log('web: built', 'note')
  log('POST /rest/v1/x failed: Error: a\n    at b')
  log('web: FAULT of nobody', 'note')
  close()
  await expect.poll(() => readFileSync(file, 'utf8')).toContain('nobody')
  expect(faultsOfStackLog(readFileSync(file, 'utf8'))).toEqual([
    'POST /rest/v1/x failed: Error: a\n    at b',
  ])
  rmSync(folder, { recursive: true })
})

test('a request that Postgres refuses is no fault; its own faults, deadlocks and lost resources are', () => {
  const at = '2026-11-29 21:00:00.000 UTC [12] '
  const log = [
    `${at}42501 ERROR:  permission denied for table x`,
    `${at}42501 STATEMENT:  select 1`,
    `${at}40P01 ERROR:  deadlock detected`,
    `${at}40P01 DETAIL:  Process 1 waits`,
    `${at}40P01 STATEMENT:  update x`,
    '\tset y = 1',
    `${at}57P01 FATAL:  terminating connection due to administrator command`,
    `${at}XX000 ERROR:  cache lookup failed`,
    `${at}00000 LOG:  checkpoint starting`,
    `${at}53300 FATAL:  sorry, too many clients already`,
  ].join('\n')
  expect(faultsOfPostgresLog(log)).toEqual([
    [
      'postgres: ERROR 40P01: deadlock detected',
      '40P01 DETAIL:  Process 1 waits',
      '40P01 STATEMENT:  update x',
      '\tset y = 1',
    ].join('\n'),
    'postgres: ERROR XX000: cache lookup failed',
    'postgres: FATAL 53300: sorry, too many clients already',
  ])
})

test('a fault that no test announces fails, by its words and how often it came', () => {
  announceFault(/^faults\.test: meant$/, 'this very test')
  const faults = ['faults.test: meant', 'faults.test: other', 'faults.test: other']
  expect(() => refuseFaults('The stack', faults)).toThrow('2 × faults.test: other')
  expect(() => refuseFaults('The stack', faults.slice(0, 1))).not.toThrow()
})
