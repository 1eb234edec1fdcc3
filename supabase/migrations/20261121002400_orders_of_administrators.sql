-- What administrators do with orders and quotes.

create function private.lock_order(order_id uuid) returns public.teacher_products_order
language plpgsql volatile set search_path = '' as $$
declare
  locked public.teacher_products_order;
begin
  perform from public.teacher_profile as profile
  where profile.id in (
    select parent.teacher_profile_id
    from public.teacher_products_order as parent where parent.id = order_id)
  for no key update;
  perform private.lock_goods(order_id);
  select * into locked from public.teacher_products_order as parent
  where parent.id = lock_order.order_id
  for update;
  if locked.id is null then
    raise exception 'no_such_order' using errcode = 'PT404';
  end if;
  return locked;
end
$$;
comment on function private.lock_order(uuid) is
  'The order, locked with all that belongs to it, in the order of supabase/CONVENTIONS.md.';

create function private.lock_order_for_admin(order_id uuid) returns public.teacher_products_order
language plpgsql volatile set search_path = '' as $$
begin
  perform private.require_admin();
  return private.lock_order(order_id);
end
$$;

create function private.put_order_item(order_id uuid, item jsonb) returns void
language plpgsql volatile set search_path = '' as $$
declare
  product public.product;
  bundle public.product_bundle;
  line_id uuid;
  how_many integer;
  my_price numeric;
begin
  if item ->> 'quantity' !~ '^\d{1,2}$' then
    raise exception 'quantity_not_allowed' using errcode = 'PT422';
  end if;
  how_many := (item ->> 'quantity')::integer;
  select * into product from public.product as added
  where added.id = private.id_in(item ->> 'productId')
  for share;
  select * into bundle from public.product_bundle as added
  where added.id = private.id_in(item ->> 'productBundleId')
  for share;
  if (product.id is null) = (bundle.id is null) then
    raise exception 'product_not_available' using errcode = 'PT404';
  end if;

  select line.id into line_id from public.order_line as line
  where line.order_id = put_order_item.order_id
    and (line.product_id = product.id or line.product_bundle_id = bundle.id);
  perform private.refuse_quantity(coalesce(how_many, 1), bundle.id is null);
  if line_id is not null then
    update public.order_line as line
    set questions = private.answer_questions(line.questions, item -> 'answers')
    where line.id = line_id and item ? 'answers';
    update public.order_line as line set quantity = how_many
    where line.id = line_id and how_many <> line.quantity;
  elsif product.id is not null then
    insert into public.order_line
      (order_id, product_id, title, price, discount_percentage, quantity, physical, questions)
    values (
      order_id, product.id, product.title, product.price, private.discount_now(product.id, product.discount_percentage),
      coalesce(how_many, 1), product.physical,
      private.answer_questions(product.questions, item -> 'answers'));
  else
    my_price := private.bundle_price_for((
      select parent.teacher_profile_id from public.teacher_products_order as parent
      where parent.id = put_order_item.order_id), bundle);
    insert into public.order_line
      (order_id, product_bundle_id, title, price, full_price, discount_percentage, physical, questions)
    values (
      order_id, bundle.id, bundle.title, my_price, case when my_price < bundle.price then bundle.price end,
      private.discount_now(bundle.id, bundle.discount_percentage),
      bundle.physical,
      private.answer_questions(private.bundle_questions(bundle.id), item -> 'answers'))
    returning id into line_id;
    perform private.copy_bundle_members(line_id, bundle.id);
  end if;
end
$$;
comment on function private.put_order_item(uuid, jsonb) is
  'Puts {productId or productBundleId, answers, quantity} on an order at today''s price, or replaces '
  'answers and quantity of what is there. Administrators may also sell what is not published, and several seats of what '
  'is not posted.';

create function private.put_order_items(order_id uuid, items jsonb) returns void
language plpgsql volatile set search_path = '' as $$
declare
  item jsonb;
begin
  if items is null or jsonb_typeof(items) <> 'array' or jsonb_array_length(items) = 0 then
    raise exception 'products_required' using errcode = 'PT422';
  end if;
  delete from public.order_line as line
  where line.order_id = put_order_items.order_id and not exists (
    select from jsonb_array_elements(items) as kept
    where kept ->> 'productId' = line.product_id::text
      or kept ->> 'productBundleId' = line.product_bundle_id::text);
  for item in select value from jsonb_array_elements(items) loop
    perform private.put_order_item(order_id, item);
  end loop;
end
$$;

create function private.put_order_address(order_id uuid, shipping_details jsonb) returns void
language plpgsql volatile set search_path = '' as $$
declare
  address jsonb := private.tidy_shipping_details(shipping_details);
begin
  update public.teacher_products_order as parent
  set order_shipping_details = coalesce(address, parent.order_shipping_details)
  where parent.id = put_order_address.order_id;
  if exists (
    select from public.teacher_products_order as parent
    where parent.id = put_order_address.order_id
      and parent.has_physical and parent.order_shipping_details is null
      and parent.order_status in ('PROCESSING', 'PAID')
  ) then
    raise exception 'shipping_details_required' using errcode = 'PT422';
  end if;
end
$$;

create function private.new_order_of(
  teacher_profile_id uuid, order_status text, new_id uuid, content jsonb
) returns uuid
language plpgsql volatile set search_path = '' as $$
declare
  order_id uuid;
begin
  perform private.require_admin();
  perform from public.teacher_profile as profile
  where profile.id = new_order_of.teacher_profile_id
  for no key update;
  if not found then
    raise exception 'profile_not_found' using errcode = 'PT404';
  end if;
  if private.asked_before('new_order_of', new_id, jsonb_build_array(
    teacher_profile_id, order_status) || content)
  then
    return null;
  end if;
  insert into public.teacher_products_order (id, teacher_profile_id, order_status)
  values (
    coalesce(new_id, gen_random_uuid()), new_order_of.teacher_profile_id,
    new_order_of.order_status)
  on conflict on constraint teacher_products_order_pkey do nothing
  returning id into order_id;
  perform private.refuse_taken_id(order_id is null);
  return order_id;
end
$$;
comment on function private.new_order_of(uuid, text, uuid, jsonb) is
  'The id of a new order without lines; null when the same was asked under this id before, because '
  'an answer was lost and the call is repeated. content: what else was asked, an array.';

create function private.refuse_other_total(order_id uuid, expected_total numeric) returns void
language plpgsql stable set search_path = '' as $$
begin
  if exists (
    select from public.teacher_products_order as parent
    where parent.id = refuse_other_total.order_id and parent.order_total <> expected_total)
  then
    raise exception 'order_total_changed' using errcode = 'PT409';
  end if;
end
$$;
comment on function private.refuse_other_total(uuid, numeric) is
  'Refuses an order that comes to another total than the administrator was shown; without one it '
  'refuses nothing.';

create function private.made_before(
  order_id uuid, teacher_profile_id uuid, expected_total numeric
) returns public.teacher_products_order
language plpgsql stable set search_path = '' as $$
declare
  made public.teacher_products_order;
begin
  select * into made from public.teacher_products_order as parent
  where parent.id = made_before.order_id
    and parent.teacher_profile_id = made_before.teacher_profile_id;
  if made.id is null then
    raise exception 'no_such_order' using errcode = 'PT404';
  end if;
  perform private.refuse_other_total(order_id, expected_total);
  return made;
end
$$;
comment on function private.made_before(uuid, uuid, numeric) is
  'The order that the same call has made already.';

create function private.fill_new_order(
  order_id uuid, items jsonb, shipping_details jsonb, coupon_code text, expected_total numeric
) returns public.teacher_products_order
language plpgsql volatile set search_path = '' as $$
declare
  filled public.teacher_products_order;
begin
  perform private.put_order_items(order_id, items);
  perform private.put_order_address(order_id, shipping_details);
  select * into strict filled from public.teacher_products_order as parent where parent.id = order_id;
  if not private.is_blank(coupon_code) then
    perform private.put_coupon(filled, coupon_code);
  end if;
  perform private.refuse_other_total(order_id, expected_total);
  update public.teacher_products_order as parent
  set order_number = private.new_order_number(), order_date_time = now()
  where parent.id = fill_new_order.order_id
  returning * into filled;
  return filled;
end
$$;

-- Definer: no client may write orders. private.new_order_of() refuses everybody but administrators.
create function public.create_quote(
  teacher_profile_id uuid, items jsonb, shipping_details jsonb default null,
  coupon_code text default '', expected_total numeric default null, new_id uuid default null
) returns public.teacher_products_order
language plpgsql volatile security definer set search_path = '' as $$
declare
  order_id uuid := private.new_order_of(teacher_profile_id, 'QUOTING', new_id,
    jsonb_build_array(items, shipping_details, coupon_code));
  quote public.teacher_products_order;
begin
  if order_id is null then
    return private.made_before(new_id, teacher_profile_id, expected_total);
  end if;
  if exists (
    select from public.teacher_products_order as other
    where other.teacher_profile_id = create_quote.teacher_profile_id
      and other.order_status = 'QUOTING' and other.id <> order_id
  ) then
    raise exception 'quote_exists' using errcode = 'PT409';
  end if;
  quote := private.fill_new_order(order_id, items, shipping_details, coupon_code, expected_total);
  perform private.record_order_event(order_id, null, 'QUOTING', 'quote_created');
  return quote;
end
$$;
comment on function public.create_quote(uuid, jsonb, jsonb, text, numeric, uuid) is
  'A quote for a customer who has no other quote. items: [{productId or productBundleId, '
  'answers, quantity}]. expected_total: what was shown, refused when it is another. new_id: called '
  'again with the same id and content, it returns what it made the first time; with other content id_taken.';
grant execute on function public.create_quote(uuid, jsonb, jsonb, text, numeric, uuid) to authenticated;

-- Definer: as create_quote().
create function public.create_order(
  teacher_profile_id uuid, items jsonb, payment_method text,
  shipping_details jsonb default null, coupon_code text default '',
  expected_total numeric default null, new_id uuid default null
) returns public.teacher_products_order
language plpgsql volatile security definer set search_path = '' as $$
declare
  order_id uuid := private.new_order_of(teacher_profile_id, 'PROCESSING', new_id,
    jsonb_build_array(items, shipping_details, coupon_code, payment_method));
  created public.teacher_products_order;
  method text;
begin
  if order_id is null then
    return private.made_before(new_id, teacher_profile_id, expected_total);
  end if;
  created := private.fill_new_order(order_id, items, shipping_details, coupon_code, expected_total);
  method := private.settle_payment_method(payment_method, created.order_total);
  update public.teacher_products_order as parent
  set order_payment_method = method
  where parent.id = order_id;
  if method = 'EFT' then
    perform private.record_order_event(order_id, null, 'PROCESSING', 'order_created');
  else
    perform private.enter_status(order_id, 'PAID');
    perform private.record_order_event(order_id, null, 'PAID', 'order_created');
    update public.teacher_products_order as parent
    set by_hand_amount = parent.order_total
    where parent.id = order_id;
  end if;

  select * into strict created
  from public.teacher_products_order as parent where parent.id = order_id;
  return created;
end
$$;
comment on function public.create_order(uuid, jsonb, text, jsonb, text, numeric, uuid) is
  'An order for a customer: PROCESSING with EFT, PAID otherwise. items, expected_total and new_id as '
  'in create_quote().';
grant execute on function public.create_order(uuid, jsonb, text, jsonb, text, numeric, uuid)
  to authenticated;

create function private.place_rest(asked public.teacher_products_order, rest_to text) returns void
language plpgsql volatile set search_path = '' as $$
declare
  rest constant numeric := asked.owed_back_amount - asked.to_pay_back_amount;
begin
  if rest_to not in ('credit', 'refund') then
    raise exception 'decision_not_known' using errcode = 'PT422';
  elsif rest_to is null then
    raise exception 'rest_not_decided' using errcode = 'PT409';
  elsif rest_to = 'refund' then
    perform private.note_money_to_return(asked.id, rest, '', '');
  else
    perform private.free_bank_money(asked.id, rest, true);
  end if;
end
$$;
comment on function private.place_rest(public.teacher_products_order, text) is
  'Where the rest goes when an order asks for less than has come: credit keeps it for the buyer, refund notes that it '
  'goes back.';

-- Definer: no client may write orders. private.lock_order_for_admin() refuses everybody but administrators.
create function public.change_order(
  order_id uuid, items jsonb default null, shipping_details jsonb default null,
  payment_method text default '', seen_at timestamptz default null,
  coupon_code text default null, expected_total numeric default null, rest_to text default null
) returns public.teacher_products_order
language plpgsql volatile security definer set search_path = '' as $$
declare
  owed_before numeric;
  changed public.teacher_products_order := private.lock_order_for_admin(order_id);
begin
  if changed.updated_at <> seen_at then
    raise exception 'row_changed' using errcode = 'PT409';
  end if;
  if changed.order_status not in ('QUOTING', 'PROCESSING') then
    raise exception 'order_not_open' using errcode = 'PT409';
  end if;
  perform private.lock_bank_lines(order_id);
  owed_before := changed.owed_back_amount;

  if items is not null then
    perform private.put_order_items(order_id, items);
  end if;
  perform private.put_order_address(order_id, shipping_details);
  if coupon_code = '' then
    perform private.take_coupon_off(order_id);
  elsif coupon_code is not null then
    perform private.put_coupon(changed, coupon_code);
  end if;
  perform private.refuse_other_total(order_id, expected_total);

  select * into strict changed
  from public.teacher_products_order as parent where parent.id = change_order.order_id;
  update public.teacher_products_order as parent
  set order_payment_method = case
    when changed.order_status = 'QUOTING' then parent.order_payment_method
    when not private.is_blank(change_order.payment_method) or changed.order_total = 0
    then private.settle_payment_method(change_order.payment_method, changed.order_total)
    when items is not null or change_order.coupon_code is not null or parent.order_payment_method = 'Free'
    then 'EFT'
    else parent.order_payment_method
  end
  where parent.id = change_order.order_id
  returning * into changed;
  perform private.record_order_event(
    order_id, changed.order_status, changed.order_status, 'changed_by_admin');
  if changed.order_status = 'PROCESSING' and changed.owed_back_amount > owed_before then
    perform private.place_rest(changed, rest_to);
  end if;
  -- What has come is enough for what is left of it.
  if changed.order_status = 'PROCESSING' and changed.received_amount > 0 and private.order_due(changed) = 0 then
    perform private.refuse_open_payment(order_id);
    perform private.move_order(changed, 'PAID', 'paid_by_change', paid_on => private.last_transfer_day(order_id));
  end if;
  select * into strict changed
  from public.teacher_products_order as parent where parent.id = change_order.order_id;
  return changed;
end
$$;
comment on function public.change_order(uuid, jsonb, jsonb, text, timestamptz, text, numeric, text) is
  'Changes a quote or a PROCESSING order; arguments that are left out change nothing. Other goods '
  'on an order, or another coupon, make its payment method EFT, or Free when nothing is left to '
  'pay. An empty coupon_code takes the coupon off. seen_at: the version that was shown, and '
  'expected_total: the total; another one is refused. When it comes to less than was received, rest_to says where the '
  'rest goes (credit, refund), and the order is paid.';
grant execute on function
  public.change_order(uuid, jsonb, jsonb, text, timestamptz, text, numeric, text) to authenticated;
