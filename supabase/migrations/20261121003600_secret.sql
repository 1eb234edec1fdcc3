-- Credentials of other services that administrators' screens use.

create table public.secret (
  id uuid not null default gen_random_uuid(),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  type text not null,
  value jsonb not null,
  constraint secret_pkey primary key (id),
  constraint secret_type_key unique (type)
);

alter table public.secret enable row level security;

create policy "superadmins and administrators read secrets" on public.secret
  for select to authenticated
  using ((select private.in_group('superadmin')) or (select private.in_group('admin')));
create policy "superadmins create secrets" on public.secret
  for insert to authenticated with check ((select private.in_group('superadmin')));
create policy "superadmins change secrets" on public.secret
  for update to authenticated
  using ((select private.in_group('superadmin')))
  with check ((select private.in_group('superadmin')));
create policy "superadmins delete secrets" on public.secret
  for delete to authenticated using ((select private.in_group('superadmin')));

grant select (id, created_at, updated_at, type, value) on public.secret to authenticated;
grant insert (type, value), update (type, value), delete on public.secret to authenticated;
-- Not granted: anything to the service role. A function reads its own configuration, not this.

comment on table public.secret is
  'Never in a Realtime publication, and the audit keeps no value of it.';
comment on column public.secret.type is 'What it is for, such as IAM. Unique.';
comment on column public.secret.value is 'A JSON object of texts, such as two access credentials.';

-- A violated check would print the row, with the value in it, into the log and into the answer.
create function private.check_secret() returns trigger
language plpgsql set search_path = '' as $$
begin
  if (new.type ~ '\S') is not true then
    raise exception 'secret_type_required' using errcode = 'PT422';
  end if;
  if (
    jsonb_typeof(new.value) = 'object' and new.value <> '{}'
    and not jsonb_path_exists(new.value, 'strict $.keyvalue().value ? (@.type() != "string")')
    and length(new.value::text) <= 20000
  ) is not true then
    raise exception 'secret_malformed' using errcode = 'PT422';
  end if;
  return new;
end
$$;
create trigger check_secret before insert or update on public.secret
  for each row execute function private.check_secret();
create trigger set_updated_at before update on public.secret
  for each row execute function private.set_updated_at();
create trigger record_admin_write after insert or update or delete on public.secret
  for each row execute function private.record_admin_write('value');
