-- What came in for an order, what it claims, and what is owed to the buyer: derived here and nowhere else. Money comes
-- by lines of the bank (bank_line_order), by the card provider (payment_notification) or on an administrator's word
-- (by_hand_amount); it goes back by refunds. The orders keep the sums, so that lists, pages and mails read a column.
--
-- For every order: received + let go = paid or prepaid + owed back + paid back. docs/decisions/124-money-of-an-order.md.

create function private.order_claim(ordered public.teacher_products_order) returns numeric
language sql immutable set search_path = ''
return case ordered.order_status
  when 'PAID' then ordered.order_total - ordered.refunded_amount
  when 'PROCESSING' then ordered.order_total
  else 0
end;
comment on function private.order_claim(public.teacher_products_order) is
  'What an order asks for: its total, without what was refunded; nothing of a cart, quote or cancelled order.';

create function private.order_paid_amount(ordered public.teacher_products_order) returns numeric
language sql immutable set search_path = ''
return greatest(ordered.received_amount - ordered.paid_back_amount - ordered.owed_back_amount, 0);
comment on function private.order_paid_amount(public.teacher_products_order) is
  'How much of what an order asks for has come and stays: of a PROCESSING order the part that is paid.';

create function private.order_due(ordered public.teacher_products_order) returns numeric
language sql immutable set search_path = ''
return case when ordered.order_status = 'PROCESSING'
  then ordered.order_total - private.order_paid_amount(ordered) else 0 end;
comment on function private.order_due(public.teacher_products_order) is
  'What a PROCESSING order has still to be paid. Of a PAID order nothing: what it lacks was let go.';

create function public._paid_amount(ordered public.teacher_products_order) returns numeric
language sql immutable set search_path = ''
return private.order_paid_amount(ordered);
comment on function public._paid_amount(public.teacher_products_order) is
  'Rand that has come for this order and stays: "R146.00 of R296.00 received" while it waits for the rest.';
grant execute on function private.order_paid_amount(public.teacher_products_order) to authenticated;
grant execute on function public._paid_amount(public.teacher_products_order) to authenticated;

create function public._due_amount(ordered public.teacher_products_order) returns numeric
language sql immutable set search_path = ''
return private.order_due(ordered);
comment on function public._due_amount(public.teacher_products_order) is
  'Rand that a PROCESSING order has still to be paid; 0 for every other.';
grant execute on function private.order_due(public.teacher_products_order) to authenticated;
grant execute on function public._due_amount(public.teacher_products_order) to authenticated;

create function private.order_of_credit(line_id uuid) returns uuid
language plpgsql stable set search_path = '' as $$
begin
  return (
    select newest.order_id from public.bank_line_order as newest
    where newest.bank_statement_line_id = line_id
    order by newest.undone_at is null desc, newest.created_at desc, newest.id desc limit 1);
end
$$;
comment on function private.order_of_credit(uuid) is
  'The order with which the rest of a line is shown to its buyer: the last that it paid, or had paid.';

create function private.credit_of_order(order_id uuid) returns numeric
language plpgsql stable set search_path = '' as $$
begin
  return coalesce((
    select sum(line.left_amount) from public.bank_statement_line as line
    where line.line_state = 'OWED_BACK' and line.left_amount > 0
      and line.id in (
        select link.bank_statement_line_id from public.bank_line_order as link
        where link.order_id = credit_of_order.order_id)
      and credit_of_order.order_id = private.order_of_credit(line.id)), 0);
end
$$;
comment on function private.credit_of_order(uuid) is
  'What is left of the transfers that paid an order, or had paid it, and is owed to its buyer. A line that paid several '
  'orders is with the last of them.';

create function private.kept_for_buyer(ordered public.teacher_products_order) returns numeric
language plpgsql stable set search_path = '' as $$
begin
  return ordered.owed_back_amount - ordered.to_pay_back_amount + private.credit_of_order(ordered.id);
end
$$;
comment on function private.kept_for_buyer(public.teacher_products_order) is
  'Rand that came for an order beyond its price, and that no refund gives back yet: neither lost nor forgotten.';

-- Definer: buyers may not read lines of the bank. It answers for orders of the caller, and for administrators.
create function public._credit_amount(ordered public.teacher_products_order) returns numeric
language plpgsql stable security definer set search_path = '' as $$
begin
  return coalesce((
    select private.kept_for_buyer(mine) from public.teacher_products_order as mine
    where mine.id = ordered.id
      and (mine.teacher_profile_id = private.my_teacher_profile_id() or private.in_group('admin'))), 0.00);
end
$$;
comment on function public._credit_amount(public.teacher_products_order) is
  'Rand that the buyer has paid beyond the price of this order and that is kept until it is paid back or used.';
grant execute on function public._credit_amount(public.teacher_products_order) to authenticated;

create function private.order_money_document(ordered public.teacher_products_order) returns jsonb
language sql stable set search_path = ''
return jsonb_build_object(
  'received', ordered.received_amount::text, 'byHand', ordered.by_hand_amount::text,
  'paid', private.order_paid_amount(ordered)::text, 'due', private.order_due(ordered)::text,
  'owedBack', ordered.owed_back_amount::text, 'toPayBack', ordered.to_pay_back_amount::text,
  'paidBack', ordered.paid_back_amount::text, 'unplaced', ordered.unplaced_amount::text,
  'leftOfTransfers', private.credit_of_order(ordered.id)::numeric(12, 2)::text);
comment on function private.order_money_document(public.teacher_products_order) is
  'What came in for an order and what is owed, as texts.';

create function private.settle_order_money() returns trigger
language plpgsql set search_path = '' as $$
declare
  stays numeric;
begin
  new.received_amount := new.received_amount + new.by_hand_amount - old.by_hand_amount;
  stays := new.received_amount - new.paid_back_amount;
  new.owed_back_amount := greatest(stays - private.order_claim(new), new.to_pay_back_amount, 0);
  return new;
end
$$;
comment on function private.settle_order_money() is
  'Owed back is what stays beyond the claim, and at least what refunds promise. Money on an administrator''s word is '
  'part of what was received.';

-- A cart that is written with each line has no money.
create trigger settle_order_money before update on public.teacher_products_order
  for each row when (
    (new.received_amount > 0 or new.by_hand_amount > 0 or new.to_pay_back_amount > 0 or old.received_amount > 0)
    and (old.order_status, old.order_total, old.refunded_amount, old.by_hand_amount, old.received_amount,
        old.paid_back_amount, old.to_pay_back_amount)
      is distinct from (new.order_status, new.order_total, new.refunded_amount, new.by_hand_amount,
        new.received_amount, new.paid_back_amount, new.to_pay_back_amount))
  execute function private.settle_order_money();

create function private.card_money(order_id uuid, placed boolean) returns numeric
language plpgsql stable set search_path = '' as $$
begin
  return coalesce((
    select sum(inbox.amount_cents) / 100.0 from public.payment_notification as inbox
    where inbox.order_id = card_money.order_id and inbox.counts and inbox.payment_status = 'COMPLETE'
      and case when placed then inbox.verdict = 'paid' or inbox.resolution = 'MERGED'
        else inbox.needs_human end), 0);
end
$$;
comment on function private.card_money(uuid, boolean) is
  'Rand that came by card for an order: what paid it, or what fits it not and waits for an administrator.';

create function private.refresh_order_money(order_id uuid) returns void
language plpgsql volatile set search_path = '' as $$
begin
  update public.teacher_products_order as parent
  set received_amount = sums.transferred + sums.by_card + parent.by_hand_amount,
      paid_back_amount = sums.paid_back, to_pay_back_amount = sums.to_pay_back,
      unplaced_amount = sums.unplaced
  from (
    select private.transferred(refresh_order_money.order_id) as transferred,
      private.card_money(refresh_order_money.order_id, true) as by_card,
      private.card_money(refresh_order_money.order_id, false) as unplaced,
      coalesce(sum(given.amount) filter (where given.paid_out_on is not null), 0) as paid_back,
      coalesce(sum(given.amount) filter (where given.paid_out_on is null), 0) as to_pay_back
    from public.refund as given where given.order_id = refresh_order_money.order_id
  ) as sums
  where parent.id = refresh_order_money.order_id
    and (parent.received_amount, parent.paid_back_amount, parent.to_pay_back_amount, parent.unplaced_amount)
      is distinct from (
        sums.transferred + sums.by_card + parent.by_hand_amount, sums.paid_back, sums.to_pay_back,
        sums.unplaced);
end
$$;
comment on function private.refresh_order_money(uuid) is
  'Writes to an order what its bank lines, card payments and refunds come to. The triggers below call it.';

-- Definer: whoever writes one of the three need not be able to write the order.
create function private.follow_order_money() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  -- The transfer has come that an administrator had spoken of: it is not counted twice.
  if tg_table_name = 'bank_line_order' and tg_op = 'INSERT' then
    update public.teacher_products_order as parent
    set by_hand_amount = parent.by_hand_amount - least(parent.by_hand_amount, new.amount)
    where parent.id = new.order_id and parent.order_status = 'PAID' and parent.by_hand_amount > 0;
  end if;
  perform private.refresh_order_money(new.order_id);
  if tg_op = 'UPDATE' and old.order_id is distinct from new.order_id then
    perform private.refresh_order_money(old.order_id);
  end if;
  return null;
end
$$;

create trigger follow_order_money after insert or update of order_id, amount, undone_at on public.bank_line_order
  for each row execute function private.follow_order_money();
create trigger follow_order_money after insert or update of order_id, amount, paid_out_on on public.refund
  for each row execute function private.follow_order_money();
create trigger follow_order_money
  after update of order_id, verdict, counts, needs_human, resolution on public.payment_notification
  for each row when (new.payment_status = 'COMPLETE')
  execute function private.follow_order_money();

create function private.note_money_to_return(
  order_id uuid, amount numeric, provider_reference text, note text
) returns public.refund
language plpgsql volatile set search_path = '' as $$
declare
  noted public.refund;
  reference constant text := nullif(btrim(coalesce(provider_reference, '')), '');
begin
  if reference is not null and not exists (
    select from public.payment_notification as inbox
    where inbox.order_id = note_money_to_return.order_id and inbox.counts
      and inbox.payment_status = 'COMPLETE'
      and (inbox.verdict = 'paid' or inbox.resolution = 'MERGED'))
  then
    raise exception 'refund_method_not_allowed' using errcode = 'PT422';
  end if;
  insert into public.refund (
    order_id, teacher_profile_id, amount, refund_method, provider_reference, note, noted_by)
  select parent.id, parent.teacher_profile_id, note_money_to_return.amount,
    case when reference is null then 'EFT' else 'PayFast' end, left(reference, 100),
    left(nullif(btrim(coalesce(note_money_to_return.note, '')), ''), 500), private.my_user_id()
  from public.teacher_products_order as parent where parent.id = note_money_to_return.order_id
  returning * into noted;
  return noted;
end
$$;
comment on function private.note_money_to_return(uuid, numeric, text, text) is
  'Notes a refund without a credit note, of money that is owed back. With a reference of the card provider it goes to '
  'the card.';

-- Definer: nobody may write refunds directly. private.lock_order_for_admin() refuses everybody but administrators.
create function public.return_credit(
  order_id uuid, expected_amount numeric, provider_reference text default '', note text default ''
) returns public.refund
language plpgsql volatile security definer set search_path = '' as $$
declare
  parent public.teacher_products_order := private.lock_order_for_admin(order_id);
  credit constant numeric := parent.owed_back_amount - parent.to_pay_back_amount;
  noted public.refund;
begin
  if credit <= 0 or credit is distinct from expected_amount then
    raise exception 'order_changed' using errcode = 'PT409';
  end if;
  noted := private.note_money_to_return(order_id, credit, provider_reference, note);
  perform private.tell_money(
    order_id, private.record_order_event(order_id, parent.order_status, parent.order_status, 'credit_returned'));
  return noted;
end
$$;
comment on function public.return_credit(uuid, numeric, text, text) is
  'For administrators: what an order has beyond its price, and what was kept as a credit, goes back to the buyer: a '
  'refund is noted, to be paid out. expected_amount is what was shown; another is refused.';
grant execute on function public.return_credit(uuid, numeric, text, text) to authenticated;
