-- Confirmations by e-mail. They are written down in the transaction that places or pays an order and
-- sent afterwards, so that a mail server that is down neither stops a sale nor loses a mail.

create table private.order_mail (
  id uuid not null default gen_random_uuid(),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  order_id uuid not null,
  kind text not null,
  attempts integer not null default 0,
  due_at timestamptz not null default now(),
  sent_at timestamptz,
  problem text,
  constraint order_mail_pkey primary key (id),
  constraint order_mail_order_id_fkey foreign key (order_id)
    references public.teacher_products_order (id) on delete cascade,
  constraint order_mail_kind_known check (kind in ('placed', 'paid')),
  -- An order is confirmed once and paid once, however often a notification comes.
  constraint order_mail_order_kind_key unique (order_id, kind),
  constraint order_mail_attempts_not_negative check (attempts >= 0)
);

create index order_mail_due_idx on private.order_mail (due_at) where sent_at is null;

alter table private.order_mail enable row level security;

comment on table private.order_mail is
  'Mails about orders, to send and sent. The function order-mail takes them with claim_order_mail().';
comment on column private.order_mail.kind is
  'placed: a bank transfer is awaited. paid: by card, or nothing was to be paid.';
comment on column private.order_mail.due_at is
  'When it may be tried, or tried again: a sender that does not report back lets the next one in.';
comment on column private.order_mail.problem is 'What the mail server said the last time.';

create trigger set_updated_at before update on private.order_mail
  for each row execute function private.set_updated_at();

-- Definer: whoever places or pays an order, no caller may write this table.
create function private.note_order_mail() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  insert into private.order_mail (order_id, kind)
  values (new.order_id, case new.to_status when 'PAID' then 'paid' else 'placed' end)
  on conflict on constraint order_mail_order_kind_key do nothing;
  return null;
end
$$;

create trigger note_order_mail after insert on public.order_event
  for each row when (new.reason in ('checked_out', 'payment_received'))
  execute function private.note_order_mail();

create function private.order_mail_lines(order_id uuid) returns jsonb
language sql stable set search_path = ''
return coalesce((
  select jsonb_agg(jsonb_build_object(
    'title', line.title, 'price', line.line_price::text, 'couponShare', line.coupon_share::text,
    'physical', line.physical) order by line.created_at, line.id)
  from public.order_line as line where line.order_id = order_mail_lines.order_id
), '[]');

create function private.order_mail_content(order_id uuid) returns jsonb
language sql stable set search_path = ''
return (
  select jsonb_build_object(
    'to', account.email,
    'name', btrim(concat_ws(' ', profile.title, profile.surname)),
    'language', profile.translate_i18n,
    'orderNumber', parent.order_number,
    'orderDate', to_char(parent.order_date_time at time zone 'Africa/Johannesburg', 'YYYY-MM-DD'),
    'method', parent.order_payment_method,
    'lines', private.order_mail_lines(parent.id),
    'couponCode', parent.coupon_code,
    'couponAmount', parent.coupon_amount::text,
    'shippingFee', parent.shipping_fee::text,
    'total', parent.order_total::text,
    'vat', parent.order_vat::text,
    'shipping', parent.order_shipping_details,
    'bank', private.bank_account())
  from public.teacher_products_order as parent
  join public.teacher_profile as profile on profile.id = parent.teacher_profile_id
  join auth.users as account on account.id = profile.user_id
  where parent.id = order_mail_content.order_id
);

-- Definer: the outbox, secrets and users are beyond the service role's rights.
create function public.claim_order_mail(at_most integer default 10) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  mails jsonb;
begin
  with due as (
    select mail.id from private.order_mail as mail
    where mail.sent_at is null and mail.due_at <= now()
      -- After two days of trying, people have found their order by themselves.
      and mail.attempts < 14
    order by mail.due_at
    limit least(at_most, 50)
    for update skip locked
  ), claimed as (
    update private.order_mail as mail
    set attempts = mail.attempts + 1,
        due_at = now() + least(interval '5 minutes' * power(2, mail.attempts), interval '6 hours')
    from due where due.id = mail.id
    returning mail.id, mail.kind, mail.order_id
  )
  select jsonb_agg(
    jsonb_build_object('id', claimed.id, 'kind', claimed.kind)
      || coalesce(private.order_mail_content(claimed.order_id), '{}'))
  into mails from claimed;
  return coalesce(mails, '[]');
end
$$;
comment on function public.claim_order_mail(integer) is
  'The mails that are due, each with all it says. Nobody else gets them for five minutes, then ten, '
  'twenty, up to six hours: finish_order_mail() says what became of them.';
grant execute on function public.claim_order_mail(integer) to service_role;

-- Definer: as above.
create function public.finish_order_mail(mail_id uuid, problem text default null) returns boolean
language plpgsql volatile security definer set search_path = '' as $$
begin
  update private.order_mail as mail
  set sent_at = case when finish_order_mail.problem is null then now() end,
      problem = left(finish_order_mail.problem, 500)
  where mail.id = finish_order_mail.mail_id and mail.sent_at is null;
  return found;
end
$$;
comment on function public.finish_order_mail(uuid, text) is
  'Sent, or not sent with the reason. A mail that was not sent is due again at the time that '
  'claim_order_mail() set.';
grant execute on function public.finish_order_mail(uuid, text) to service_role;
