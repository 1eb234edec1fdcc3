-- One order as an administrator reads it, however old it is, archived or not.

-- Definer: who acted is hidden from everybody who reads order_event; administrators are told here.
create function public.order_history(order_id uuid) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_admin();
  return coalesce((
    select jsonb_agg(jsonb_build_object(
      'id', event.id, 'createdAt', event.created_at, 'fromStatus', event.from_status,
      'toStatus', event.to_status, 'reason', event.reason, 'actor', actor.email,
      'bankLine', private.bank_line_of_event(event.id)
    ) order by event.created_at, event.id)
    from public.order_event as event
    left join auth.users as actor on actor.id = event.actor_id
    where event.order_id = order_history.order_id
  ), '[]');
end
$$;
comment on function public.order_history(uuid) is
  'For administrators: the history of an order with the e-mail address of the person who acted, '
  'null where the shop itself did, and the line of the bank statement that paid it.';
grant execute on function public.order_history(uuid) to authenticated;

create function private.order_lines_document(order_id uuid) returns jsonb
language plpgsql stable set search_path = '' as $$
begin
  return coalesce((
    select jsonb_agg(jsonb_build_object(
      'id', line.id, 'productId', line.product_id, 'productBundleId', line.product_bundle_id,
      'title', line.title, 'price', line.price::text,
      'discountPercentage', line.discount_percentage::text, 'quantity', line.quantity,
      'unitPrice', line.unit_price::text, 'linePrice', line.line_price::text,
      'physical', line.physical, 'questions', line.questions,
      'language', private.line_language(line), 'members', private.ordered_members(line.id),
      'cover', coalesce(product.thumbnails[1], bundle.thumbnails[1])
    ) order by line.created_at, line.id)
    from public.order_line as line
    left join public.product as product on product.id = line.product_id
    left join public.product_bundle as bundle on bundle.id = line.product_bundle_id
    where line.order_id = order_lines_document.order_id
  ), '[]');
end
$$;
comment on function private.order_lines_document(uuid) is
  'The lines of an order with their answers, oldest first; the amounts are texts.';

create function private.buyer_document(profile_id uuid, owner text) returns jsonb
language plpgsql stable set search_path = '' as $$
begin
  return jsonb_build_object('owner', owner, 'username', split_part(owner, '::', 2)) || coalesce((
    select jsonb_build_object(
      'title', profile.title, 'name', profile.name, 'surname', profile.surname,
      'email', customer.email, 'phone', customer.phone, 'school', customer.school_name)
    from public.teacher_profile as profile
    left join public.reporting_teacher as customer on customer.teacher_profile_id = profile.id
    where profile.id = profile_id
  ), '{}');
end
$$;

create function private.archived_history(kept public.archived_teacher_products_order) returns jsonb
language plpgsql stable set search_path = '' as $$
begin
  return coalesce((
    select jsonb_agg(
      event.value || jsonb_build_object('actor', (
        select actor.email from auth.users as actor
        where actor.id = private.id_in(kept.order_actors ->> (event.value ->> 'id'))),
        -- What was cancelled keeps no money from the bank.
        'bankLine', null)
      order by event.place)
    from jsonb_array_elements(kept.order_events) with ordinality as event (value, place)
  ), '[]');
end
$$;

create function private.order_sums_document(
  coupon_code text, coupon_amount numeric, shipping_fee numeric, vat numeric, total numeric
) returns jsonb
language sql immutable set search_path = ''
return jsonb_build_object(
  'couponCode', coupon_code, 'couponAmount', coupon_amount::text,
  'shippingFee', shipping_fee::text, 'orderVat', vat::text, 'orderTotal', total::text);

-- Definer: administrators may read only a month of orders themselves; this one asks for one by its key.
create function public.order_for_admin(order_key text) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  asked public.teacher_products_order;
  kept public.archived_teacher_products_order;
begin
  perform private.require_admin();
  select * into asked from public.teacher_products_order as parent
  where parent.order_number = order_key or parent.id = private.id_in(order_key);
  if asked.id is not null then
    return private.order_sums_document(asked.coupon_code, asked.coupon_amount, asked.shipping_fee,
        asked.order_vat, asked.order_total) || jsonb_build_object(
      'id', asked.id, 'teacherProfileId', asked.teacher_profile_id, 'orderNumber', asked.order_number,
      'orderStatus', asked.order_status, 'orderDateTime', asked.order_date_time,
      'orderPaymentMethod', asked.order_payment_method, 'orderPayment', asked.order_payment,
      'paymentBeingConfirmed', public._payment_being_confirmed(asked),
      'paymentDue', public._payment_due(asked), 'orderShippingDetails', asked.order_shipping_details,
      'updatedAt', asked.updated_at, 'archivedAt', null, 'money', private.order_money_document(asked),
      'buyer', private.buyer_document(asked.teacher_profile_id, asked.owner),
      'lines', private.order_lines_document(asked.id),
      'history', public.order_history(asked.id),
      'notes', private.order_notes_document(asked.id),
      'mails', private.order_mails_document(asked.id, asked.order_status),
      'quotations', private.quotations_document(asked));
  end if;
  select * into kept from public.archived_teacher_products_order as parent
  where parent.order_number = order_key or parent.id = private.id_in(order_key);
  if kept.id is null then
    return null;
  end if;
  return private.order_sums_document(kept.coupon_code, kept.coupon_amount, kept.shipping_fee,
      kept.order_vat, kept.order_total) || jsonb_build_object(
    'id', kept.id, 'teacherProfileId', kept.teacher_profile_id, 'orderNumber', kept.order_number,
    'orderStatus', kept.order_status, 'orderDateTime', kept.order_date_time,
    'orderPaymentMethod', kept.order_payment_method, 'orderPayment', kept.order_payment,
    'paymentBeingConfirmed', false, 'paymentDue', null,
    'orderShippingDetails', kept.order_shipping_details,
    'updatedAt', kept.updated_at, 'archivedAt', kept.archived_at, 'money', null,
    'buyer', private.buyer_document(kept.teacher_profile_id, kept.owner),
    'lines', kept.order_products, 'history', private.archived_history(kept),
    'notes', private.order_notes_document(kept.id), 'mails', '[]'::jsonb,
    'quotations', '[]'::jsonb);
end
$$;
comment on function public.order_for_admin(text) is
  'For administrators: an order, quote or archived order by its number or id, with its buyer, lines, '
  'amounts as texts, its history with the e-mail addresses of those who acted, the notes of '
  'administrators and its mails; null where there is none. Of any age: the list shows a month until '
  'other days are chosen.';
grant execute on function public.order_for_admin(text) to authenticated;
