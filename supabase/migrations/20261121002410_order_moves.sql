-- How administrators move an order or quote from one status to another, and what follows from it.

create function private.may_move_order(from_status text, to_status text) returns boolean
language sql immutable set search_path = ''
return case
  when from_status = 'QUOTING' then to_status in ('PROCESSING', 'PAID', 'CANCELLED')
  when to_status = 'QUOTING' then from_status = 'PROCESSING'
  else to_status in ('PENDING', 'PROCESSING', 'PAID', 'CANCELLED')
end;
comment on function private.may_move_order(text, text) is
  'A quote may be placed, paid or cancelled, and a PROCESSING order may become a quote again. '
  'Every other order may be set to every status.';

create function private.move_order(
  moved public.teacher_products_order, to_status text, reason text, honour_coupon boolean default false,
  as_offered boolean default false, paid_on date default null
) returns uuid
language plpgsql volatile set search_path = '' as $$
declare
  from_status constant text := moved.order_status;
begin
  if to_status = 'PENDING' and exists (
    select from public.teacher_products_order as cart
    where cart.teacher_profile_id = moved.teacher_profile_id and cart.order_status = 'PENDING'
  ) then
    raise exception 'cart_exists' using errcode = 'PT409';
  end if;
  if to_status in ('PROCESSING', 'PAID') then
    if moved.product_count = 0 then
      raise exception 'products_required' using errcode = 'PT422';
    end if;
    if moved.has_physical and moved.order_shipping_details is null then
      raise exception 'shipping_details_required' using errcode = 'PT422';
    end if;
    -- Placed and paid orders keep their amounts; an open cart or quote is priced again.
    if from_status in ('PENDING', 'QUOTING') and not as_offered then
      perform private.price_orders(array[moved.id]);
    end if;
    if honour_coupon then
      perform private.try_redeem_coupon(moved.id);
    else
      perform private.redeem_coupon(moved.id);
    end if;
  end if;

  update public.teacher_products_order as parent
  set order_payment_method = case
    when to_status = 'QUOTING' then nullif(nullif(parent.order_payment_method, 'EFT'), 'Free')
    when from_status = 'QUOTING' then case reason when 'payment_merged' then 'PayFast' else 'EFT' end
    when to_status in ('PROCESSING', 'PAID') then coalesce(
      parent.order_payment_method, case when parent.order_total = 0 then 'Free' else 'EFT' end)
    else parent.order_payment_method
  end
  where parent.id = moved.id;
  perform private.enter_status(moved.id, to_status, paid_on => move_order.paid_on);
  return private.record_order_event(moved.id, from_status, to_status, reason);
end
$$;
comment on function private.move_order(public.teacher_products_order, text, text, boolean, boolean, date) is
  'Moves an order, as private.lock_order_for_admin() has locked it, with all that follows, and returns the event. '
  'honour_coupon: the buyer has paid with a coupon that may not be used any more, or was offered it. '
  'as_offered: its amounts were promised, and are not computed again. paid_on: the day of the money, when it is not today.';

create function private.take_money_along(moved public.teacher_products_order, to_status text, money text, provider_reference text)
returns void
language plpgsql volatile set search_path = '' as $$
declare
  promised constant numeric := moved.paid_back_amount + moved.to_pay_back_amount;
  stays constant numeric := moved.received_amount - promised;
begin
  if money is not null and money not in ('credit', 'refund', 'none') then
    raise exception 'decision_not_known' using errcode = 'PT422';
  -- "Take the payment back" says that what was marked by hand has not come.
  elsif money = 'none' or moved.order_status = 'PAID' and to_status = 'PROCESSING' then
    update public.teacher_products_order as parent
    set by_hand_amount = least(
      parent.by_hand_amount, greatest(promised - (moved.received_amount - parent.by_hand_amount), 0))
    where parent.id = moved.id;
  elsif money = 'refund' and to_status = 'CANCELLED' and stays > 0 then
    perform private.lock_bank_lines(moved.id);
    perform private.note_money_to_return(moved.id, stays, provider_reference, '');
  elsif to_status = 'PAID' and moved.order_total > stays then
    update public.teacher_products_order as parent
    set by_hand_amount = parent.by_hand_amount + moved.order_total - greatest(stays, 0)
    where parent.id = moved.id;
  end if;
end
$$;
comment on function private.take_money_along(public.teacher_products_order, text, text, text) is
  'What becomes of the money of an order that an administrator moves. Set to PAID by hand, what is missing has come on '
  'his word; taken back, it has not. Cancelled: refund notes a refund of all that came, none says that what was marked '
  'by hand never came, and credit, as without a word, keeps it for the buyer.';

-- Definer: as change_order().
create function public.set_order_status(
  order_id uuid, from_status text, to_status text, money text default null, provider_reference text default ''
) returns public.teacher_products_order
language plpgsql volatile security definer set search_path = '' as $$
declare
  moved public.teacher_products_order := private.lock_order_for_admin(order_id);
begin
  if moved.order_status = to_status then
    return moved;
  elsif moved.order_status is distinct from from_status then
    raise exception 'order_changed' using errcode = 'PT409';
  elsif not coalesce(private.may_move_order(from_status, to_status), false) then
    raise exception 'transition_not_allowed' using errcode = 'PT409';
  end if;
  if to_status <> 'PAID' then
    perform private.take_money_along(moved, to_status, money, provider_reference);
  end if;
  perform private.move_order(moved, to_status, 'set_by_admin');

  select * into strict moved
  from public.teacher_products_order as parent where parent.id = set_order_status.order_id;
  -- A cart or quote is priced as it is paid: what has come on the administrator's word is known only now.
  if to_status = 'PAID' then
    perform private.take_money_along(moved, to_status, null, '');
    select * into strict moved
    from public.teacher_products_order as parent where parent.id = set_order_status.order_id;
  end if;
  return moved;
end
$$;
comment on function public.set_order_status(uuid, text, text, text, text) is
  'Moves an order on from the status that the administrator saw. A quote that is placed gets EFT '
  'as its payment method; an order that becomes a quote again loses EFT and Free but keeps '
  'PayFast. PAID issues an invoice, leaving PAID a credit note for what refunds have left of it, and CANCELLED '
  'gives the coupon back. money, of a cancelled order that something has come for: credit (also when left out) keeps it '
  'for the buyer, refund notes a refund of it, to the card with the provider_reference, none says that what was marked '
  'by hand never came.';
grant execute on function public.set_order_status(uuid, text, text, text, text) to authenticated;
