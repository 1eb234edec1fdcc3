import { describe, expect, test } from 'vitest'
import { rolledBack } from '../support/database.ts'
import * as rules from './rules.sql.ts'

const cases = [
  {
    rule: 'every table has row-level security',
    query: rules.tablesWithoutRowSecurity,
    offence: 'create table public.probe (id uuid)',
    offender: 'probe',
  },
  {
    rule: 'every policy names its roles',
    query: rules.policiesForEverybody,
    offence: 'create policy "people probe things" on public.product for select using (true)',
    offender: 'public.product: people probe things',
  },
  {
    rule: 'every policy is for one verb',
    query: rules.policiesForSeveralVerbs,
    offence: 'create policy "people probe things" on public.product to anon using (false)',
    offender: 'public.product: people probe things',
  },
  {
    rule: 'no two policies share table, verb and role',
    query: rules.policiesThatShareVerbAndRole,
    offence:
      'create policy "people probe things" on public.order_line for select to authenticated using (false)',
    offender: 'public.order_line: people probe things',
  },
  {
    rule: 'every insert and update policy writes its check out',
    query: rules.writesWithoutCheck,
    offence:
      'create policy "people probe things" on public.order_line for update to authenticated using (false)',
    offender: 'public.order_line: people probe things',
  },
  {
    rule: 'policies look up the caller once per statement',
    query: rules.policiesThatAskPerRow,
    offence: `create policy "people probe things" on public.order_line for update to authenticated
      using (private.in_group('admin')) with check (id = auth.uid())`,
    offender: 'public.order_line: people probe things',
  },
  {
    rule: 'rights require the second factor of accounts that have one',
    query: rules.rightsWithoutSecondFactor,
    offence: `create policy "people probe things" on public.order_line for update to authenticated
      using (id = (select auth.uid())) with check (false)`,
    offender: 'public.order_line: people probe things',
  },
  {
    rule: 'no function identifies the caller without the second factor',
    query: rules.rightsWithoutSecondFactor,
    offence: `create function public.probe() returns uuid language sql return auth.uid()`,
    offender: 'probe()',
  },
  {
    rule: 'the name of a policy is a sentence',
    query: rules.policiesNamedLikeCode,
    offence:
      'create policy order_line_select on public.order_line for select to anon using (false)',
    offender: 'public.order_line: order_line_select',
  },
  {
    rule: 'every definer function has an empty search path',
    query: rules.definersWithAnOpenSearchPath,
    offence: 'create function public.probe() returns int language sql security definer return 1',
    offender: 'probe()',
  },
  {
    rule: 'every function fixes its search path',
    query: rules.functionsWithoutSearchPath,
    offence: 'create function public.probe() returns int language sql return 1',
    offender: 'probe()',
  },
  {
    rule: 'no function reads a whole table to find an id that came as text',
    query: rules.idsComparedAsText,
    offence: `create function public.probe(reference text) returns uuid language plpgsql set search_path = '' as
      $$ begin return (select p.id from public.product p where p.id::text = reference); end $$`,
    offender: 'probe(text)',
  },
  {
    rule: 'no function can be executed by everybody',
    query: rules.functionsForEverybody,
    offence: `create function public.probe() returns int language sql return 1;
      grant execute on function public.probe() to public`,
    offender: 'probe()',
  },
  {
    rule: 'no function of the API is overloaded',
    query: rules.overloadedFunctions,
    offence: 'create function public.my_groups(a int) returns int language sql return 1',
    offender: 'my_groups()',
  },
  {
    rule: 'every constraint has an explicit name',
    query: rules.constraintsNamedByPostgres,
    offence: 'alter table public.order_line add check (true)',
    offender: 'order_line: order_line_check',
  },
  {
    rule: 'every foreign key has an index',
    query: rules.foreignKeysWithoutIndex,
    offence: 'drop index public.order_line_product_id_idx',
    offender: 'order_line: order_line_product_id_fkey',
  },
  {
    rule: 'every foreign key states what a deletion does',
    query: rules.foreignKeysWithoutOnDelete,
    offence: `alter table public.product_tag add parent_id uuid
      constraint product_tag_parent_id_fkey references public.product_tag`,
    offender: 'product_tag: product_tag_parent_id_fkey',
  },
  {
    rule: 'no unique index on an expression hides a list from GraphQL',
    query: rules.listsThatLookLikeOneRow,
    offence: 'create unique index probe on public.order_line (order_id, lower(title))',
    offender: 'probe',
  },
  {
    rule: 'every table has id, created_at and updated_at, the last by trigger',
    query: rules.tablesWithoutTheCommonColumns,
    offence: 'drop trigger set_updated_at on public.product_tag',
    offender: 'product_tag',
  },
  {
    rule: 'what administrators may write is audited',
    query: rules.tablesWithoutAudit,
    offence: 'drop trigger record_admin_write on public.product_tag',
    offender: 'product_tag',
  },
]

describe.each(cases)('$rule', ({ query, offence, offender }) => {
  test('holds', () =>
    rolledBack(async (db) => {
      expect(await db.root(query)).toEqual([])
    }))

  test('would be noticed', () =>
    rolledBack(async (db) => {
      await db.root(offence)
      expect(await db.root(query)).toContainEqual({ offender })
    }))
})
