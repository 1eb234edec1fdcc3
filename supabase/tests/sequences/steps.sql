-- One step of a sequence: {do, who, order, item, coupon, method, ...}. Whoever is named by a number that is too high
-- is found by counting on from the beginning.

create function trial.become(who integer) returns void language sql as $$
  select set_config('request.jwt.claims', coalesce((
    select jsonb_build_object('sub', user_id, 'role', 'authenticated')::text
    from trial.person where n = who), ''), true)
$$;

create function trial.order_of(who integer, pick integer) returns uuid language sql as $$
  select id from (
    select parent.id, row_number() over (order by parent.created_at, parent.id) - 1 as place, count(*) over () as all_of_them
    from public.teacher_products_order as parent
    join trial.person on person.profile_id = parent.teacher_profile_id
    where who = 3 or person.n = who
  ) as listed where place = pick % all_of_them
$$;

create function trial.attempt_of(pick integer) returns public.payment_attempt language sql as $$
  select attempt from public.payment_attempt as attempt
  order by attempt.created_at offset pick % greatest((select count(*) from public.payment_attempt), 1) limit 1
$$;

create function trial.lines(items jsonb) returns jsonb language sql as $$
  select jsonb_agg(jsonb_strip_nulls(jsonb_build_object(
    'productId', item.product_id, 'productBundleId', item.product_bundle_id,
    -- The poster is posted: an administrator enters two of it.
    'quantity', case when item.n = 3 then 2 end)))
  from trial.item where items ? item.n::text
$$;

create function trial.total(order_id uuid) returns numeric language sql as
  $$ select order_total from public.teacher_products_order where id = order_id $$;

create function trial.status(order_id uuid) returns text language sql as
  $$ select order_status from public.teacher_products_order where id = order_id $$;

create function trial.address() returns jsonb language sql as $$
  select '{"address1": "12 Marula Street", "address2": "", "city": "Polokwane", "province": "Limpopo",
    "postalCode": "0699", "country": "South Africa", "phoneNumber": "+27 82 123 4567"}'::jsonb
$$;

create function trial.check_out(order_id uuid, method text, again boolean) returns text language plpgsql as $$
begin
  perform public.refresh_cart();
  return (public.checkout(order_id, method, trial.total(order_id), trial.address(), again)).order_status;
end
$$;

create function trial.notify(step jsonb) returns text language plpgsql as $$
declare
  attempt public.payment_attempt := trial.attempt_of((step ->> 'attempt')::integer);
  stored public.payment_notification;
begin
  if attempt.id is null then
    return 'nothing_to_pay';
  end if;
  stored := public.store_payment_notification(format(
    'm_payment_id=%s&pf_payment_id=%s%s&payment_status=%s&amount_gross=%s&custom_str1=%s&merchant_id=10000100&n=%s',
    attempt.id, step ->> 'payment', left(attempt.id::text, 8), step ->> 'status',
    attempt.amount + case when (step ->> 'wrong')::boolean then 1 else 0 end, attempt.order_id, step ->> 'body'));
  return (public.judge_payment_notification(
    stored.id, '10000100', not (step ->> 'forged')::boolean, true)).verdict;
end
$$;

-- Some of what is left of an order, or more than that: of each line up to so many, every other one withdrawn.
create function trial.refund(order_id uuid, step jsonb) returns text language plpgsql as $$
declare
  facts jsonb := public.order_refunds(order_id);
  chosen jsonb := (
    select coalesce(jsonb_agg(jsonb_build_object(
      'lineId', line.value ->> 'lineId',
      'quantity', least((step ->> 'many')::integer, (line.value ->> 'left')::integer + (step ->> 'more')::integer),
      'withdraw', step -> 'withdraw')), '[]')
    from jsonb_array_elements(facts -> 'lines') with ordinality as line (value, place)
    where (step ->> 'lines')::integer & (1 << (line.place::integer - 1)) > 0);
  foretold jsonb := public.preview_refund(order_id, chosen, (step ->> 'delivery')::boolean);
  noted public.refund;
begin
  noted := public.refund_order(
    order_id, null, chosen, (step ->> 'delivery')::boolean, step ->> 'method', step ->> 'reason',
    case step ->> 'method' when 'PayFast' then 'R-1' else '' end);
  if foretold ->> 'total' <> (select total::text from public.invoice where id = noted.invoice_id) then
    raise exception 'the preview said %', foretold;
  end if;
  return 'done';
end
$$;

create function trial.bank_line(pick integer) returns public.bank_statement_line language sql as $$
  select line from public.bank_statement_line as line
  order by line.booked_on, line.fingerprint
  offset pick % greatest((select count(*) from public.bank_statement_line), 1) limit 1
$$;

-- So much of what an order comes to arrives at the bank, in hundredths and cents.
create function trial.transfer(order_id uuid, step jsonb) returns text language plpgsql as $$
declare
  come numeric := round(trial.total(order_id) * (step ->> 'hundredths')::integer / 100, 2) + (step ->> 'cents')::integer / 100.0;
begin
  if come <= 0 then
    return 'nothing_to_pay';
  end if;
  perform public.import_bank_statement(jsonb_build_object(
    'fileName', 'a.csv', 'bank', 'FNB', 'account', '62000000000', 'lines', jsonb_build_array(jsonb_build_object(
      'date', '2026-02-03', 'amount', come::numeric(12, 2)::text, 'description', 'deposit',
      'reference', clock_timestamp()::text))));
  return 'done';
end
$$;

create function trial.confirm(order_id uuid, step jsonb) returns text language plpgsql as $$
declare
  target jsonb := public.transfer_target(order_id);
  was constant text := trial.status(order_id);
begin
  perform public.confirm_bank_line((trial.bank_line((step ->> 'line')::integer)).id, order_id,
    (target ->> 'due')::numeric, (step ->> 'inFull')::boolean,
    case when (step ->> 'inFull')::boolean then 'the rest is let go' else '' end);
  return was;
end
$$;

-- An administrator sends a quote; whoever has its link accepts it.
create function trial.accept_quote(order_id uuid) returns text language plpgsql as $$
declare
  sent public.quotation := public.send_quotation(order_id, private.today() + 30, '');
begin
  perform trial.become(null);
  perform public.accept_quotation(
    (select link.token from private.quotation_link as link where link.quotation_id = sent.id), 'The principal', sent.total,
    '', '{"name": "Marula Primary", "address": "12 Marula Street, Polokwane"}');
  return 'done';
end
$$;

create function trial.step(step jsonb) returns text language plpgsql as $$
declare
  who integer := coalesce((step ->> 'who')::integer, 3);
  named uuid := trial.order_of(who, coalesce((step ->> 'order')::integer, 0));
  item trial.item;
  code text := (select coupon.code from trial.coupon where n = (step ->> 'coupon')::integer);
begin
  select * into item from trial.item where n = (step ->> 'item')::integer;
  perform trial.become(case when step ->> 'do' in ('notify', 'sweep', 'expire') then null else who end);
  case step ->> 'do'
    when 'add' then
      perform public.add_to_cart(item.product_id, product_bundle_id => item.product_bundle_id);
    when 'remove' then perform public.remove_from_cart(item.product_id, item.product_bundle_id);
    when 'quantity' then
      perform public.change_quantity(line.id, (step ->> 'many')::integer)
      from (select one.id from public.order_line as one
        where one.order_id = (public.my_cart()).id
          and (one.product_id = item.product_id or one.product_bundle_id = item.product_bundle_id)) as line;
    when 'post' then
      update public.product set physical = not physical where id = item.product_id;
    when 'apply' then perform public.apply_coupon(code);
    when 'applyTo' then perform public.apply_coupon(code, named);
    when 'takeOff' then perform public.remove_coupon();
    when 'checkOut' then
      return trial.check_out((public.my_cart()).id, step ->> 'method', (step ->> 'again')::boolean);
    when 'checkOutOrder' then return trial.check_out(named, step ->> 'method', (step ->> 'again')::boolean);
    when 'send' then
      perform public.prepare_card_payment(named, trial.total(named), (step ->> 'again')::boolean);
    when 'giveUp' then perform public.give_up_payment(named);
    when 'notify' then return trial.notify(step);
    when 'expire' then
      update public.payment_attempt as attempt set expires_at = now() - interval '1 second'
      where attempt.id = (trial.attempt_of((step ->> 'attempt')::integer)).id and attempt.ended_at is null;
    when 'sweep' then return 'expired ' || least(public.expire_payments(), 1);
    when 'setStatus' then
      perform public.set_order_status(named, trial.status(named), step ->> 'to', step ->> 'money', '');
    when 'transfer' then return trial.transfer(named, step);
    when 'confirm' then return trial.confirm(named, step);
    when 'undo' then
      perform public.undo_bank_line(link.id, 'not theirs')
      from (select * from public.bank_line_order where undone_at is null order by created_at, id limit 1) as link;
    when 'decide' then
      perform public.decide_bank_line((trial.bank_line((step ->> 'line')::integer)).id, step ->> 'decision', 'noted',
        (trial.bank_line((step ->> 'line')::integer)).left_amount);
    when 'returnCredit' then
      perform public.return_credit(named, owed.owed_back_amount - owed.to_pay_back_amount)
      from public.teacher_products_order as owed where owed.id = named;
    when 'refund' then return trial.refund(named, step);
    when 'payOut' then
      perform public.pay_out_refund(
        noted.id, case when (step ->> 'paid')::boolean then private.today() end, 'FNB 1')
      from (select * from public.refund order by created_at, id
        offset (step ->> 'pick')::integer % greatest((select count(*) from public.refund), 1) limit 1) as noted;
    when 'changeOrder' then
      perform public.change_order(named, trial.lines(step -> 'items'), rest_to => step ->> 'rest');
    when 'takeOffOrder' then perform public.remove_coupon(named);
    when 'quote' then
      perform public.create_quote(
        (select profile_id from trial.person where n = (step ->> 'for')::integer),
        trial.lines(step -> 'items'), trial.address(), coalesce(code, ''));
    when 'acceptQuote' then
      return trial.accept_quote((
        select parent.id from public.teacher_products_order as parent where parent.order_status = 'QUOTING'
        order by parent.created_at, parent.id limit 1));
    when 'createOrder' then
      perform public.create_order(
        (select profile_id from trial.person where n = (step ->> 'for')::integer),
        trial.lines(step -> 'items'), step ->> 'method', trial.address());
    when 'price' then
      update public.product set price = (step ->> 'rand')::numeric where id = item.product_id;
      update public.product_bundle set price = (step ->> 'rand')::numeric where id = item.product_bundle_id;
    when 'publish' then
      update public.product set publish_date = case when publish_date is null then '2025-01-15'::timestamptz end
      where id = item.product_id;
    when 'editCoupon' then
      -- Never below what is used: an administrator who does that breaks the rule on purpose.
      update public.coupon set enabled = (step ->> 'enabled')::boolean,
        discount_value = coalesce((step ->> 'value')::numeric, discount_value),
        max_uses = greatest((step ->> 'maxUses')::integer, uses, 1)
      where coupon_code = code;
    when 'resolve' then
      perform public.resolve_payment_notification(
        inbox.id, coalesce(step ->> 'as', 'NOTED'), 'seen', (public.transfer_target(inbox.order_id) ->> 'due')::numeric)
      from public.payment_notification as inbox
      where inbox.needs_human;
    when 'cancel' then perform public.cancel_order(named);
  end case;
  return 'done';
end
$$;

-- Plays a sequence in one transaction. What the shop refuses with a word is part of the play; any other error is a
-- fault. A moment passes after each step, because the clock of a transaction stands still.
create function trial.play(steps jsonb) returns jsonb language plpgsql as $$
declare
  step jsonb;
  place integer := 0;
  outcome text;
  broken text;
  outcomes jsonb := '[]';
begin
  for step in select value from jsonb_array_elements(steps) loop
    begin
      outcome := trial.step(step);
    exception when others then
      outcome := sqlerrm;
      if sqlstate not like 'PT%' then
        broken := 'error ' || sqlstate || ': ' || sqlerrm;
      end if;
    end;
    outcomes := outcomes || jsonb_build_array((step ->> 'do') || ' ' || outcome);
    update public.teacher_products_order set created_at = clock_timestamp() where created_at = now();
    broken := coalesce(broken, trial.broken_rule());
    exit when broken is not null;
    place := place + 1;
  end loop;
  return jsonb_build_object('broken', broken, 'place', place, 'outcomes', outcomes);
end
$$;
