-- The mail "received": transfers that came for an order and do not pay it, that were taken back, and money beyond the price that
-- goes back. Whatever comes of a buyer's money, the buyer hears of it (decision 162).

create function private.tell_money(order_id uuid, event_id uuid) returns void
language plpgsql volatile set search_path = '' as $$
begin
  insert into private.order_mail (order_id, kind, event_id)
  values (tell_money.order_id, 'received', tell_money.event_id)
  on conflict on constraint order_mail_order_kind_key do nothing;
end
$$;
comment on function private.tell_money(uuid, uuid) is
  'Mails the buyer of an order what has come for it, because of an event of its history.';

create function private.tell_undone(order_id uuid, told_event_id uuid, event_id uuid) returns void
language plpgsql volatile set search_path = '' as $$
begin
  -- What nobody was told yet need not be taken back.
  delete from private.order_mail as mail
  where mail.order_id = tell_undone.order_id and mail.kind = 'received' and mail.event_id = told_event_id
    and mail.sent_at is null and mail.attempts = 0;
  if not found then
    perform private.tell_money(order_id, event_id);
  end if;
end
$$;
comment on function private.tell_undone(uuid, uuid, uuid) is
  'A transfer of which the buyer was told, at told_event_id, was taken back.';

create function private.transfer_told(event_id uuid) returns jsonb
language plpgsql stable set search_path = '' as $$
begin
  return (
    select jsonb_build_object('reason', event.reason, 'amount', came.amount::text, 'day', came.booked_on)
    from public.order_event as event
    left join lateral (
      select line.amount, line.booked_on from public.bank_line_order as link
      join public.bank_statement_line as line on line.id = link.bank_statement_line_id
      where link.order_event_id = event.id
      order by link.created_at, link.id limit 1) as came on true
    where event.id = transfer_told.event_id);
end
$$;
comment on function private.transfer_told(uuid) is
  'What the mail received is about: {reason, amount, day} of the transfer of an event; amount and day are null when it '
  'is about no single transfer.';
