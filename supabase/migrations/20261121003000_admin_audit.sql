-- What administrators wrote: one row per changed row, kept for good.

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

create policy "superadmins read the audit" on public.admin_audit
  for select to authenticated using ((select private.in_group('superadmin')));

grant select (
  id, created_at, updated_at, actor_id, actor, table_name, row_id, verb, old_values, new_values
) on public.admin_audit to authenticated;
-- Not granted: insert, update and delete, to nobody, the service role included. The trigger below
-- writes, and nothing takes back.

comment on table public.admin_audit is
  'Who of the administrators wrote what and when. Append-only. '
  '@graphql({"totalCount": {"enabled": true}})';
comment on column public.admin_audit.actor_id is
  'The user; no foreign key, because the audit outlives the account.';
comment on column public.admin_audit.actor is '{sub}::{username} at that moment.';
comment on column public.admin_audit.old_values is
  'By column, what an update or a deletion replaced. Secret columns show only that they changed, '
  'long values only their length.';
comment on column public.admin_audit.new_values is 'By column, what an insert or an update wrote.';

create trigger set_updated_at before update on public.admin_audit
  for each row execute function private.set_updated_at();

create function private.refuse_audit_change() returns trigger
language plpgsql set search_path = '' as $$
begin
  raise exception 'audit_is_append_only' using errcode = 'PT409';
end
$$;
comment on function private.refuse_audit_change() is
  'Holds for the owner of the table too: there is no quiet correction.';
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
  'A value as the audit keeps it: a secret without itself, a picture-laden document as its length.';

-- Definer: nobody has a right to write the audit.
create function private.record_admin_write() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  caller uuid := auth.uid();
  before jsonb := case when tg_op <> 'INSERT' then to_jsonb(old) else '{}' end;
  after jsonb := case when tg_op <> 'DELETE' then to_jsonb(new) else '{}' end;
  old_values jsonb;
  new_values jsonb;
begin
  if caller is null
    or not (private.in_group('admin') or private.in_group('superadmin')) then
    return null;
  end if;

  -- "tg_argv" names the secret columns. Moments and search texts follow from the rest.
  select jsonb_object_agg(was.key, private.audited_value(was.value, was.key = any (tg_argv)))
  into old_values
  from jsonb_each(before) as was
  where was.key not in ('created_at', 'updated_at', 'search_field')
    and was.value is distinct from after -> was.key;
  select jsonb_object_agg(became.key, private.audited_value(became.value, became.key = any (tg_argv)))
  into new_values
  from jsonb_each(after) as became
  where became.key not in ('created_at', 'updated_at', 'search_field')
    and became.value is distinct from before -> became.key;

  if old_values is not null or new_values is not null then
    insert into public.admin_audit
      (actor_id, actor, table_name, row_id, verb, old_values, new_values)
    values (
      caller, coalesce(private.owner_of(caller), caller::text), tg_table_name,
      (coalesce(after ->> 'id', before ->> 'id'))::uuid, lower(tg_op),
      coalesce(old_values, '{}'), coalesce(new_values, '{}'));
  end if;
  return null;
end
$$;
comment on function private.record_admin_write() is
  'The one trigger of the audit. Its arguments name columns whose values are secret. An update that '
  'changes nothing leaves no row.';

create trigger record_admin_write after insert or update or delete on public.product_category
  for each row execute function private.record_admin_write();
create trigger record_admin_write after insert or update or delete on public.product_tag
  for each row execute function private.record_admin_write();
create trigger record_admin_write after insert or update or delete on public.product
  for each row execute function private.record_admin_write();
create trigger record_admin_write after insert or update or delete on public.product_content
  for each row execute function private.record_admin_write();
create trigger record_admin_write after insert or update or delete on public.teacher_profile
  for each row execute function private.record_admin_write(
    'session_token', 'payfast_subscription_token');
-- Orders are written by functions, on an administrator's behalf too.
create trigger record_admin_write after insert or update or delete on public.teacher_products_order
  for each row execute function private.record_admin_write();
create trigger record_admin_write after insert or update or delete on public.order_line
  for each row execute function private.record_admin_write();
create trigger record_admin_write after insert or update or delete on public.school
  for each row execute function private.record_admin_write();
create trigger record_admin_write after insert or update or delete on public.subject
  for each row execute function private.record_admin_write();
create trigger record_admin_write after insert or update or delete on public.term
  for each row execute function private.record_admin_write();
create trigger record_admin_write after insert or update or delete on public.holiday
  for each row execute function private.record_admin_write();
create trigger record_admin_write after insert or update or delete on public.term_biweek
  for each row execute function private.record_admin_write();
