-- Mails about quotations: the offer, and a reminder before it ends. Both go through the outbox of order mails.

create function private.note_quotation_mail(sent public.quotation, kind text) returns void
language plpgsql volatile set search_path = '' as $$
begin
  -- What was not sent yet of an earlier one would tell what does not hold any more.
  delete from private.order_mail as mail
  where mail.order_id = sent.order_id and mail.kind in ('quoted', 'quote_ends') and mail.sent_at is null;
  insert into private.order_mail (order_id, kind, event_id) values (sent.order_id, kind, sent.id)
  on conflict on constraint order_mail_order_kind_key do nothing;
end
$$;

create function private.reminder_days() returns integer
language sql immutable parallel safe set search_path = ''
return 3;
comment on function private.reminder_days() is
  'How many days before its end a quotation is reminded of; never before half of its time is over.';

create function private.reminding_hours() returns int4range
language sql immutable parallel safe set search_path = ''
return int4range(7, 19);
comment on function private.reminding_hours() is
  'The hours of the day, in South Africa, in which people are reminded: nobody is written to at night.';

create function private.remind_of_quotations() returns void
language plpgsql volatile set search_path = '' as $$
declare
  ending public.quotation;
begin
  if not private.reminding_hours()
    @> extract(hour from now() at time zone 'Africa/Johannesburg')::integer
  then
    return;
  end if;
  for ending in
    select sent.* from public.quotation as sent
    join public.teacher_products_order as quote on quote.id = sent.order_id
    where sent.replaced_at is null and sent.accepted_at is null
      and sent.valid_until between private.today() and private.today() + private.reminder_days()
      and now() - sent.issued_at > (sent.valid_until + 1)::timestamp - now() at time zone 'Africa/Johannesburg'
      and private.quotation_state(sent, quote) = 'open'
      and not exists (
        select from private.order_mail as mail
        where mail.order_id = sent.order_id and mail.kind = 'quote_ends' and mail.event_id = sent.id)
    order by sent.valid_until
    limit 50
  loop
    perform private.note_quotation_mail(ending, 'quote_ends');
  end loop;
end
$$;
comment on function private.remind_of_quotations() is
  'Puts a reminder into the outbox for each quotation that ends soon and was not answered, once. '
  'claim_order_mail() calls it.';
