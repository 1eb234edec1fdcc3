-- Settings that are not in the code: credentials of other services, the bank account of the shop, and the
-- functions that are called on a timetable.

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

-- What is done every few minutes: edge functions that are called, and statements. On Supabase pg_cron does it, set up once
-- with private.schedule_calls(); local-stack reads the same rows and has a clock of its own.

create table private.scheduled_call (
  id uuid not null default gen_random_uuid(),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  function_name text not null,
  every_minutes smallint not null,
  constraint scheduled_call_pkey primary key (id),
  constraint scheduled_call_function_name_key unique (function_name),
  constraint scheduled_call_function_name_shape check (function_name ~ '^[a-z][a-z-]+$'),
  constraint scheduled_call_every_minutes_range check (every_minutes between 1 and 59)
);

alter table private.scheduled_call enable row level security;

comment on table private.scheduled_call is
  'Edge functions that are called with the secret key and an empty body, every so many minutes.';

create trigger set_updated_at before update on private.scheduled_call
  for each row execute function private.set_updated_at();

insert into private.scheduled_call (function_name, every_minutes) values
  ('order-mail', 2), ('correction-mail', 1), ('payfast-reconcile', 10), ('content-check', 30);

create table private.scheduled_statement (
  id uuid not null default gen_random_uuid(),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  name text not null,
  statement text not null,
  every_minutes smallint not null,
  constraint scheduled_statement_pkey primary key (id),
  constraint scheduled_statement_name_key unique (name),
  constraint scheduled_statement_every_minutes_range check (every_minutes between 1 and 59)
);

alter table private.scheduled_statement enable row level security;

comment on table private.scheduled_statement is
  'Statements that are run as the owner of the database, every so many minutes.';

create trigger set_updated_at before update on private.scheduled_statement
  for each row execute function private.set_updated_at();

insert into private.scheduled_statement (name, statement, every_minutes) values
  ('turn-sales', 'select private.turn_sales()', 1);

create function private.call_function(function_name text) returns void
language plpgsql volatile set search_path = '' as $$
declare
  project_url text;
  secret_key text;
begin
  select decrypted_secret into project_url from vault.decrypted_secrets where name = 'project_url';
  select decrypted_secret into secret_key from vault.decrypted_secrets where name = 'secret_key';
  if project_url is null or secret_key is null then
    raise exception 'scheduler_not_set_up' using errcode = 'PT503';
  end if;
  perform net.http_post(
    url := project_url || '/functions/v1/' || function_name,
    headers := jsonb_build_object('content-type', 'application/json', 'apikey', secret_key),
    body := '{}'::jsonb,
    timeout_milliseconds := 60000);
end
$$;
comment on function private.call_function(text) is
  'For pg_cron. Needs pg_net, and project_url and secret_key in the vault; see docs/deploy.md.';

create function private.schedule_calls() returns integer
language plpgsql volatile set search_path = '' as $$
declare
  call private.scheduled_call;
  run private.scheduled_statement;
  scheduled integer := 0;
begin
  for call in select * from private.scheduled_call order by function_name loop
    perform cron.schedule(
      call.function_name,
      format('*/%s * * * *', call.every_minutes),
      format('select private.call_function(%L)', call.function_name));
    scheduled := scheduled + 1;
  end loop;
  for run in select * from private.scheduled_statement order by name loop
    perform cron.schedule(run.name, format('*/%s * * * *', run.every_minutes), run.statement);
    scheduled := scheduled + 1;
  end loop;
  return scheduled;
end
$$;
comment on function private.schedule_calls() is
  'To be run once on a new project, and again when the tables have changed. A job of the same name '
  'is replaced.';
