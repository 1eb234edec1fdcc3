-- Two accounts of one person become one (decision 104). Everything that hangs on the emptied profile moves to the one that
-- is kept; nothing names the tables, so that a new one takes part without being entered here.

create table private.account_merge (
  id uuid not null default gen_random_uuid(),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  kept_profile_id uuid not null,
  emptied_profile_id uuid not null,
  emptied_user_id uuid,
  emptied_owner text not null,
  constraint account_merge_pkey primary key (id),
  constraint account_merge_emptied_profile_id_key unique (emptied_profile_id),
  constraint account_merge_kept_profile_id_fkey foreign key (kept_profile_id)
    references public.teacher_profile (id) on delete cascade,
  constraint account_merge_of_two check (kept_profile_id <> emptied_profile_id)
);

create index account_merge_kept_profile_id_idx on private.account_merge (kept_profile_id);
create index account_merge_emptied_user_id_idx on private.account_merge (emptied_user_id);

alter table private.account_merge enable row level security;

comment on table private.account_merge is
  'Accounts that are gone because they were merged into another. Triggers that keep things with their owner let them '
  'move along a row of this table.';
comment on column private.account_merge.emptied_profile_id is
  'No foreign key: the emptied profile is removed.';
comment on column private.account_merge.emptied_user_id is
  'Whose folders in Storage the person may still read; empty when the account never had a user.';

create trigger set_updated_at before update on private.account_merge
  for each row execute function private.set_updated_at();

create function private.is_merged(emptied uuid, kept uuid) returns boolean
language plpgsql stable set search_path = '' as $$
begin
  return exists (
    select from private.account_merge as merged
    where merged.emptied_profile_id = emptied and merged.kept_profile_id = kept);
end
$$;
comment on function private.is_merged(uuid, uuid) is 'Whether the first profile was merged into the second.';

-- Definer: policies ask it on behalf of people who may not read the table.
create function private.my_merged_users() returns uuid[]
language plpgsql stable security definer set search_path = '' as $$
begin
  return array(
    select merged.emptied_user_id from private.account_merge as merged
    where merged.kept_profile_id = private.my_teacher_profile_id() and merged.emptied_user_id is not null);
end
$$;
comment on function private.my_merged_users() is
  'Former users of the caller: their pictures and proofs of payment stay in the folders of then.';
grant execute on function private.my_merged_users() to authenticated;

-- Tables that hold a column of the profile, in an order in which rows that copy it from a parent come after the parent.
create function private.tables_of_profiles() returns setof regclass
language sql stable set search_path = '' as $$
  select class.oid::regclass
  from pg_catalog.pg_class as class
  join pg_catalog.pg_attribute as link on link.attrelid = class.oid
    and link.attname = 'teacher_profile_id' and not link.attisdropped
  where class.relkind = 'r' and class.relnamespace in ('public'::regnamespace, 'private'::regnamespace)
    -- A copy of other tables.
    and class.oid <> 'public.reporting_teacher'::regclass
  order by array_position(array['teacher_products_order', 'order_line', 'order_line_member']::name[], class.relname),
    class.relname
$$;
comment on function private.tables_of_profiles() is
  'Where rows belong to a profile by the column teacher_profile_id.';

create function private.may_clash(relation regclass) returns boolean
language sql stable set search_path = ''
return exists (
  select from pg_catalog.pg_index as unique_index
  join pg_catalog.pg_attribute as link on link.attrelid = unique_index.indrelid
    and link.attname = 'teacher_profile_id' and link.attnum = any (unique_index.indkey::smallint[])
  join pg_catalog.pg_attribute as key on key.attrelid = unique_index.indrelid and key.attname = 'id'
  where unique_index.indrelid = relation and unique_index.indisunique
    and key.attnum <> all (unique_index.indkey::smallint[]));
comment on function private.may_clash(regclass) is
  'Whether a rule of the table allows one profile something only once.';

create function private.move_rows(relation regclass, emptied uuid, kept uuid) returns jsonb
language plpgsql volatile set search_path = '' as $$
declare
  row_id uuid;
  moved integer := 0;
  doubled integer := 0;
begin
  if not private.may_clash(relation) then
    execute format('update %s as held set teacher_profile_id = $1 where held.teacher_profile_id = $2', relation)
      using kept, emptied;
    get diagnostics moved = row_count;
    return jsonb_build_object('moved', moved, 'doubled', 0);
  end if;
  -- One by one, so that the rules of the table say which are there already.
  for row_id in execute format(
    'select held.id from %s as held where held.teacher_profile_id = $1 order by held.created_at, held.id', relation)
    using emptied
  loop
    begin
      execute format('update %s as held set teacher_profile_id = $1 where held.id = $2', relation)
        using kept, row_id;
      moved := moved + 1;
    exception when unique_violation then
      execute format('delete from %s as held where held.id = $1', relation) using row_id;
      doubled := doubled + 1;
    end;
  end loop;
  return jsonb_build_object('moved', moved, 'doubled', doubled);
end
$$;
comment on function private.move_rows(regclass, uuid, uuid) is
  'Moves the rows of one table from the emptied profile to the kept one. What the kept one has already is not moved but '
  'removed: its own row stands.';

create function private.put_cart_away(cart_id uuid) returns boolean
language plpgsql volatile set search_path = '' as $$
begin
  -- Money may still come for a payment that the buyer gave up: then a human has to find the order.
  if exists (
    select from public.payment_attempt as attempt
    where attempt.order_id = put_cart_away.cart_id and attempt.sent_at is not null)
  then
    perform private.enter_status(cart_id, 'CANCELLED');
    return true;
  end if;
  perform private.release_coupon(cart_id);
  delete from public.teacher_products_order as parent where parent.id = cart_id;
  return false;
end
$$;
comment on function private.put_cart_away(uuid) is
  'Removes a cart, locked by the caller, and gives its coupon back; one for which a card payment was ever sent off becomes '
  'a cancelled order: true, and the caller writes the event.';
