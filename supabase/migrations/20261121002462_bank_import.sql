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
  place bigint, booked_on date, amount numeric, balance numeric, description text, reference text,
  bank_id text, said text
)
language sql stable set search_path = '' as $$
  select line.place,
    private.day_in(line.value ->> 'date'),
    private.rand_in(line.value ->> 'amount'),
    private.rand_in(line.value ->> 'balance'),
    left(trim(coalesce(line.value ->> 'description', '')), 500),
    left(trim(coalesce(line.value ->> 'reference', '')), 200),
    left(trim(coalesce(line.value ->> 'bankId', '')), 255),
    private.bank_text(left(trim(coalesce(line.value ->> 'description', '')), 500)
      || left(trim(coalesce(line.value ->> 'reference', '')), 200))
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

create function private.judged_lines(statement jsonb)
returns table (place bigint, known boolean, same_as uuid, earlier integer)
language sql stable set search_path = '' as $$
  with read as materialized (
    select line.*, row_number() over (
      partition by line.booked_on, line.amount, line.bank_id, line.said order by line.place) as turn_of_id
    from private.statement_lines(statement) as line
  ), stored as materialized (
    select line.id, line.booked_on, line.amount, line.bank_id, line.occurrence,
      private.bank_text(line.description || line.reference) as said,
      row_number() over (
        partition by line.booked_on, line.amount, line.bank_id,
          private.bank_text(line.description || line.reference)
        order by line.occurrence, line.id) as turn_of_id
    from public.bank_statement_line as line
    where line.account = statement ->> 'account'
      and line.booked_on between (select min(read.booked_on) from read) and (select max(read.booked_on) from read)
  ), by_id as materialized (
    select read.place, stored.id
    -- The text too: banks that number each file anew give "1" to another payment of the same day and amount.
    from read join stored using (booked_on, amount, bank_id, said, turn_of_id)
    where read.bank_id <> ''
  ), read_left as (
    select read.*, row_number() over (
      partition by read.booked_on, read.amount, read.said order by read.bank_id <> '', read.place) as turn
    from read where read.place not in (select by_id.place from by_id)
  ), stored_left as (
    -- Those without an id of the bank first: they may be any of the lines with this text.
    select stored.*, row_number() over (
      partition by stored.booked_on, stored.amount, stored.said
      order by stored.bank_id <> '', stored.occurrence) as turn
    from stored where stored.id not in (select by_id.id from by_id)
  ), by_text as materialized (
    select read_left.place, stored_left.id
    from read_left join stored_left using (booked_on, amount, said, turn)
    where read_left.bank_id = '' or stored_left.bank_id = ''
  ), doubted as (
    select read.place, row_number() over (
      partition by read.booked_on, read.amount order by read.place) as turn, read.booked_on, read.amount
    from read
    where read.amount > 0 and read.place not in (select by_id.place from by_id union all select by_text.place from by_text)
  ), unread as (
    select stored.id, stored.booked_on, stored.amount, row_number() over (
      partition by stored.booked_on, stored.amount order by stored.occurrence, stored.id) as turn
    from stored
    where stored.id not in (select by_id.id from by_id union all select by_text.id from by_text)
  )
  select read.place,
    read.place in (select by_id.place from by_id union all select by_text.place from by_text),
    unread.id,
    coalesce((
      select max(stored.occurrence) from stored
      where stored.booked_on = read.booked_on and stored.amount = read.amount and stored.said = read.said), 0)
  from read
  left join doubted on doubted.place = read.place
  left join unread on unread.booked_on = doubted.booked_on and unread.amount = doubted.amount
    and unread.turn = doubted.turn
$$;
comment on function private.judged_lines(jsonb) is
  'Each line of a statement beside those that are stored of its account. known: the same day, amount and '
  'text, unless two ids of the bank contradict. same_as: the day and amount of a line that this '
  'file does not hold otherwise, so probably that one from another file. earlier: how many are stored with its text.';

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

  with fresh as materialized (
    select read.*, judged.same_as, judged.earlier + row_number() over (
      partition by read.booked_on, read.amount, read.said order by read.place) as occurrence
    from private.statement_lines(statement) as read
    join private.judged_lines(statement) as judged on judged.place = read.place
    where not judged.known
  ), filed as (
    insert into public.bank_statement (
      id, file_name, bank, account, first_day, last_day, line_count, new_line_count,
      closing_balance, uploaded_by)
    select statement_id, left(coalesce(statement ->> 'fileName', ''), 200),
      left(coalesce(statement ->> 'bank', ''), 60), bank_account, min(read.booked_on),
      max(read.booked_on), seen, (select count(*) from fresh),
      private.rand_in(statement ->> 'closingBalance'), caller
    from private.statement_lines(statement) as read
    having exists (select from fresh)
    returning id
  )
  insert into public.bank_statement_line (
    bank_statement_id, account, booked_on, amount, balance, description, reference, bank_id, same_as, occurrence,
    fingerprint, line_state, left_amount, search_field)
  select filed.id, bank_account, fresh.booked_on, fresh.amount, fresh.balance, fresh.description,
    fresh.reference, fresh.bank_id, fresh.same_as, fresh.occurrence,
    concat_ws('|', bank_account, fresh.booked_on, fresh.amount::numeric(12, 2), fresh.said, fresh.occurrence),
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
    'statementId', case when added > 0 then statement_id end, 'lines', seen, 'added', added,
    'doubted', (
      select count(*) from public.bank_statement_line as line
      where line.bank_statement_id = statement_id and line.same_as is not null));
end
$$;
comment on function public.import_bank_statement(jsonb) is
  'For administrators: {fileName, bank, account, closingBalance, lines: [{date, amount, balance, description, '
  'reference, bankId}]} as the browser has read it; amounts as texts, money that came in is positive. Adds the lines '
  'that are not known and matches them. Answers {statementId, lines, added, doubted}; statementId is null when nothing '
  'was new, doubted are the lines that are probably known from another file.';
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
