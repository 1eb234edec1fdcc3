import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { filesThatAreTooLong, functionsCreatedTwice, type MigrationFile } from './files.ts'

const folder = join(import.meta.dirname, '../../migrations')
const files: MigrationFile[] = readdirSync(folder).map((name) => ({
  name,
  sql: readFileSync(join(folder, name), 'utf8'),
}))

const probe = (sql: string, name = 'probe.sql'): MigrationFile => ({ name, sql })

test('every function is created once', () => {
  expect(functionsCreatedTwice(files)).toEqual([])
})

test('a function that is created twice would be noticed, in one file and in two', () => {
  const again = probe(
    `-- as before\nCREATE  or replace function private.is_blank(value text) returns`,
  )
  expect(functionsCreatedTwice([...files, again])).toEqual([
    'private.is_blank: 20261121000110_same_signs.sql, probe.sql',
  ])
  expect(
    functionsCreatedTwice([
      probe('create function one(a int)'),
      probe('create function public.one()'),
    ]),
  ).toEqual(['public.one: probe.sql, probe.sql'])
})

test('a comment that speaks of creating a function is none', () => {
  expect(functionsCreatedTwice([...files, probe('-- create function private.is_blank(')])).toEqual(
    [],
  )
})

test('no file is longer than 400 lines', () => {
  expect(filesThatAreTooLong(files)).toEqual([])
})

test('a file that is too long would be noticed', () => {
  expect(
    filesThatAreTooLong([probe('--\n'.repeat(400)), probe('--\n'.repeat(401), 'long.sql')]),
  ).toEqual(['long.sql: 401 lines'])
})
