-- Settings that are not in the code: credentials of other services and the bank account of the shop.

create table public.secret (
  id uuid not null default gen_random_uuid(),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  type text not null,
  value jsonb not null,
  constraint secret_pkey primary key (id),
  constraint secret_type_key unique (type),
  constraint secret_type_length check (length(type) <= 100),
  constraint secret_value_size check (pg_column_size(value) <= 20000)
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
-- Not granted: anything to the service role. Edge functions have their own configuration.

comment on table public.secret is
  'Never in a Realtime publication. The audit does not record the values.';
comment on column public.secret.type is 'What it is for, such as IAM. Unique.';
comment on column public.secret.value is 'A JSON object of texts, such as two access credentials.';

-- A trigger and not a check: a violated check prints the row, secret included, into the log and the answer.
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

-- The account that bank transfers go to. It is one of the secrets, which only superadmins write, because
-- whoever changes it redirects everybody's money. Buyers are told these fields of this one secret only.
create function private.bank_account() returns jsonb
language sql stable set search_path = ''
return (
  select jsonb_object_agg(field.name, coalesce(secret.value ->> field.name, ''))
  from public.secret
  cross join unnest(array[
    'accountHolder', 'bank', 'accountType', 'accountNumber', 'branchCode', 'proofEmail', 'proofPhone'
  ]) as field (name)
  where secret.type = 'BankAccount'
    and not private.is_blank(secret.value ->> 'accountHolder')
    and not private.is_blank(secret.value ->> 'bank')
    and not private.is_blank(secret.value ->> 'accountNumber')
  group by secret.id
);
comment on function private.bank_account() is
  'The fields of the secret BankAccount; null when it is not set up or lacks holder, bank or '
  'number.';

-- Definer: buyers may not read secrets.
create function public.bank_details() returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.signed_in_user();
  return private.bank_account();
end
$$;
comment on function public.bank_details() is
  'Where a bank transfer goes: accountHolder, bank, accountType, accountNumber, branchCode, and '
  'proofEmail and proofPhone for the proof of payment. Null when no account is set up.';
grant execute on function public.bank_details() to authenticated;

-- The merchant account of the card provider, for the functions that sign payments and check notifications.
-- Definer: the service role may not read secrets. It is told three fields of one of them.
create function public.payfast_credentials() returns jsonb
language sql stable security definer set search_path = ''
return (
  select jsonb_build_object(
    'merchantId', secret.value ->> 'merchantId',
    'merchantKey', secret.value ->> 'merchantKey',
    'passphrase', coalesce(secret.value ->> 'passphrase', ''))
  from public.secret
  where secret.type = 'PayFast'
    and not private.is_blank(secret.value ->> 'merchantId')
    and not private.is_blank(secret.value ->> 'merchantKey')
);
comment on function public.payfast_credentials() is
  'merchantId, merchantKey and passphrase of the secret PayFast; null when there is no such '
  'secret, and then the edge functions use those of their environment.';
grant execute on function public.payfast_credentials() to service_role;
