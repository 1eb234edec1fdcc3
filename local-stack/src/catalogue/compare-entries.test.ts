import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestDatabase, type TestDatabase } from '../../testing/database.ts'
import { compareEntries } from './compare-entries.ts'
import { readEntries } from './read-entries.ts'
import type { Entry } from './entries.sql.ts'

const before = `
create table public.book (
  id uuid not null default gen_random_uuid(), title text not null, pages integer default 1,
  constraint book_pkey primary key (id), constraint book_pages_positive check (pages > 0));
create index book_title_idx on public.book (title, id);
alter table public.book enable row level security;
create policy "visitors read books" on public.book for select to anon using (pages > 1);
grant select (id, title) on public.book to anon;
comment on column public.book.title is 'As printed.';
create function public.shelf(words text) returns text language plpgsql stable set search_path = '' as $$
begin
  return 'the ' || words;
end
$$;
revoke execute on function public.shelf(text) from public;
create function public.note() returns trigger language plpgsql as 'begin return null; end';
create trigger note after insert on public.book for each row execute function public.note();
create publication shelves for table public.book;
insert into public.book (title) values ('Atlas');`

let server: TestDatabase
let client: pg.Client
let original: Entry[]

beforeAll(async () => {
  server = await startTestDatabase({ migrations: false })
  client = new pg.Client({ connectionString: server.urlFor('supabase_admin') })
  await client.connect()
  original = await entriesAfter(before)
})

afterAll(async () => {
  await client.end()
  await server.stop()
})

/** What the catalogue says once the SQL has run; the database is left as it was. */
async function entriesAfter(sql: string): Promise<Entry[]> {
  await client.query('begin')
  try {
    await client.query(sql)
    return await readEntries(client)
  } finally {
    await client.query('rollback')
  }
}

test('the same SQL makes no difference', async () => {
  expect(compareEntries(original, await entriesAfter(before))).toEqual([])
})

test.each([
  ['title text', 'title varchar', 'changed: column public.book title'],
  ['default 1', 'default 2', 'changed: column public.book pages'],
  ['pages > 0', 'pages >= 0', 'changed: constraint public.book book_pages_positive'],
  ['(title, id)', '(title)', 'changed: index public.book public.book_title_idx'],
  ['alter table public.book enable row level security;', '', 'changed: table public.book'],
  ['pages > 1', 'pages > 2', 'changed: policy public.book visitors read books'],
  ['to anon using', 'to public using', 'changed: policy public.book visitors read books'],
  ['(id, title) on', '(id) on', 'changed: column grant public.book anon select'],
  ['grant select (id', 'grant update (id', 'gone: column grant public.book anon select'],
  ['As printed.', 'Printed.', 'changed: comment public.book column public.book.title'],
  ['stable', 'volatile', 'changed: function public.shelf(text)'],
  [`'the '`, `'a '`, 'changed: function public.shelf(text)'],
  ['from public;', 'from anon;', 'changed: function public.shelf(text)'],
  ['after insert', 'after update', 'changed: trigger public.book note'],
  ['table public.book;', 'table public.book (id);', 'changed: publication shelves public.book'],
  [`('Atlas')`, `('Atlas'), ('Atlas')`, 'changed: row public.book {"pages":1,"title":"Atlas"}'],
  [
    'title text not null, pages integer default 1,',
    'pages integer default 1, title text not null,',
    'changed: column order public.book',
  ],
])('%s that becomes %s is named', async (from, to, name) => {
  const after = before.replace(from, to)
  expect(after).not.toBe(before)
  const differences = compareEntries(original, await entriesAfter(after))
  expect(differences.map((difference) => difference.split('\n')[0])).toContain(name)
})

test('a difference shows the lines that only one side has', async () => {
  const [difference] = compareEntries(
    original,
    await entriesAfter(before.replace(`'the '`, `'a '`)),
  )
  expect(difference).toBe(
    [
      'changed: function public.shelf(text)',
      `  -   return 'the ' || words;`,
      `  +   return 'a ' || words;`,
    ].join('\n'),
  )
})
