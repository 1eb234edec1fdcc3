-- What whoever holds the link of a quotation can do: read it, and accept it. The edge function quotation asks for them,
-- and limits how often; the link is the right.

create function private.quotation_of(token text) returns public.quotation
language plpgsql stable set search_path = '' as $$
declare
  found_one public.quotation;
begin
  select sent.* into found_one from private.quotation_link as link
  join public.quotation as sent on sent.id = link.quotation_id
  where link.token = quotation_of.token;
  if found_one.id is null then
    raise exception 'quotation_not_found' using errcode = 'PT404';
  end if;
  return found_one;
end
$$;

create function private.quotation_document(asked public.quotation) returns jsonb
language plpgsql stable set search_path = '' as $$
declare
  ordered public.teacher_products_order;
  state text;
begin
  select * into strict ordered from public.teacher_products_order as parent
  where parent.id = asked.order_id;
  state := private.quotation_state(asked, ordered);
  return jsonb_build_object(
    'id', asked.id, 'number', asked.number, 'issuedAt', asked.issued_at, 'validUntil', asked.valid_until,
    'state', state, 'language', asked.language, 'form', asked.form, 'seller', asked.seller,
    'buyer', asked.buyer ->> 'name', 'lines', asked.lines, 'couponAmount', asked.coupon_amount::text,
    'shippingFee', asked.shipping_fee::text, 'total', asked.total::text, 'vat', asked.vat::text,
    'acceptedBy', asked.accepted_by, 'purchaseOrderNumber', asked.purchase_order_number
  ) || case
    -- Where to pay is told while there is something to pay, and only to whoever accepted by this link.
    when state = 'accepted' and asked.accepted_at is not null then jsonb_build_object(
      'orderNumber', ordered.order_number, 'orderStatus', ordered.order_status,
      'paymentDue', public._payment_due(ordered),
      'bank', case when ordered.order_status = 'PROCESSING' then private.bank_account() end)
    else '{}'::jsonb
  end;
end
$$;
comment on function private.quotation_document(public.quotation) is
  'A quotation as the page of its link shows it, amounts as texts: without the address and the email of '
  'the customer, since a link may be passed on.';

-- Definer: the service role may not read private tables. The function that calls it has been sent the link.
create function public.quotation_by_link(token text) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  return private.quotation_document(private.quotation_of(token));
end
$$;
comment on function public.quotation_by_link(text) is
  'The quotation that a link leads to. quotation_not_found without one.';
grant execute on function public.quotation_by_link(text) to service_role;

-- Definer: as quotation_by_link().
create function public.quotation_row_by_link(token text) returns public.quotation
language plpgsql stable security definer set search_path = '' as $$
begin
  return private.quotation_of(token);
end
$$;
comment on function public.quotation_row_by_link(text) is 'For its PDF.';
grant execute on function public.quotation_row_by_link(text) to service_role;

-- Definer: as quotation_by_link(). Accepting places the order at the amounts that were offered.
create function public.accept_quotation(
  token text, accepted_by text, expected_total numeric, purchase_order_number text default ''
) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  asked public.quotation := private.quotation_of(token);
  quote public.teacher_products_order;
  who constant text := btrim(coalesce(accepted_by, ''));
  their_number constant text := nullif(btrim(coalesce(purchase_order_number, '')), '');
  state text;
begin
  if who = '' or length(who) > 200 then
    raise exception 'accepted_by_required' using errcode = 'PT422';
  elsif length(their_number) > 40 then
    raise exception 'purchase_order_number_too_long' using errcode = 'PT422';
  end if;
  quote := private.lock_order(asked.order_id);
  -- Read again: another holder of the link may have been faster.
  asked := private.quotation_of(token);
  state := private.quotation_state(asked, quote);
  if state = 'accepted' then
    return private.quotation_document(asked);
  elsif state <> 'open' then
    raise exception 'quotation_not_open' using errcode = 'PT409';
  elsif asked.total is distinct from expected_total then
    raise exception 'order_total_changed' using errcode = 'PT409';
  end if;
  update public.quotation as accepted
  set accepted_at = now(), accepted_by = who, purchase_order_number = their_number
  where accepted.id = asked.id
  returning * into asked;
  -- The coupon was offered: it counts where it still may, and holds in any case.
  perform private.move_order(quote, 'PROCESSING', 'quote_accepted', true, true);
  return private.quotation_document(asked);
end
$$;
comment on function public.accept_quotation(text, text, numeric, text) is
  'Orders what a quotation offers, by bank transfer, for whoever holds its link. Accepted twice, it '
  'answers the same. quotation_not_open when it has expired, was replaced, changed or withdrawn.';
grant execute on function public.accept_quotation(text, text, numeric, text) to service_role;
