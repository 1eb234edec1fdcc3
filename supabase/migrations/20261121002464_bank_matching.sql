-- Which order a line of a bank statement is for. What the matching finds is advice: confirm_bank_line() checks everything
-- again under locks.

create function private.digit_runs(said text) returns setof text
language sql immutable parallel safe set search_path = '' as $$
  -- People write an order number with spaces, dots, slashes or without its hyphen.
  select distinct run.found[1]
  from regexp_matches(
    regexp_replace(said, '([0-9])[[:space:]./_:#–-]+(?=[0-9])', '\1', 'g'), '[0-9]{10,}', 'g')
    as run (found)
$$;
comment on function private.digit_runs(text) is
  'The long numbers in a text, each without what stands between its digits.';

-- A constant and not a function of a number: tried on hundreds of near ones for each line.
create function private.order_digits_pattern() returns text
language sql immutable parallel safe set search_path = ''
return '^[0-9]{2}(0[1-9]|1[0-2])(0[1-9]|[12][0-9]|3[01])([01][0-9]|2[0-3])[0-5][0-9]{5}$';
comment on function private.order_digits_pattern() is
  'What the 14 digits of an order number look like: month, day, hour and minute are possible.';

create function private.order_key(digits text) returns text
language sql immutable parallel safe set search_path = ''
return left(digits, 6) || '-' || substr(digits, 7);
comment on function private.order_key(text) is 'The number of an order by its 14 digits.';

create function private.near_keys(run text, pattern text) returns text[]
language plpgsql immutable parallel safe set search_path = '' as $$
begin
  -- One digit is wrong, missing or too many, or two have changed places.
  return array(
    select distinct left(near.digits, 6) || '-' || substr(near.digits, 7)
    from (
      select overlay(run placing digit::text from place for 1) as digits
      from generate_series(1, 14) as place, generate_series(0, 9) as digit
      where length(run) = 14
      union all
      select left(run, place - 1) || substr(run, place + 1, 1) || substr(run, place, 1)
        || substr(run, place + 2)
      from generate_series(1, 13) as place where length(run) = 14
      union all
      select left(run, place) || digit::text || substr(run, place + 1)
      from generate_series(0, 13) as place, generate_series(0, 9) as digit
      where length(run) = 13
      union all
      select left(run, place - 1) || substr(run, place + 1)
      from generate_series(1, 15) as place where length(run) = 15
    ) as near
    where near.digits ~ pattern);
end
$$;
comment on function private.near_keys(text, text) is
  'Numbers of orders that differ from these 13 to 15 digits in one place.';

create function private.orders_of_keys(keys text[]) returns setof uuid
language plpgsql stable set search_path = '' as $$
begin
  return query
    select named.id from public.teacher_products_order as named
    where named.order_number = any (keys)
    union all
    select kept.id from public.archived_teacher_products_order as kept
    where kept.order_number = any (keys);
end
$$;
comment on function private.orders_of_keys(text[]) is 'Orders and archived orders with these numbers.';

create function private.named_orders(said text) returns table (order_id uuid, why text)
language plpgsql stable set search_path = '' as $$
declare
  runs constant text[] := array(select private.digit_runs(said));
  pattern constant text := private.order_digits_pattern();
  run text;
  lowest text;
  highest text;
begin
  -- Other numbers may stand before and after, so each place of a longer run is tried.
  return query
    select hit, 'reference' from private.orders_of_keys(array(
      select private.order_key(tried.digits)
      from (
        select substr(part, place, 14) as digits
        from unnest(runs) as part, generate_series(1, least(length(part), 60) - 13) as place
      ) as tried
      where tried.digits ~ pattern)) as hit;
  if found then
    return;
  end if;
  foreach run in array runs loop
    continue when length(run) not between 13 and 15;
    return query
      select hit, 'reference_near'
      from private.orders_of_keys(private.near_keys(run, pattern)) as hit;
    if found then
      return;
    end if;
  end loop;
  -- Some banks cut a reference off. Its ends are computed first: the index is asked for a range.
  foreach run in array runs loop
    continue when length(run) not between 10 and 13;
    lowest := private.order_key(rpad(run, 14, '0'));
    highest := private.order_key(rpad(run, 14, '9'));
    return query
      select cut.id, 'reference_cut' from public.teacher_products_order as cut
      where cut.order_number >= lowest and cut.order_number <= highest
      order by cut.order_number
      limit 6;
  end loop;
end
$$;
comment on function private.named_orders(text) is
  'Orders whose number is in a text: as it is, else with one digit wrong, else cut off at the end.';

create function private.transferred(order_id uuid) returns numeric
language plpgsql stable set search_path = '' as $$
begin
  return coalesce((
    select sum(link.amount) from public.bank_line_order as link
    where link.order_id = transferred.order_id and link.undone_at is null), 0);
end
$$;
comment on function private.transferred(uuid) is 'What lines of bank statements have paid of an order.';

create function private.target_document(order_id uuid) returns jsonb
language plpgsql stable set search_path = '' as $$
declare
  asked public.teacher_products_order;
  archived boolean := false;
  profile public.teacher_profile;
begin
  select * into asked from public.teacher_products_order as parent
  where parent.id = target_document.order_id;
  if asked.id is null then
    select * into asked from private.archived_as_order as kept
    where kept.id = target_document.order_id;
    archived := true;
  end if;
  if asked.id is null then
    return null;
  end if;
  select * into profile from public.teacher_profile as owner where owner.id = asked.teacher_profile_id;
  return jsonb_build_object(
    'orderId', asked.id, 'orderNumber', asked.order_number, 'status', asked.order_status,
    'method', asked.order_payment_method, 'total', asked.order_total::text,
    'due', (asked.order_total - private.transferred(asked.id))::text,
    'buyer', coalesce(
      nullif(concat_ws(' ', profile.title, profile.name, profile.surname), ''),
      split_part(asked.owner, '::', 2)),
    'placedAt', asked.order_date_time, 'archived', archived, 'card', asked.order_payment is not null,
    'proofs', (
      select count(*) from storage.objects as proof
      where proof.bucket_id = 'proofs'
        and starts_with(proof.name, coalesce(profile.user_id::text, '-') || '/' || asked.id || '/')));
end
$$;

-- Definer: administrators may read a month of orders only, and no profiles.
create function public.transfer_target(order_id uuid) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_admin();
  return private.target_document(order_id);
end
$$;
comment on function public.transfer_target(uuid) is
  'For administrators: an order as one that a bank transfer may be for: {orderId, orderNumber, status, method, total, '
  'due, buyer, placedAt, archived, card, proofs}; card is whether a card has paid it, proofs is how many proofs of payment the buyer has uploaded, which is '
  'only a hint. Null where there is none.';
grant execute on function public.transfer_target(uuid) to authenticated;

create function private.surname_word(surname text) returns text
language sql immutable parallel safe set search_path = ''
return substring(private.search_text(coalesce(surname, '')) from '[a-z]{3,}$');
comment on function private.surname_word(text) is
  'The last word of a surname ("van der Merwe"), without accents; banks cut names as they like.';

create function private.line_candidates(line_ids uuid[])
returns table (line_id uuid, order_id uuid, why text, place integer)
language sql stable set search_path = '' as $$
  with line as materialized (
    select open.id, open.left_amount,
      private.search_text(open.description || ' ' || open.reference) as said
    from public.bank_statement_line as open where open.id = any (line_ids)
  ), named as materialized (
    select line.id, named.order_id, named.why, 1 as place
    from line cross join lateral private.named_orders(line.said) as named
  ), unnamed as materialized (
    select line.* from line where line.id not in (select named.id from named)
  ), waiting as materialized (
    select parent.id, parent.order_total - coalesce(paid.amount, 0) as due,
      private.surname_word(profile.surname) as surname
    from public.teacher_products_order as parent
    join public.teacher_profile as profile on profile.id = parent.teacher_profile_id
    left join (
      select link.order_id, sum(link.amount) as amount
      from public.bank_line_order as link where link.undone_at is null group by link.order_id
    ) as paid on paid.order_id = parent.id
    where parent.order_status = 'PROCESSING' and exists (select from unnamed)
  ), word as (
    select distinct unnamed.id, part as word
    from unnamed cross join lateral regexp_split_to_table(unnamed.said, '[^a-z]+') as part
    where length(part) >= 3
  ), guessed as (
    select word.id, waiting.id as order_id, true as by_name, false as by_amount
    from word join waiting on waiting.surname = word.word
    union all
    select unnamed.id, waiting.id, false, true
    from unnamed join waiting on waiting.due = unnamed.left_amount
  ), likely as (
    select guessed.id, guessed.order_id,
      case when bool_or(by_name) and bool_or(by_amount) then 'amount_and_name'
        when bool_or(by_name) then 'name' else 'amount' end as why
    from guessed group by guessed.id, guessed.order_id
  ), ranked as (
    select likely.id, likely.order_id, likely.why,
      case likely.why when 'amount_and_name' then 1 when 'name' then 2 else 3 end as place,
      row_number() over (
        partition by likely.id
        order by likely.why <> 'amount_and_name', likely.why <> 'name', likely.order_id) as turn
    from likely
  )
  select named.* from named
  union all
  select ranked.id, ranked.order_id, ranked.why, ranked.place from ranked where ranked.turn <= 6
$$;
comment on function private.line_candidates(uuid[]) is
  'Orders that these lines may be for. By their number; only a line that names none is compared with the amounts and '
  'surnames of the orders that wait for a transfer.';

create function private.verdict_on_line(line public.bank_statement_line, candidates jsonb) returns text
language plpgsql stable set search_path = '' as $$
declare
  best constant jsonb := candidates -> 0;
  due constant numeric := (best ->> 'due')::numeric;
begin
  if line.same_as is not null then
    return 'same';
  elsif best is null or best ->> 'why' = 'amount' then
    return 'unknown';
  elsif best ->> 'why' = 'name' or (
    select count(*) from jsonb_array_elements(candidates) as rival
    where rival ->> 'why' = best ->> 'why') > 1
  then
    return 'ambiguous';
  elsif best ->> 'why' <> 'reference' then
    return 'likely';
  end if;
  return case
    when best ->> 'status' = 'CANCELLED' then 'cancelled'
    when best ->> 'status' = 'QUOTING' then 'quote'
    when best ->> 'status' = 'PENDING' then 'not_placed'
    when best ->> 'status' = 'PAID' and exists (
      select from public.bank_line_order as link
      where link.order_id = private.id_in(best ->> 'orderId') and link.undone_at is null
        and link.amount = line.left_amount)
    then 'duplicate'
    -- Marked paid before its transfer came: it is linked with one press.
    when best ->> 'status' = 'PAID' and not (best ->> 'card')::boolean and due > 0 then 'paid_by_hand'
    when best ->> 'status' = 'PAID' then 'already_paid'
    when line.left_amount = due then 'exact'
    when line.left_amount < due then 'under'
    else 'over'
  end;
end
$$;
comment on function private.verdict_on_line(public.bank_statement_line, jsonb) is
  'same: probably a payment that was stored before, which a person decides. '
  'exact, under, over: the line names one order that waits for its transfer. quote: it names one that was only offered. '
  'paid_by_hand: it names one that was marked paid and that no transfer or card has paid in full. likely: nearly named, or amount and '
  'surname agree. ambiguous: several as good, or a surname alone. The others say why the named order is not paid '
  'with it.';

create function private.match_lines(line_ids uuid[]) returns integer
language plpgsql volatile set search_path = '' as $$
declare
  changed integer;
begin
  with found as materialized (
    select candidate.line_id, jsonb_agg(
      private.target_document(candidate.order_id) || jsonb_build_object('why', candidate.why)
      order by candidate.place, candidate.order_id) as orders
    from private.line_candidates(line_ids) as candidate
    group by candidate.line_id
  ), judged as (
    select line.id, coalesce(found.orders, '[]') as candidates,
      private.verdict_on_line(line, coalesce(found.orders, '[]')) as verdict
    from public.bank_statement_line as line
    left join found on found.line_id = line.id
    where line.id = any (line_ids) and line.line_state = 'OPEN'
    union all
    select line.id, line.candidates, line.verdict
    from public.bank_statement_line as line
    where line.line_state = 'OPEN' and line.verdict = 'exact' and not line.id = any (line_ids)
  ), placed as (
    -- Two open lines for the whole of one order: the later is the same payment again.
    select judged.id, judged.candidates, judged.verdict, row_number() over (
      partition by judged.verdict, judged.candidates #>> '{0,orderId}'
      order by line.booked_on, line.occurrence, line.fingerprint) as turn
    from judged join public.bank_statement_line as line on line.id = judged.id
  ), settled as (
    select placed.id, placed.candidates,
      case when placed.verdict = 'exact' and placed.turn > 1 then 'duplicate' else placed.verdict end as verdict
    from placed
  )
  update public.bank_statement_line as line
  set verdict = settled.verdict, candidates = settled.candidates
  from settled
  where settled.id = line.id
    and (settled.verdict, settled.candidates) is distinct from (line.verdict, line.candidates);
  get diagnostics changed = row_count;
  return changed;
end
$$;

-- Definer: nobody may write the table directly. For administrators only.
create function public.match_bank_lines() returns integer
language plpgsql volatile security definer set search_path = '' as $$
begin
  perform private.require_admin();
  -- A line that somebody is deciding on is left to them.
  return private.match_lines(array(
    select line.id from public.bank_statement_line as line
    where line.line_state = 'OPEN'
    order by line.id
    for update skip locked));
end
$$;
comment on function public.match_bank_lines() is
  'For administrators: compares all open lines with the orders as they are now, and returns how many have changed.';
grant execute on function public.match_bank_lines() to authenticated;
