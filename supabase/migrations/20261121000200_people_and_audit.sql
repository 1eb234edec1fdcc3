-- Who is asking, in which groups they are, and what administrators wrote.

-- From when on the tokens of a person count. Auth ends a session, but the token that it has handed out is good for up
-- to an hour; what end_sessions() enters here ends it at the next request (decision 103).
create table private.session_end (
  id uuid not null default gen_random_uuid(),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  user_id uuid not null,
  ended_at timestamptz not null,
  constraint session_end_pkey primary key (id),
  constraint session_end_user_id_key unique (user_id),
  constraint session_end_user_id_fkey foreign key (user_id)
    references auth.users (id) on delete cascade
);

alter table private.session_end enable row level security;

comment on table private.session_end is
  'When somebody''s sessions were last ended. Tokens that were issued before are refused.';

create trigger set_updated_at before update on private.session_end
  for each row execute function private.set_updated_at();

-- An account with an authenticator app is treated as signed out until the session has shown a code of
-- it (decision 028). Supabase proposes a restrictive policy on every table for this; one function that
-- says who the caller is reaches further: groups, definer functions, Realtime and Storage ask it too, and
-- no new table can be forgotten.
-- Definer: nobody may read the authenticators of others. In plpgsql, as are in_group() and
-- my_teacher_profile_id(), because they are asked with every statement: each connection plans them
-- once, where an SQL function that another function calls is planned anew every time.
create function private.my_user_id() returns uuid
language plpgsql stable security definer set search_path = '' as $$
declare
  caller uuid := auth.uid();
  claims jsonb := auth.jwt();
begin
  -- A token lives on for an hour after its account is deleted.
  if caller is null or not exists (
    select from auth.users as account where account.id = caller and account.deleted_at is null)
  then
    return null;
  end if;
  if exists (
    select from private.session_end as cut
    where cut.user_id = caller
      -- Tokens say the second of their issue.
      and coalesce((claims ->> 'iat')::numeric, 0) < extract(epoch from date_trunc('second', cut.ended_at)))
  then
    return null;
  end if;
  if claims ->> 'aal' = 'aal2' then
    return caller;
  end if;
  if exists (
    select from auth.mfa_factors as factor
    where factor.user_id = caller and factor.status = 'verified')
  then
    return null;
  end if;
  return caller;
end
$$;
comment on function private.my_user_id() is
  'Who the caller is; null for visitors, for a deleted account, for a session that was ended, and for one that lacks the code of its account''s '
  'authenticator app. '
  'Policies and functions ask this and never auth.uid().';
grant execute on function private.my_user_id() to authenticated, service_role;

create function private.signed_in_user() returns uuid
language plpgsql stable set search_path = '' as $$
declare
  user_id uuid := private.my_user_id();
begin
  if user_id is null then
    raise exception 'not_signed_in' using errcode = 'PT401';
  end if;
  return user_id;
end
$$;
comment on function private.signed_in_user() is
  'The caller''s user id, or the error not_signed_in.';

-- Who belongs to which group. In the private schema: only SQL and the user-management functions change
-- it. Policies read it at every request, so a right that is taken away is gone at once.

create function private.groups() returns text[]
language sql immutable parallel safe set search_path = ''
return array['teacher', 'admin', 'superadmin', 'reporting'];

create table private.user_group (
  user_id uuid not null,
  group_name text not null,
  created_at timestamptz not null default now(),
  constraint user_group_pkey primary key (user_id, group_name),
  constraint user_group_user_id_fkey foreign key (user_id)
    references auth.users (id) on delete cascade,
  constraint user_group_group_name_known check (group_name = any (private.groups()))
);

alter table private.user_group enable row level security;

comment on table private.user_group is
  'Memberships. A superadmin who also works as an administrator is a member of both groups.';

-- Definer: the caller may not read the membership table.
create function private.in_group(group_name text) returns boolean
language plpgsql stable security definer set search_path = '' as $$
declare
  caller uuid := private.my_user_id();
begin
  return exists (
    select from private.user_group as membership
    where membership.user_id = caller and membership.group_name = in_group.group_name);
end
$$;
comment on function private.in_group(text) is
  'Whether the caller is in a group: what policies ask. Written as (select '
  'private.in_group(...)), so that it runs once per statement and not once per row.';
grant execute on function private.in_group(text) to authenticated;

create function private.add_to_group(user_id uuid, group_name text) returns boolean
language plpgsql set search_path = '' as $$
begin
  if (group_name = any (private.groups())) is not true then
    raise exception 'unknown_group' using errcode = 'PT422';
  end if;
  insert into private.user_group (user_id, group_name)
  values (add_to_group.user_id, add_to_group.group_name)
  on conflict on constraint user_group_pkey do nothing;
  return found;
exception when foreign_key_violation then
  raise exception 'user_not_found' using errcode = 'PT404';
end
$$;

-- Definer: the service role has no right on the private schema; this is its only way in.
create function public.add_user_to_group(user_id uuid, group_name text) returns boolean
language sql volatile security definer set search_path = ''
return private.add_to_group(user_id, group_name);
comment on function public.add_user_to_group(uuid, text) is
  'For the user-management functions. True when the user was not in the group before.';
grant execute on function public.add_user_to_group(uuid, text) to service_role;

create function private.take_from_group(user_id uuid, group_name text) returns boolean
language plpgsql volatile set search_path = '' as $$
begin
  if take_from_group.group_name = 'superadmin' then
    -- Of two that would leave none, the second waits here and then sees the first.
    perform from private.user_group as membership
    where membership.group_name = 'superadmin' order by membership.user_id for update;
    if not exists (
      select from private.user_group as other
      join auth.users as account on account.id = other.user_id
      where other.group_name = 'superadmin' and other.user_id <> take_from_group.user_id
        and account.deleted_at is null and coalesce(account.banned_until <= now(), true))
      and exists (
        select from private.user_group as last
        where last.group_name = 'superadmin' and last.user_id = take_from_group.user_id)
    then
      raise exception 'last_superadmin' using errcode = 'PT409';
    end if;
  end if;
  delete from private.user_group as membership
  where membership.user_id = take_from_group.user_id
    and membership.group_name = take_from_group.group_name;
  return found;
end
$$;
comment on function private.take_from_group(uuid, text) is
  'Ends a membership. Never that of the last superadmin: nobody could give the right to anybody again.';

-- Definer: as add_user_to_group().
create function public.remove_user_from_group(user_id uuid, group_name text) returns boolean
language sql volatile security definer set search_path = ''
return private.take_from_group(user_id, group_name);
comment on function public.remove_user_from_group(uuid, text) is
  'For the user-management functions. True when the user was in the group.';
grant execute on function public.remove_user_from_group(uuid, text) to service_role;

create function private.groups_of(user_id uuid) returns text[]
language sql stable set search_path = ''
return coalesce(
  (select array_agg(membership.group_name order by membership.group_name)
   from private.user_group as membership
   where membership.user_id = groups_of.user_id),
  '{}');

-- Definer: people may know their own groups, but not read the table that holds everybody's.
create function public.my_groups() returns text[]
language sql stable security definer set search_path = ''
return private.groups_of((select private.my_user_id()));
comment on function public.my_groups() is
  'The callers groups, to decide what screens show. Rights do not depend on it: the policies '
  'check them.';
grant execute on function public.my_groups() to authenticated;

create function private.require_admin() returns void
language plpgsql stable set search_path = '' as $$
begin
  perform private.signed_in_user();
  if not private.in_group('admin') then
    raise exception 'admin_required' using errcode = 'PT403';
  end if;
end
$$;
comment on function private.require_admin() is
  'Raises an error unless the caller is an administrator.';

create function private.require_superadmin() returns void
language plpgsql stable set search_path = '' as $$
begin
  perform private.signed_in_user();
  if not private.in_group('superadmin') then
    raise exception 'superadmin_required' using errcode = 'PT403';
  end if;
end
$$;
comment on function private.require_superadmin() is 'Raises an error unless the caller is a superadmin.';

-- Definer: only Auth may read its users; the service role has no right on them by SQL. An index serves
-- each side of the "or".
create function public.find_user_id(user_name text) returns uuid
language sql stable security definer set search_path = ''
return (
  select account.id from auth.users as account
  where account.deleted_at is null and (
    account.id = case when pg_input_is_valid(user_name, 'uuid') then user_name::uuid end
    or (account.email = private.same_text(user_name) and account.is_sso_user = false)
  )
);
comment on function public.find_user_id(text) is
  'For the user-management functions: the id of the user with this e-mail address or id, or null.';
grant execute on function public.find_user_id(text) to service_role;

-- An edge function that writes with the service key on behalf of a person names that person in a header,
-- so that the audit names them too.
create function private.acting_user() returns uuid
language plpgsql stable set search_path = '' as $$
declare
  caller uuid := auth.uid();
begin
  if caller is not null then
    return caller;
  end if;
  return (
    select case when auth.role() = 'service_role' and pg_input_is_valid(sent.name, 'uuid')
      then sent.name::uuid end
    from (
      select nullif(current_setting('request.headers', true), '')::jsonb ->> 'x-acting-user' as name
    ) as sent
  );
end
$$;
comment on function private.acting_user() is
  'Who writes: the caller, or the person for whom an edge function acts. The header that names '
  'that person counts only together with the service key.';

-- What administrators wrote: one row per changed row, never deleted.

create table public.admin_audit (
  id uuid not null default gen_random_uuid(),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  actor_id uuid not null,
  actor text not null,
  table_name text not null,
  row_id uuid not null,
  verb text not null,
  old_values jsonb not null default '{}',
  new_values jsonb not null default '{}',
  constraint admin_audit_pkey primary key (id),
  constraint admin_audit_verb_known check (verb in ('insert', 'update', 'delete'))
);

create index admin_audit_created_at_idx on public.admin_audit (created_at desc, id);
create index admin_audit_row_id_idx on public.admin_audit (row_id, created_at desc);
create index admin_audit_actor_id_idx on public.admin_audit (actor_id, created_at desc);

alter table public.admin_audit enable row level security;

create policy "administrators and superadmins read the audit" on public.admin_audit
  for select to authenticated
  using ((select private.in_group('admin')) or (select private.in_group('superadmin')));

grant select (
  id, created_at, updated_at, actor_id, actor, table_name, row_id, verb, old_values, new_values
) on public.admin_audit to authenticated;
-- Not granted to anybody, the service role included: insert, update and delete. Only the trigger below
-- writes.

comment on table public.admin_audit is
  'Which administrator wrote what and when. Rows are only ever added. @graphql({"totalCount": '
  '{"enabled": true}})';
comment on column public.admin_audit.actor_id is
  'The user. No foreign key, because the record outlives the account.';
comment on column public.admin_audit.actor is '{sub}::{username} at that moment.';
comment on column public.admin_audit.old_values is
  'What an update or a deletion replaced, by column. Of secret columns only that they changed, of '
  'long values only their length.';
comment on column public.admin_audit.new_values is 'What an insert or an update wrote, by column.';

create trigger set_updated_at before update on public.admin_audit
  for each row execute function private.set_updated_at();

create function private.refuse_audit_change() returns trigger
language plpgsql set search_path = '' as $$
begin
  raise exception 'audit_is_append_only' using errcode = 'PT409';
end
$$;
comment on function private.refuse_audit_change() is
  'Refuses changes by the owner of the table too.';
create trigger refuse_audit_change before update or delete on public.admin_audit
  for each row execute function private.refuse_audit_change();
create trigger refuse_audit_truncate before truncate on public.admin_audit
  for each statement execute function private.refuse_audit_change();

create function private.audited_value(value jsonb, secret boolean) returns jsonb
language sql immutable parallel safe set search_path = ''
return case
  when value = 'null' then value
  when secret then '"(secret)"'
  when length(value::text) > 20000 then jsonb_build_object('length', length(value::text))
  else value
end;
comment on function private.audited_value(jsonb, boolean) is
  'A value as the audit keeps it: "(secret)" instead of a secret, the length instead of a long '
  'document.';

-- Definer: nobody may write the audit directly.
create function private.record_admin_write() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  caller uuid := private.acting_user();
  before jsonb := '{}';
  after jsonb := '{}';
  old_values jsonb;
  new_values jsonb;
begin
  if caller is null or not exists (
    select from private.user_group as membership
    where membership.user_id = caller and membership.group_name in ('admin', 'superadmin'))
  then
    return null;
  end if;

  if tg_op <> 'INSERT' then
    before := to_jsonb(old);
  end if;
  if tg_op <> 'DELETE' then
    after := to_jsonb(new);
  end if;
  -- "tg_argv" names the secret columns. Moments, search texts and what the content check counted are left out: they follow from the rest.
  select jsonb_object_agg(was.key, private.audited_value(was.value, was.key = any (tg_argv)))
  into old_values
  from jsonb_each(before) as was
  where was.key not in ('created_at', 'updated_at', 'search_field', 'missing_count', 'category_order')
    and was.value is distinct from after -> was.key;
  select jsonb_object_agg(became.key, private.audited_value(became.value, became.key = any (tg_argv)))
  into new_values
  from jsonb_each(after) as became
  where became.key not in ('created_at', 'updated_at', 'search_field', 'missing_count', 'category_order')
    and became.value is distinct from before -> became.key;

  if old_values is not null or new_values is not null then
    insert into public.admin_audit
      (actor_id, actor, table_name, row_id, verb, old_values, new_values)
    values (
      caller, coalesce(private.owner_of(caller), caller::text), tg_table_name,
      -- A membership has no id of its own, so its user's id is recorded.
      coalesce(after ->> 'id', before ->> 'id', after ->> 'user_id', before ->> 'user_id')::uuid,
      lower(tg_op), coalesce(old_values, '{}'), coalesce(new_values, '{}'));
  end if;
  return null;
end
$$;
comment on function private.record_admin_write() is
  'The trigger that writes the audit. Its arguments name columns whose values are secret. An '
  'update that changes nothing adds no row.';

create function private.record_act(table_name text, row_id uuid, verb text, details jsonb) returns void
language plpgsql volatile set search_path = '' as $$
declare
  caller uuid := private.acting_user();
begin
  insert into public.admin_audit (actor_id, actor, table_name, row_id, verb, old_values, new_values)
  values (
    caller, coalesce(private.owner_of(caller), caller::text), record_act.table_name, record_act.row_id,
    record_act.verb,
    case when record_act.verb = 'delete' then details else '{}' end,
    case when record_act.verb = 'delete' then '{}' else details end);
end
$$;
comment on function private.record_act(text, uuid, text, jsonb) is
  'For an act of an administrator that is not the writing of one row of our tables: enters it in the audit of the row '
  'where people look for it. To be called by functions that have checked the caller.';

create trigger record_admin_write after insert or update or delete on private.user_group
  for each row execute function private.record_admin_write();
