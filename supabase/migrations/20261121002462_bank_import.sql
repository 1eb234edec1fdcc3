-- Reading a statement. The browser has read the file; the same file, or one that overlaps, adds only what is new.

-- Definer: nobody may write the table directly. For administrators only.
create function public.keep_bank_form(name text, header text, columns jsonb) returns public.bank_form
language plpgsql volatile security definer set search_path = '' as $$
declare
  kept public.bank_form;
begin
  perform private.require_admin();
  insert into public.bank_form (name, header, columns)
  values (trim(keep_bank_form.name), lower(trim(keep_bank_form.header)), keep_bank_form.columns)
  on conflict on constraint bank_form_header_key do update
  set name = excluded.name, columns = excluded.columns
  returning * into kept;
  return kept;
end
$$;
comment on function public.keep_bank_form(text, text, jsonb) is
  'For administrators: how files with this row of column names are read from now on.';
grant execute on function public.keep_bank_form(text, text, jsonb) to authenticated;

create function private.bank_text(said text) returns text
language sql immutable parallel safe set search_path = ''
return regexp_replace(private.search_text(coalesce(said, '')), '[^a-z0-9]', '', 'g');
comment on function private.bank_text(text) is
  'Letters and digits only: downloads of one bank differ in spaces, signs and capitals.';

create function private.rand_in(said text) returns numeric
language sql immutable parallel safe set search_path = ''
return case when said ~ '^-?[0-9]{1,10}(\.[0-9]{1,2})?$' then said::numeric end;
comment on function private.rand_in(text) is 'Rand in a text; null for anything else.';

create function private.day_in(said text) returns date
language plpgsql immutable parallel safe set search_path = '' as $$
begin
  return case when said ~ '^(19|20)[0-9]{2}-[0-9]{2}-[0-9]{2}$' then said::date end;
exception when datetime_field_overflow then
  return null;
end
$$;
comment on function private.day_in(text) is 'A calendar day in a text (2026-02-03); null for anything else.';

create function private.statement_lines(statement jsonb)
returns table (
  place bigint, booked_on date, amount numeric, balance numeric, description text, reference text
)
language sql stable set search_path = '' as $$
  select line.place,
    private.day_in(line.value ->> 'date'),
    private.rand_in(line.value ->> 'amount'),
    private.rand_in(line.value ->> 'balance'),
    left(trim(coalesce(line.value ->> 'description', '')), 500),
    left(trim(coalesce(line.value ->> 'reference', '')), 200)
  from jsonb_array_elements(statement -> 'lines') with ordinality as line (value, place)
$$;

create function private.check_statement(statement jsonb) returns void
language plpgsql stable set search_path = '' as $$
begin
  if jsonb_typeof(statement -> 'lines') is distinct from 'array'
    or jsonb_array_length(statement -> 'lines') = 0
  then
    raise exception 'bank_statement_empty' using errcode = 'PT422';
  elsif jsonb_array_length(statement -> 'lines') > 5000 then
    raise exception 'bank_statement_too_long' using errcode = 'PT422';
  elsif coalesce(statement ->> 'account', '') !~ '^[0-9]{4,20}$' then
    raise exception 'bank_account_required' using errcode = 'PT422';
  elsif exists (
    select from private.statement_lines(statement) as line
    where line.booked_on is null or line.amount is null
      or line.booked_on > private.today() + 1
  ) then
    raise exception 'bank_line_not_read' using errcode = 'PT422';
  end if;
end
$$;

-- Definer: nobody may write the tables directly. For administrators only.
create function public.import_bank_statement(statement jsonb) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  caller uuid := private.signed_in_user();
  bank_account constant text := statement ->> 'account';
  statement_id uuid := gen_random_uuid();
  seen integer;
  added integer;
begin
  perform private.require_admin();
  perform private.check_statement(statement);
  seen := jsonb_array_length(statement -> 'lines');
  -- Two people who upload the same file at once: the second adds nothing, and says so.
  perform pg_advisory_xact_lock(4501, hashtext(bank_account));

  with read as (
    select line.*, row_number() over (
      partition by line.booked_on, line.amount,
        private.bank_text(line.description || line.reference)
      order by line.place) as occurrence
    from private.statement_lines(statement) as line
  ), printed as (
    select read.*, concat_ws('|', bank_account, read.booked_on, read.amount::numeric(12, 2),
      private.bank_text(read.description || read.reference), read.occurrence) as fingerprint
    from read
  ), fresh as (
    select printed.* from printed
    where not exists (
      select from public.bank_statement_line as known where known.fingerprint = printed.fingerprint)
  ), filed as (
    insert into public.bank_statement (
      id, file_name, bank, account, first_day, last_day, line_count, new_line_count,
      closing_balance, uploaded_by)
    select statement_id, left(coalesce(statement ->> 'fileName', ''), 200),
      left(coalesce(statement ->> 'bank', ''), 60), bank_account, min(printed.booked_on),
      max(printed.booked_on), seen, (select count(*) from fresh),
      private.rand_in(statement ->> 'closingBalance'), caller
    from printed
    having exists (select from fresh)
    returning id
  )
  insert into public.bank_statement_line (
    bank_statement_id, account, booked_on, amount, balance, description, reference, occurrence,
    fingerprint, line_state, left_amount, search_field)
  select filed.id, bank_account, fresh.booked_on, fresh.amount, fresh.balance, fresh.description,
    fresh.reference, fresh.occurrence, fresh.fingerprint,
    case when fresh.amount > 0 then 'OPEN' else 'OUTGOING' end, greatest(fresh.amount, 0),
    private.searchable_text(concat_ws(' ', fresh.description, fresh.reference,
      private.day_words(fresh.booked_on), private.sum_words(fresh.amount, null)))
  from fresh cross join filed
  order by fresh.place;
  get diagnostics added = row_count;

  perform private.match_lines(array(
    select line.id from public.bank_statement_line as line
    where line.bank_statement_id = statement_id and line.line_state = 'OPEN'));
  return jsonb_build_object(
    'statementId', case when added > 0 then statement_id end, 'lines', seen, 'added', added);
end
$$;
comment on function public.import_bank_statement(jsonb) is
  'For administrators: {fileName, bank, account, closingBalance, lines: [{date, amount, balance, description, '
  'reference}]} as the browser has read it; amounts as texts, money that came in is positive. Adds the lines that '
  'are not known and matches them. Answers {statementId, lines, added}; statementId is null when nothing was new.';
grant execute on function public.import_bank_statement(jsonb) to authenticated;

-- Definer: behind row-level security "like" uses no index, so the group is asked first.
create function public.search_bank_lines(words text default '')
returns setof public.bank_statement_line
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_admin();
  return query execute
    'select found.* from public.bank_statement_line as found where true'
    || private.search_conditions('found.search_field', words);
end
$$;
comment on function public.search_bank_lines(text) is
  'For administrators: lines with every word in their texts, day or amount.';
grant execute on function public.search_bank_lines(text) to authenticated;
