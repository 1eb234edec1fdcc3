-- What an administrator decides about a line of a bank statement. Lines are locked after the order and its lines, before
-- the coupon (supabase/CONVENTIONS.md).

create function private.bank_line_of_event(event_id uuid) returns jsonb
language plpgsql stable set search_path = '' as $$
begin
  return (
    select jsonb_build_object(
      'bookedOn', line.booked_on, 'amount', link.amount::text,
      'text', concat_ws(' ', nullif(line.description, ''), nullif(line.reference, '')),
      'note', link.note, 'undone', link.undone_at is not null)
    from public.bank_line_order as link
    join public.bank_statement_line as line on line.id = link.bank_statement_line_id
    where link.order_event_id = event_id);
end
$$;

create function private.lock_bank_lines(order_id uuid) returns void
language plpgsql volatile set search_path = '' as $$
begin
  perform from public.bank_statement_line as line
  where line.id in (
    select link.bank_statement_line_id from public.bank_line_order as link
    where link.order_id = lock_bank_lines.order_id and link.undone_at is null)
  order by line.id
  for update;
end
$$;
comment on function private.lock_bank_lines(uuid) is 'Locks the lines that have paid for an order, which is locked.';

create function private.free_bank_link(link_id uuid, keeping numeric default 0, owed_back boolean default false)
returns void
language plpgsql volatile set search_path = '' as $$
declare
  freed public.bank_line_order;
  remaining constant numeric := coalesce(keeping, 0);
begin
  update public.bank_line_order as link
  set undone_at = now(), undone_by = private.my_user_id()
  where link.id = link_id and link.undone_at is null
  returning * into freed;
  if freed.id is null then
    return;
  end if;
  update public.bank_statement_line as line
  set left_amount = line.left_amount + freed.amount - remaining,
      line_state = case
        when line.left_amount + freed.amount = remaining then 'SETTLED'
        when owed_back then 'OWED_BACK'
        else 'OPEN' end
  where line.id = freed.bank_statement_line_id;
  if remaining > 0 then
    insert into public.bank_line_order (
      bank_statement_line_id, order_id, order_number, order_event_id, amount, note, confirmed_by)
    values (
      freed.bank_statement_line_id, freed.order_id, freed.order_number, freed.order_event_id, remaining,
      freed.note, freed.confirmed_by);
  end if;
end
$$;
comment on function private.free_bank_link(uuid, numeric, boolean) is
  'Takes a link off its order, but for so much of it. What is freed is owed to the buyer, or is open again.';

create function private.free_bank_money(order_id uuid, most numeric, owed_back boolean) returns void
language plpgsql volatile set search_path = '' as $$
declare
  link record;
  to_free numeric := most;
begin
  perform private.lock_bank_lines(order_id);
  for link in
    select paid.id, paid.amount from public.bank_line_order as paid
    where paid.order_id = free_bank_money.order_id and paid.undone_at is null
    order by paid.created_at desc, paid.id
  loop
    exit when to_free <= 0;
    perform private.free_bank_link(link.id, link.amount - least(link.amount, to_free), owed_back);
    to_free := to_free - least(link.amount, to_free);
  end loop;
end
$$;
comment on function private.free_bank_money(uuid, numeric, boolean) is
  'Frees so much of what lines of the bank have paid of an order, which is locked; the latest first.';

create function private.free_bank_lines(order_id uuid, to_status text) returns void
language plpgsql volatile set search_path = '' as $$
begin
  -- What refunds give back, or have given, does not come free as well.
  perform private.free_bank_money(parent.id, least(
      private.transferred(parent.id),
      parent.received_amount - parent.paid_back_amount - parent.to_pay_back_amount),
    to_status in ('CANCELLED', 'PAID'))
  from public.teacher_products_order as parent
  where parent.id = free_bank_lines.order_id and parent.received_amount > 0;
end
$$;
comment on function private.free_bank_lines(uuid, text) is
  'The order, which is locked, is paid by no line any more, but for what its refunds give back. Of an order that is '
  'cancelled, or was paid in another way, the money is owed to the buyer; otherwise each line is open again.';

create function private.open_line(line_id uuid) returns public.bank_statement_line
language plpgsql volatile set search_path = '' as $$
declare
  line public.bank_statement_line;
begin
  select * into line from public.bank_statement_line as locked
  where locked.id = line_id for update;
  if line.id is null then
    raise exception 'bank_line_not_found' using errcode = 'PT404';
  end if;
  return line;
end
$$;
comment on function private.open_line(uuid) is 'The line, locked.';

create function private.refuse_as_target(
  parent public.teacher_products_order, due numeric, expected_due numeric
) returns void
language plpgsql volatile set search_path = '' as $$
begin
  -- By whom and with which method an order was marked paid says nothing; a card payment does.
  if parent.order_status = 'PAID' and (parent.order_payment is not null or due <= 0) then
    raise exception 'order_already_paid' using errcode = 'PT409';
  elsif coalesce(parent.order_status not in ('QUOTING', 'PROCESSING', 'PAID'), true) then
    raise exception 'order_not_open' using errcode = 'PT409';
  -- Null is not what was seen.
  elsif due is distinct from expected_due or coalesce(due <= 0, true) then
    raise exception 'order_changed' using errcode = 'PT409';
  end if;
  perform private.refuse_open_payment(parent.id);
end
$$;

create function private.place_quote(quote public.teacher_products_order) returns public.teacher_products_order
language plpgsql volatile set search_path = '' as $$
declare
  placed public.teacher_products_order;
begin
  -- The customer has paid what was offered, so it is not priced again.
  perform private.move_order(quote, 'PROCESSING', 'quote_paid_by_transfer', true, true);
  select * into strict placed from public.teacher_products_order as parent where parent.id = quote.id;
  return placed;
end
$$;
comment on function private.place_quote(public.teacher_products_order) is
  'Makes an order, at the amounts that were offered, of a quote that is locked and that a transfer is for.';

create function private.last_transfer_day(order_id uuid) returns date
language plpgsql stable set search_path = '' as $$
begin
  return (
    select max(line.booked_on) from public.bank_line_order as link
    join public.bank_statement_line as line on line.id = link.bank_statement_line_id
    where link.order_id = last_transfer_day.order_id and link.undone_at is null);
end
$$;
comment on function private.last_transfer_day(uuid) is
  'When the bank booked the last transfer that pays an order; null when none does.';

-- Definer: nobody may write orders and lines directly. private.lock_order_for_admin() refuses everybody but administrators.
create function public.confirm_bank_line(
  line_id uuid, order_id uuid, expected_due numeric, in_full boolean default false,
  note text default ''
) returns public.bank_statement_line
language plpgsql volatile security definer set search_path = '' as $$
declare
  paid public.teacher_products_order := private.lock_order_for_admin(order_id);
  line public.bank_statement_line := private.open_line(line_id);
  due numeric := paid.order_total - private.transferred(order_id);
  share numeric := least(line.left_amount, due);
  -- Null is no.
  rest_let_go constant boolean := coalesce(in_full, false);
  event_id uuid;
begin
  -- A second click.
  if exists (
    select from public.bank_line_order as link
    where link.bank_statement_line_id = line.id and link.order_id = paid.id and link.undone_at is null
  ) then
    return line;
  elsif line.line_state not in ('OPEN', 'OWED_BACK') then
    raise exception 'bank_line_used' using errcode = 'PT409';
  elsif line.same_as is not null then
    raise exception 'bank_line_in_doubt' using errcode = 'PT409';
  end if;
  perform private.refuse_as_target(paid, due, expected_due);
  -- What was paid already has no rest to let go.
  if rest_let_go and share < due and paid.order_status <> 'PAID' and private.is_blank(note) then
    raise exception 'note_required' using errcode = 'PT422';
  end if;
  if paid.order_status = 'QUOTING' then
    paid := private.place_quote(paid);
  end if;

  update public.bank_statement_line as used
  set left_amount = used.left_amount - share,
      line_state = case when used.left_amount = share then 'SETTLED' else 'OWED_BACK' end
  where used.id = line.id
  returning * into line;
  if paid.order_status = 'PAID' then
    update public.teacher_products_order as parent
    set order_payment_method = 'EFT'
    where parent.id = paid.id and parent.order_payment_method is distinct from 'EFT';
    event_id := private.record_order_event(order_id, 'PAID', 'PAID', 'transfer_linked');
  elsif share < due and not rest_let_go then
    event_id := private.record_order_event(
      order_id, 'PROCESSING', 'PROCESSING', 'part_paid_by_transfer');
  else
    update public.teacher_products_order as parent
    set order_payment_method = 'EFT' where parent.id = paid.id;
    event_id := private.move_order(
      paid, 'PAID', 'paid_by_transfer', paid_on => greatest(line.booked_on, private.last_transfer_day(paid.id)));
  end if;
  insert into public.bank_line_order (
    bank_statement_line_id, order_id, order_number, order_event_id, amount, note, confirmed_by)
  values (
    line.id, paid.id, paid.order_number, event_id, share, left(trim(coalesce(note, '')), 500), private.my_user_id());
  -- That it is paid has a mail of its own, which says what is left over as well.
  if paid.order_status = 'PROCESSING' and share < due and not rest_let_go
    or paid.order_status = 'PAID' and line.left_amount > 0
  then
    perform private.tell_money(order_id, event_id);
  end if;
  return line;
end
$$;
comment on function public.confirm_bank_line(uuid, uuid, numeric, boolean, text) is
  'For administrators: the line pays this order as far as it goes. expected_due is what was shown as still to pay. An '
  'order that is paid with it becomes PAID, as set_order_status() does it; one that is not stays PROCESSING, unless '
  'in_full says, with a note, that the rest is let go. An order that was marked paid in any way but by a card payment '
  'is only linked, and a quote becomes an order at the amounts that were offered. What is left of the line is owed '
  'back. Calling again returns the same line.';
grant execute on function public.confirm_bank_line(uuid, uuid, numeric, boolean, text) to authenticated;

-- Definer: as confirm_bank_line().
create function public.undo_bank_line(link_id uuid, note text) returns public.bank_statement_line
language plpgsql volatile security definer set search_path = '' as $$
declare
  link public.bank_line_order;
  parent public.teacher_products_order;
  line public.bank_statement_line;
begin
  perform private.require_admin();
  select * into link from public.bank_line_order as asked where asked.id = link_id;
  if link.id is null then
    raise exception 'bank_line_not_found' using errcode = 'PT404';
  elsif private.is_blank(note) then
    raise exception 'note_required' using errcode = 'PT422';
  end if;
  -- An order that is gone has freed its lines before.
  if link.undone_at is null then
    parent := private.lock_order_for_admin(link.order_id);
    line := private.open_line(link.bank_statement_line_id);
    select * into link from public.bank_line_order as asked where asked.id = link_id;
  end if;
  if link.undone_at is null then
    if parent.order_status = 'PAID' then
      perform private.move_order(parent, 'PROCESSING', 'transfer_undone');
    elsif parent.received_amount - link.amount < parent.paid_back_amount + parent.to_pay_back_amount then
      -- A refund gives this money back, or has.
      raise exception 'bank_line_used' using errcode = 'PT409';
    else
      perform private.free_bank_link(link.id);
      perform private.tell_undone(parent.id, link.order_event_id, private.record_order_event(
        parent.id, parent.order_status, parent.order_status, 'transfer_undone'));
    end if;
    update public.bank_line_order as undone
    set undone_note = left(trim(undo_bank_line.note), 500) where undone.id = link.id;
    perform private.match_lines(array[link.bank_statement_line_id]);
  end if;
  select * into strict line from public.bank_statement_line as freed
  where freed.id = link.bank_statement_line_id;
  return line;
end
$$;
comment on function public.undo_bank_line(uuid, text) is
  'For administrators: takes a confirmation back, with a note why. A PAID order waits for its payment again, with a '
  'credit note, and every line that had paid it is free. Calling again returns the same line.';
grant execute on function public.undo_bank_line(uuid, text) to authenticated;

create function private.decide_on_doubt(line public.bank_statement_line, decision text, note text)
returns public.bank_statement_line
language plpgsql volatile set search_path = '' as $$
declare
  decided public.bank_statement_line;
begin
  if line.same_as is null and decision = 'different'
    or line.same_as is not null and decision = 'same' and line.line_state = 'ASIDE'
  then
    return line;
  elsif line.same_as is null or line.line_state not in ('OPEN', 'ASIDE') then
    raise exception 'bank_line_used' using errcode = 'PT409';
  end if;
  update public.bank_statement_line as doubted
  set line_state = case decision when 'same' then 'ASIDE' else 'OPEN' end,
      same_as = case decision when 'same' then doubted.same_as end,
      note = left(trim(coalesce(decide_on_doubt.note, '')), 500)
  where doubted.id = line.id;
  perform private.match_lines(array[line.id]);
  select * into strict decided from public.bank_statement_line as doubted where doubted.id = line.id;
  return decided;
end
$$;
comment on function private.decide_on_doubt(public.bank_statement_line, text, text) is
  'A line, which is locked, is the payment that was stored before and is put aside, or another one.';

-- Definer: nobody may write the table directly. For administrators only.
create function public.decide_bank_line(
  line_id uuid, decision text, note text default '', expected_left numeric default null
) returns public.bank_statement_line
language plpgsql volatile security definer set search_path = '' as $$
declare
  line public.bank_statement_line;
  state_before text;
  buyer_order constant uuid := private.order_of_credit(line_id);
begin
  perform private.require_admin();
  -- The buyer is told with that order, which is locked before the line.
  if buyer_order is not null then
    perform private.lock_order(buyer_order);
  end if;
  line := private.open_line(line_id);
  state_before := line.line_state;
  if decision is null or decision not in ('aside', 'returned', 'reopen', 'same', 'different') then
    raise exception 'decision_not_known' using errcode = 'PT422';
  elsif decision in ('same', 'different') then
    return private.decide_on_doubt(line, decision, note);
  elsif decision <> 'reopen' and private.is_blank(note) then
    raise exception 'note_required' using errcode = 'PT422';
  elsif decision = 'aside' and line.line_state = 'ASIDE'
    or decision = 'returned' and line.line_state = 'SETTLED' and line.returned_amount > 0
    or decision = 'reopen' and line.line_state = 'OPEN'
  then
    return line;
  elsif decision = 'reopen' and line.line_state <> 'ASIDE' and line.returned_amount = 0
    or decision = 'aside' and (line.line_state <> 'OPEN' or line.left_amount <> line.amount)
    or decision = 'returned' and (line.line_state not in ('OPEN', 'OWED_BACK') or line.same_as is not null)
  then
    raise exception 'bank_line_used' using errcode = 'PT409';
  elsif decision = 'returned' and line.left_amount is distinct from expected_left then
    -- What is sent back is what was seen.
    raise exception 'row_changed' using errcode = 'PT409';
  end if;

  update public.bank_statement_line as decided
  set note = left(trim(coalesce(decide_bank_line.note, '')), 500),
      left_amount = case decision
        when 'returned' then 0
        when 'reopen' then decided.left_amount + decided.returned_amount
        else decided.left_amount end,
      returned_amount = case decision
        when 'returned' then decided.returned_amount + decided.left_amount
        when 'reopen' then 0
        else decided.returned_amount end,
      line_state = case decision
        when 'aside' then 'ASIDE'
        when 'returned' then 'SETTLED'
        when 'reopen' then case
          when decided.left_amount + decided.returned_amount = decided.amount then 'OPEN'
          else 'OWED_BACK' end
        end
  where decided.id = line.id
  returning * into line;
  if 'OWED_BACK' in (state_before, line.line_state) and buyer_order = private.order_of_credit(line.id) then
    perform private.tell_money(buyer_order, case decision
      when 'returned' then private.record_order_event(
        parent.id, parent.order_status, parent.order_status, 'transfer_returned')
      else private.record_order_event(
        parent.id, parent.order_status, parent.order_status, 'transfer_not_returned') end)
    from public.teacher_products_order as parent where parent.id = buyer_order;
  end if;
  if line.line_state = 'OPEN' then
    perform private.match_lines(array[line.id]);
    select * into strict line from public.bank_statement_line as matched where matched.id = line.id;
  end if;
  return line;
end
$$;
comment on function public.decide_bank_line(uuid, text, text, numeric) is
  'For administrators: aside (not ours), returned (what is left was paid back), both with a note, or reopen, which '
  'takes either back. expected_left is what was shown as left when it is returned. A line that is probably one that was '
  'stored before is the same, which puts it aside, or different. Calling again returns the same line.';
grant execute on function public.decide_bank_line(uuid, text, text, numeric) to authenticated;
