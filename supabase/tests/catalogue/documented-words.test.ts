import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { constraintMessages } from '../../../web/src/i18n/constraint-messages.ts'
import { rolledBack } from '../support/database.ts'

const page = readFileSync(new URL('../../../docs/error-codes.md', import.meta.url), 'utf8')

/** Sentences that constraints share by the ending of their names. */
const byEnding = new Set(['number_not_real', 'text_too_long', 'day_out_of_range', 'text_blank'])

/** The first and second cell of every row under a heading, with or without backticks. */
function rows(heading: string): [string, string][] {
  const section = page.split(/^## /m).find((part) => part.startsWith(heading)) ?? ''
  return [...section.matchAll(/^\| `(\w+)` +\| (\S+) /gm)].map(([, word = '', second = '']) => [
    word,
    second,
  ])
}

const sources = `
  select distinct match[1] as word, match[2] as code
  from pg_proc p, regexp_matches(p.prosrc, $1, 'g') as match
  where p.pronamespace in ('public'::regnamespace, 'private'::regnamespace)
  order by 1`

test('docs/error-codes.md lists every word that the database raises, with its status', () =>
  rolledBack(async (db) => {
    const raised = await db.root(sources, [
      String.raw`raise exception '([^']+)' using errcode = 'PT(\d+)'`,
    ])
    expect(raised.map(({ word, code }) => [word, code])).toEqual(rows('Words of the database'))
  }))

test('every raised message is an error word with a status', () =>
  rolledBack(async (db) => {
    const all = await db.root(sources, [String.raw`(raise exception)([^;]*);`])
    const proper = await db.root(sources, [
      String.raw`(raise exception)( '[a-z0-9_]+' using errcode = '(?:PT\d{3}|42501)');`,
    ])
    expect(all).toEqual(proper)
    expect(all.length).toBeGreaterThan(0)
  }))

test('docs/error-codes.md lists every word that Storage passes on', () =>
  rolledBack(async (db) => {
    const raised = await db.root(sources, [
      String.raw`raise exception '([^']+)' using errcode = '(42501)'`,
    ])
    expect(raised.map(({ word }) => [word, '403'])).toEqual(rows('Words of Storage'))
  }))

test('every constraint on the page, and every one with a sentence, exists', () =>
  rolledBack(async (db) => {
    const onPage = rows('Constraints').map(([name]) => name)
    expect(onPage.length).toBeGreaterThan(0)
    const names = [
      ...onPage,
      ...Object.keys(constraintMessages).filter((name) => !byEnding.has(name)),
    ]
    const known = await db.root(
      `select conname as name from pg_constraint
       union select relname from pg_class join pg_index on indexrelid = pg_class.oid where indisunique`,
    )
    expect(known.map(({ name }) => name)).toEqual(expect.arrayContaining(names))
  }))

test('every reason of an order event is on the page', () =>
  rolledBack(async (db) => {
    const written = await db.root(sources, [
      String.raw`(?:record_order_event|move_order)\([^)]*'(\w+)'(?:, true|,\s+paid_on =>[^;]*)*(\))`,
    ])
    expect(written.map(({ word }) => word)).toEqual(
      rows('Reasons of order events').map(([word]) => word),
    )
  }))
