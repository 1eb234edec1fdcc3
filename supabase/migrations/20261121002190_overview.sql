-- The first page of the back-office: what waits, and what was sold, in one answer.

create function private.sales_between(since timestamptz, until timestamptz) returns jsonb
language plpgsql stable set search_path = '' as $$
begin
  return (
    select jsonb_build_object(
      'total', coalesce(sum(
        case paper.kind when 'invoice' then paper.total else -paper.total end), 0.00)::text,
      'orders', count(distinct paper.order_id) filter (where paper.kind = 'invoice'))
    from public.invoice as paper
    where paper.issued_at >= since and paper.issued_at < sales_between.until);
end
$$;
comment on function private.sales_between(timestamptz, timestamptz) is
  '{total, orders}: what was invoiced minus what was credited, VAT included, and the number of '
  'orders that were invoiced, each once. A refund counts on the day of its credit note.';

create function private.sales_of(unit text, step interval) returns jsonb
language plpgsql stable set search_path = '' as $$
declare
  here timestamp := now() at time zone 'Africa/Johannesburg';
  since timestamp := date_trunc(unit, here);
begin
  return private.sales_between(since at time zone 'Africa/Johannesburg', 'infinity')
    || jsonb_build_object(
      'since', since::date,
      'before', private.sales_between(
        (since - step) at time zone 'Africa/Johannesburg',
        (here - step) at time zone 'Africa/Johannesburg'));
end
$$;
comment on function private.sales_of(text, interval) is
  'Sales of this day, week (from Monday) or month until now, and before: of as many days a step '
  'earlier, until the same time of the day.';

create function private.orders_to_pack() returns bigint
language plpgsql stable set search_path = '' as $$
begin
  return (select count(*) from public.delivery as listed where listed.delivery_state = 'TO_PACK');
end
$$;
comment on function private.orders_to_pack() is
  'What the list of the delivery desk shows as to be packed; private.refresh_delivery() decides what that is.';

create function private.money_owed() returns jsonb
language plpgsql stable set search_path = '' as $$
begin
  return jsonb_build_object(
    'toUs', (
      select jsonb_build_object('count', count(*), 'total', coalesce(sum(private.order_due(waiting)), 0.00)::text,
        'oldest', min((waiting.order_date_time at time zone 'Africa/Johannesburg')::date))
      from public.teacher_products_order as waiting where waiting.order_status = 'PROCESSING'),
    'back', (
      select jsonb_build_object('count', count(*), 'total', coalesce(sum(owing.owed_back_amount), 0.00)::text)
      from public.teacher_products_order as owing where owing.owed_back_amount > 0),
    'transfersBack', (
      select jsonb_build_object('count', count(*), 'total', coalesce(sum(line.left_amount), 0.00)::text)
      from public.bank_statement_line as line where line.line_state = 'OWED_BACK'));
end
$$;
comment on function private.money_owed() is
  '{toUs, back, transfersBack}, each {count, total}: orders that wait for money, orders with money that is owed to '
  'their buyer, and lines of the bank with something left that is. Each is the count and the sum of a list.';

create function private.resources_without_files() returns bigint
language plpgsql stable set search_path = '' as $$
begin
  return (
    select count(*) from public.product as sold
    where not sold.physical and sold.publish_date <= now()
      and sold.file_count = 0 and sold.video_count = 0);
end
$$;
comment on function private.resources_without_files() is
  'Published resources to download that have neither a file nor a video.';

create function private.refunds_to_pay_out() returns jsonb
language plpgsql stable set search_path = '' as $$
begin
  return (
    select jsonb_build_object(
      'count', count(*), 'total', coalesce(sum(noted.total), 0.00)::text,
      'oldest', coalesce(jsonb_agg(jsonb_build_object(
        'orderNumber', noted.order_number, 'total', noted.total::text, 'notedAt', noted.created_at,
        'method', noted.refund_method) order by noted.created_at) filter (where noted.place <= 100), '[]'))
    from (
      select coalesce(parent.order_number, credit.order_number) as order_number, owed.amount as total, owed.created_at, owed.refund_method,
        row_number() over (order by owed.created_at, owed.id) as place
      from public.refund as owed
      left join public.invoice as credit on credit.id = owed.invoice_id
      left join public.teacher_products_order as parent on parent.id = owed.order_id
      where owed.paid_out_on is null
    ) as noted);
end
$$;
comment on function private.refunds_to_pay_out() is
  '{count, total, oldest}: refunds that are noted and whose money has not left, with the hundred oldest.';

create function private.mails_not_sent() returns jsonb
language plpgsql stable set search_path = '' as $$
begin
  return (
    select jsonb_build_object(
      'count', count(*),
      'oldest', coalesce(jsonb_agg(jsonb_build_object(
        'orderNumber', failed.order_number, 'kind', failed.kind, 'since', failed.created_at,
        'attempts', failed.attempts) order by failed.place) filter (where failed.place <= 100), '[]'))
    from (
      select waiting.*, row_number() over (order by waiting.created_at, waiting.id) as place
      from (
        select mail.id, parent.order_number, mail.kind, mail.created_at, mail.attempts
        from private.order_mail as mail
        join public.teacher_products_order as parent on parent.id = mail.order_id
        where mail.sent_at is null and mail.problem is not null
        union all
        select notice.id, null, 'correction', notice.created_at, notice.attempts
        from private.correction_notice as notice
        where notice.mailed_at is null and notice.problem is not null
      ) as waiting
    ) as failed);
end
$$;
comment on function private.mails_not_sent() is
  '{count, oldest}: mails of orders and of corrected files whose sending failed and that are tried again, with the '
  'hundred oldest: {orderNumber, kind, since, attempts}.';

-- Definer: administrators may not read mails, and only a month of orders. For administrators only.
create function public.overview_for_admin() returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_admin();
  return jsonb_build_object(
    'owed', private.money_owed(),
    'confirming', (
      select count(*) from public.teacher_products_order as paying
      where paying.payment_open_until > now()),
    'quotes', (
      select count(*) from public.teacher_products_order as quote
      where quote.order_status = 'QUOTING'),
    'notifications', (
      select count(*) from public.payment_notification as inbox where inbox.needs_human),
    'mails', private.mails_not_sent(),
    'withoutFiles', private.resources_without_files(),
    'contentCheck', private.last_content_check(),
    'schedules', private.schedule_troubles(),
    'toPack', private.orders_to_pack(),
    'refunds', private.refunds_to_pay_out(),
    'sales', jsonb_build_object(
      'day', private.sales_of('day', interval '7 days'),
      'week', private.sales_of('week', interval '7 days'),
      'month', private.sales_of('month', interval '1 month')));
end
$$;
comment on function public.overview_for_admin() is
  'For administrators: what waits (owed, confirming, quotes, notifications, mails, withoutFiles, '
  'contentCheck, schedules, toPack, refunds) and sales {day, week, month}, each {since, total, orders, before: {total, '
  'orders}}. Amounts are texts, VAT included, refunds subtracted.';
grant execute on function public.overview_for_admin() to authenticated;
