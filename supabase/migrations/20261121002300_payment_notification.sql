-- Notifications of the card provider: each is stored first as it came, then judged, and judged once.

-- These three read the fields of a form post from its raw body.
create function private.url_decoded(encoded text) returns text
language sql immutable strict parallel safe set search_path = ''
return (
  select coalesce(pg_catalog.convert_from(string_agg(
    case
      when part.match[1] ~ '^%[0-9A-Fa-f]{2}$'
      then pg_catalog.decode(substr(part.match[1], 2), 'hex')
      else pg_catalog.convert_to(part.match[1], 'UTF8')
    end, '' order by part.place), 'UTF8'), '')
  from regexp_matches(replace(encoded, '+', ' '), '%[0-9A-Fa-f]{2}|[^%]+|%', 'g')
    with ordinality as part (match, place)
);

create function private.form_fields(body text) returns jsonb
language plpgsql immutable set search_path = '' as $$
begin
  return coalesce((
    select jsonb_object_agg(
      private.url_decoded(split_part(pair, '=', 1)),
      private.url_decoded(substr(pair, length(split_part(pair, '=', 1)) + 2)))
    from regexp_split_to_table(body, '&') as pair
    where pair <> ''
  ), '{}');
exception when character_not_in_repertoire or untranslatable_character then
  return '{}';
end
$$;
comment on function private.form_fields(text) is
  'Names and values of an application/x-www-form-urlencoded body; an empty object when it is not '
  'text.';

create function private.cents(amount text) returns bigint
language sql immutable parallel safe set search_path = ''
return case
  when amount ~ '^-?[0-9]{1,10}(\.[0-9]{1,2})?$' then (amount::numeric * 100)::bigint
end;
comment on function private.cents(text) is 'Rand in a text as whole cents; null for anything else.';

create table public.payment_notification (
  id uuid not null default gen_random_uuid(),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  received_at timestamptz not null default now(),
  received_count integer not null default 1,
  raw_body text not null,
  headers jsonb not null default '{}',
  source_address text,
  provider_payment_id text,
  payment_status text,
  merchant_id text,
  attempt_reference text,
  order_reference text,
  amount_cents bigint,
  fields jsonb not null,
  judged_at timestamptz,
  verdict text,
  counts boolean not null default false,
  order_id uuid,
  needs_human boolean not null default false,
  resolved_at timestamptz,
  resolved_by uuid,
  resolution text,
  resolution_note text not null default '',
  constraint payment_notification_pkey primary key (id),
  constraint payment_notification_order_id_fkey foreign key (order_id)
    references public.teacher_products_order (id) on delete set null,
  constraint payment_notification_resolved_by_fkey foreign key (resolved_by)
    references auth.users (id) on delete set null,
  constraint payment_notification_received_count_positive check (received_count > 0),
  constraint payment_notification_headers_shape check (jsonb_typeof(headers) = 'object'),
  constraint payment_notification_verdict_known check (verdict in (
    'paid', 'cancelled', 'failed', 'pending', 'unknown_status', 'duplicate', 'signature_invalid',
    'not_confirmed', 'other_merchant', 'unknown_payment', 'other_amount', 'already_paid',
    'order_cancelled', 'order_changed', 'coupon_refused')),
  constraint payment_notification_resolution_known
    check (resolution in ('MERGED', 'RETURNED', 'NOTED')),
  constraint payment_notification_judged_with_verdict
    check (num_nulls(judged_at, verdict) in (0, 2)),
  constraint payment_notification_raw_body_length check (length(raw_body) <= 100000),
  constraint payment_notification_source_address_length check (length(source_address) <= 100),
  constraint payment_notification_resolution_note_length check (length(resolution_note) <= 500),
  constraint payment_notification_documents_size
    check (coalesce(pg_column_size(fields) <= 1000000, true) and coalesce(pg_column_size(headers) <= 1000000, true))
);

-- The provider sends the same notification until it is acknowledged, and again when asked to.
create unique index payment_notification_raw_body_key
  on public.payment_notification (md5(raw_body));
-- One payment in one state counts once. This holds only for notifications that the provider has confirmed;
-- otherwise a forged notification could keep the real one out.
create unique index payment_notification_provider_payment_key
  on public.payment_notification (provider_payment_id, payment_status) where counts;
create index payment_notification_order_id_idx on public.payment_notification (order_id);
create index payment_notification_resolved_by_idx on public.payment_notification (resolved_by);
create index payment_notification_received_at_idx on public.payment_notification (received_at desc);
create index payment_notification_resolution_idx
  on public.payment_notification (resolved_at) where resolution is not null;
create index payment_notification_needs_human_idx
  on public.payment_notification (received_at) where needs_human;

alter table public.payment_notification enable row level security;

create policy "administrators read payment notifications" on public.payment_notification
  for select to authenticated using ((select private.in_group('admin')));

grant select (
  id, created_at, updated_at, received_at, received_count, source_address, provider_payment_id,
  payment_status, merchant_id, attempt_reference, order_reference, amount_cents, judged_at, verdict,
  counts, order_id, needs_human, resolved_at, resolved_by, resolution, resolution_note
) on public.payment_notification to authenticated;
-- Not granted: the raw body, its fields and the headers, which hold details of buyers that nobody needs to
-- see; insert, update and delete, because the functions below write.
grant select on public.payment_notification to service_role;

comment on table public.payment_notification is
  'Everything that was sent to the notify address, by the card provider or by somebody who '
  'pretends to be it. @graphql({"totalCount": {"enabled": true}})';
comment on column public.payment_notification.received_count is 'How often this body was received.';
comment on column public.payment_notification.provider_payment_id is 'The field pf_payment_id.';
comment on column public.payment_notification.attempt_reference is
  'The field m_payment_id: id of the payment_attempt.';
comment on column public.payment_notification.order_reference is
  'The field custom_str1: id of the order.';
comment on column public.payment_notification.amount_cents is
  'The field amount_gross; empty for cancellations, which have no amounts.';
comment on column public.payment_notification.counts is
  'Confirmed by the provider, and the first with its payment id and status.';
comment on column public.payment_notification.resolution is
  'MERGED: the order was marked as paid with it; RETURNED: the money went back; NOTED: booked by hand.';
comment on column public.payment_notification.needs_human is
  'Money has come that fits no open order as it is. resolve_payment_notification() clears it.';

create trigger set_updated_at before update on public.payment_notification
  for each row execute function private.set_updated_at();
create trigger record_admin_write after insert or update or delete on public.payment_notification
  for each row execute function private.record_admin_write();

-- Definer: nobody may write the table directly. It only stores what it is given.
create function public.store_payment_notification(
  raw_body text, headers jsonb default '{}', source_address text default ''
) returns public.payment_notification
language plpgsql volatile security definer set search_path = '' as $$
-- An index expression can not be qualified.
#variable_conflict use_column
declare
  said jsonb := private.form_fields(store_payment_notification.raw_body);
  stored public.payment_notification;
begin
  insert into public.payment_notification as inbox (
    raw_body, headers, source_address, provider_payment_id, payment_status, merchant_id,
    attempt_reference, order_reference, amount_cents, fields)
  values (
    store_payment_notification.raw_body, coalesce(store_payment_notification.headers, '{}'),
    nullif(store_payment_notification.source_address, ''), said ->> 'pf_payment_id',
    said ->> 'payment_status', said ->> 'merchant_id', said ->> 'm_payment_id',
    nullif(said ->> 'custom_str1', ''), private.cents(said ->> 'amount_gross'), said)
  on conflict (md5(raw_body)) do update set received_count = inbox.received_count + 1
  returning * into stored;
  return stored;
end
$$;
comment on function public.store_payment_notification(text, jsonb, text) is
  'The first thing that the notify function does: stores the body as it came. The same body again '
  'is the same notification.';
grant execute on function public.store_payment_notification(text, jsonb, text) to service_role;

create function private.find_payment(notification public.payment_notification)
returns public.payment_attempt
language sql stable set search_path = ''
return (
  select attempt
  from public.payment_attempt as attempt
  where attempt.id = private.id_in(notification.attempt_reference)
    and (notification.order_reference is null
      or attempt.order_id = private.id_in(notification.order_reference))
);
comment on function private.find_payment(public.payment_notification) is
  'The payment that a notification names.';

create function private.take_payment(
  notification public.payment_notification, attempt public.payment_attempt
) returns text
language plpgsql volatile set search_path = '' as $$
declare
  paid public.teacher_products_order;
begin
  select * into paid from public.teacher_products_order as parent
  where parent.id = attempt.order_id
  for update;
  if paid.order_status = 'PAID' then
    return 'already_paid';
  elsif paid.order_status = 'CANCELLED' then
    return 'order_cancelled';
  end if;

  -- If the goods are others than those that were agreed on, a human decides. If only prices have changed,
  -- the goods cost what the buyer agreed to and has paid.
  if private.without_prices(attempt.contents)
    <> private.without_prices(private.order_contents(paid.id))
  then
    return 'order_changed';
  end if;
  perform private.lock_bank_lines(paid.id);
  -- The coupon was given back while the payment was on its way, and may not be used again.
  if private.try_redeem_coupon(paid.id) is not null then
    return 'coupon_refused';
  end if;
  update public.order_line as line
  set price = (good.value ->> 'price')::numeric,
      discount_percentage = (good.value ->> 'discountPercentage')::numeric
  from jsonb_array_elements(attempt.contents -> 'goods') as good
  where line.order_id = paid.id
    and good.value ->> 'id' = coalesce(line.product_id, line.product_bundle_id)::text
    and (line.price, line.discount_percentage) is distinct from
      ((good.value ->> 'price')::numeric, (good.value ->> 'discountPercentage')::numeric);

  update public.teacher_products_order as parent
  set order_payment_method = 'PayFast',
      order_payment = jsonb_strip_nulls(jsonb_build_object(
        'provider', 'PayFast',
        'paymentId', notification.provider_payment_id,
        'attemptId', attempt.id,
        'amountGross', notification.fields ->> 'amount_gross',
        'amountFee', notification.fields ->> 'amount_fee',
        'amountNet', notification.fields ->> 'amount_net',
        'receivedAt', notification.received_at))
  where parent.id = paid.id;
  perform private.end_attempt(attempt.id, 'paid');
  -- What bank transfers had paid of it is owed back now.
  perform private.free_bank_lines(paid.id, 'PAID');
  perform private.enter_status(
    paid.id, 'PAID', paid_on => (notification.received_at at time zone 'Africa/Johannesburg')::date);
  perform private.record_order_event(paid.id, paid.order_status, 'PAID', 'payment_received');
  return 'paid';
end
$$;
comment on function private.take_payment(public.payment_notification, public.payment_attempt) is
  'Moves the order to PAID, or returns as a verdict why a human has to look at it. The coupon was '
  'counted when the payment was prepared, and a use that was kept is not judged again. One that '
  'was given back is counted again, if the coupon may still be used.';

create function private.end_unpaid(attempt public.payment_attempt, reason text) returns void
language plpgsql volatile set search_path = '' as $$
begin
  perform from public.teacher_products_order as parent
  where parent.id = attempt.order_id
  for update;
  perform private.end_attempt(attempt.id, reason);
end
$$;

create function private.verdict_on(notification public.payment_notification)
returns text
language plpgsql volatile set search_path = '' as $$
declare
  attempt public.payment_attempt := private.find_payment(notification);
begin
  if notification.payment_status in ('CANCELLED', 'FAILED') then
    perform private.end_unpaid(attempt, lower(notification.payment_status));
    return lower(notification.payment_status);
  elsif notification.payment_status = 'PENDING' then
    return 'pending';
  elsif notification.payment_status is distinct from 'COMPLETE' then
    return 'unknown_status';
  elsif attempt.id is null or notification.provider_payment_id is null then
    return 'unknown_payment';
  elsif notification.amount_cents is distinct from (attempt.amount * 100)::bigint then
    return 'other_amount';
  end if;
  return private.take_payment(notification, attempt);
end
$$;

create function private.count_notification(notification_id uuid) returns boolean
language plpgsql volatile set search_path = '' as $$
begin
  update public.payment_notification as inbox set counts = true where inbox.id = notification_id;
  return true;
exception when unique_violation then
  return false;
end
$$;
comment on function private.count_notification(uuid) is
  'Marks a notification as the one that counts. False when another body has said the same about '
  'the same payment; waits for one that is being judged now.';

-- Definer: nobody may write notifications or orders directly. It is called by the edge function that has
-- checked the signature and asked the provider, as the service role.
create function public.judge_payment_notification(
  notification_id uuid, merchant_id text, signature_valid boolean, provider_confirmed boolean
) returns public.payment_notification
language plpgsql volatile security definer set search_path = '' as $$
declare
  notification public.payment_notification;
  judged text;
begin
  select * into notification from public.payment_notification as inbox
  where inbox.id = judge_payment_notification.notification_id
  for update;
  if notification.id is null then
    raise exception 'notification_not_found' using errcode = 'PT404';
  end if;
  -- Judged once. Only a notification that was not believed may be judged again, because the error may
  -- have been in our own settings.
  if notification.verdict not in ('signature_invalid', 'not_confirmed', 'other_merchant') then
    return notification;
  end if;

  if signature_valid is not true then
    judged := 'signature_invalid';
  elsif provider_confirmed is not true then
    judged := 'not_confirmed';
  elsif notification.merchant_id is distinct from judge_payment_notification.merchant_id then
    judged := 'other_merchant';
  elsif not private.count_notification(notification_id) then
    judged := 'duplicate';
  else
    judged := private.verdict_on(notification);
  end if;

  update public.payment_notification as inbox
  set judged_at = now(),
      verdict = judged,
      needs_human = judged in (
        'unknown_status', 'unknown_payment', 'other_amount', 'already_paid', 'order_cancelled',
        'order_changed', 'coupon_refused'),
      order_id = coalesce(
        (select parent.id from public.teacher_products_order as parent
         where parent.id = private.id_in(inbox.order_reference)),
        (select attempt.order_id from public.payment_attempt as attempt
         where attempt.id = private.id_in(inbox.attempt_reference)))
  where inbox.id = judge_payment_notification.notification_id
  returning * into notification;
  if private.is_held(notification) then
    perform private.tell_held_money(notification, 'held');
  end if;
  return notification;
end
$$;
comment on function public.judge_payment_notification(uuid, text, boolean, boolean) is
  'Decides what a stored notification means: an order is paid, or the reason why not. merchant_id '
  'is ours; the last two are what the notify function found out. Calling again changes nothing.';
grant execute on function public.judge_payment_notification(uuid, text, boolean, boolean)
  to service_role;

-- For the function payfast-reconcile, which lists them, and for shop_problems(), which shows them to administrators.
create function public.payments_made_twice() returns jsonb
language sql stable set search_path = ''
return coalesce((
  select jsonb_agg(jsonb_build_object(
    'orderId', parent.id, 'orderNumber', parent.order_number,
    'paidWith', parent.order_payment ->> 'paymentId', 'paidAgainWith', inbox.provider_payment_id,
    'cents', inbox.amount_cents) order by inbox.received_at, inbox.id)
  from public.payment_notification as inbox
  join public.teacher_products_order as parent on parent.id = inbox.order_id
  where inbox.verdict = 'already_paid' and inbox.needs_human
), '[]');
comment on function public.payments_made_twice() is
  'Money that came for orders that were paid, until an administrator has resolved it: [{orderId, '
  'orderNumber, paidWith, paidAgainWith, cents}], the payments by the ids of the card provider. '
  'paidWith is null when the order was not paid by card.';
grant execute on function public.payments_made_twice() to service_role;
