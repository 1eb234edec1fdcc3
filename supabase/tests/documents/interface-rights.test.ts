import { expect, test } from 'vitest'
import { verbs, type Caller, type Grants } from '../rights/grants.ts'
import { roleTable } from '../rights/role-table.ts'
import { rolledBack } from '../support/database.ts'
import { expectFile } from './as-file.ts'
import { guardedFunctions } from './guarded-functions.ts'

// Screens offer what the database allows: both sides of the comparison come from the role table and the functions.

/** The owner stands for a teacher. A blind grant is left out: GraphQL refuses it. */
const groupOf: Partial<Record<Caller, string>> = {
  owner: 'teacher',
  reporting: 'reporting',
  admin: 'admin',
  superadmin: 'superadmin',
}

const groupsOf = (grants: Grants): string =>
  Object.entries(groupOf)
    .filter(
      ([caller]) =>
        grants[caller as Caller] !== undefined && grants[caller as Caller]?.blind !== true,
    )
    .map(([, group]) => `'${group}'`)
    .join(', ')

test('web/src/config/rights.ts follows from the role table and the functions', () =>
  rolledBack(async (db) => {
    const functions = await guardedFunctions(db)
    expect(functions.size).toBeGreaterThan(5)
    await expectFile('web/src/config/rights.ts', [
      '// Written by `npm run docs:model` from the role table of the database tests and the functions. Do not edit.',
      '',
      '/** Which groups may do what with the rows of a table; a teacher with their own rows only. */',
      'export const tableRights = {',
      ...roleTable
        .toSorted((a, b) => a.table.localeCompare(b.table))
        .map(({ table, rights }) => {
          const cells = verbs.map((verb) => `${verb}: [${groupsOf(rights[verb])}]`)
          return `${table}: { ${cells.join(', ')} },`
        }),
      '} as const',
      '',
      '/** Which groups may call a function that is not for everybody who is signed in. */',
      'export const functionRights = {',
      ...[...functions].map(
        ([name, groups]) => `${name}: [${groups.map((group) => `'${group}'`).join(', ')}],`,
      ),
      '} as const',
    ])
  }))
