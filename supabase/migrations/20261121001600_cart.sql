-- The cart, and the answers to what some resources ask the buyer: a name for the certificate, a colour, a size.

-- An answer is a text, or a list of texts for the two types that allow several choices.
create function private.answer_values(answer jsonb) returns text[]
language sql immutable parallel safe set search_path = ''
return case jsonb_typeof(answer)
  when 'array' then array(
    select btrim(choice) from jsonb_array_elements_text(answer) as choice where btrim(choice) <> '')
  when 'string' then array_remove(array[btrim(answer #>> '{}')], '')
  else '{}'
end;

create function private.answer_questions(questions jsonb, answers jsonb) returns jsonb
language plpgsql immutable set search_path = '' as $$
declare
  question jsonb;
  chosen text[];
  takes_several boolean;
  answered jsonb := '[]';
begin
  if answers is not null and (
    jsonb_typeof(answers) <> 'array'
    or length(answers::text) > 20000
    or jsonb_array_length(answers) > jsonb_array_length(questions)
  ) then
    raise exception 'answers_not_allowed' using errcode = 'PT422';
  end if;

  for index in 0 .. jsonb_array_length(questions) - 1 loop
    question := questions -> index;
    chosen := private.answer_values(answers -> index);
    takes_several := question ->> 'type' in ('Multi Select', 'Checkbox');

    if cardinality(chosen) = 0 and coalesce((question ->> 'required')::boolean, false) then
      raise exception 'questions_required' using errcode = 'PT422';
    end if;
    if (cardinality(chosen) > 1 and not takes_several)
      or exists (select from unnest(chosen) as choice where length(choice) > 4000)
      or (question ->> 'type' not in ('Text', 'Textarea') and exists (
        select from unnest(chosen) as choice where not question -> 'items' ? choice
      ))
    then
      raise exception 'answers_not_allowed' using errcode = 'PT422';
    end if;

    answered := answered || jsonb_build_array(jsonb_set(question, '{value}',
      case when takes_several then to_jsonb(chosen) else coalesce(to_jsonb(chosen[1]), 'null') end));
  end loop;
  return answered;
end
$$;
comment on function private.answer_questions(jsonb, jsonb) is
  'The questions with the answers filled in as their values. Answers come in the order of the '
  'questions.';

-- Which order is the cart is decided here and nowhere else. In plpgsql, because the pages of the shop ask
-- it all the time: each connection keeps its plan.
create function private.chosen_cart(profile_id uuid) returns uuid
language plpgsql stable set search_path = '' as $$
begin
  return (
    select cart.id
    from public.teacher_products_order as cart
    where cart.teacher_profile_id = chosen_cart.profile_id
      and cart.order_status in ('QUOTING', 'PENDING')
      and not coalesce(cart.payment_open_until > now(), false)
    order by cart.order_status desc, cart.created_at, cart.id
    limit 1);
end
$$;
comment on function private.chosen_cart(uuid) is
  'The order that is a teacher''s cart: the first quote, else the first PENDING order ("desc" puts '
  'QUOTING before PENDING). An order whose card payment is being confirmed is not the cart until '
  'the payment has ended without money. Not locked; null when there is none.';

create function private.find_cart(profile_id uuid) returns uuid
language plpgsql volatile set search_path = '' as $$
begin
  -- All open orders are locked before one is chosen, so that no status changes in between.
  perform from public.teacher_products_order as candidate
  where candidate.teacher_profile_id = find_cart.profile_id
    and candidate.order_status in ('QUOTING', 'PENDING')
  order by candidate.id
  for update;
  return private.chosen_cart(profile_id);
end
$$;
comment on function private.find_cart(uuid) is
  'The cart, locked until the end of the transaction.';

create function private.refuse_quantity(quantity integer, several boolean) returns void
language plpgsql immutable set search_path = '' as $$
begin
  if coalesce(quantity, 0) not between 1 and 99 or (quantity > 1 and not several) then
    raise exception 'quantity_not_allowed' using errcode = 'PT422';
  end if;
end
$$;
comment on function private.refuse_quantity(integer, boolean) is
  'Refuses what is not 1 to 99, and more than one where there may not be several: for buyers of everything that is '
  'not posted, for administrators of bundles only.';

create function private.new_cart(profile_id uuid) returns uuid
language plpgsql volatile set search_path = '' as $$
declare
  cart_id uuid;
begin
  insert into public.teacher_products_order (teacher_profile_id) values (profile_id)
  returning id into cart_id;
  perform private.record_order_event(cart_id, null, 'PENDING', 'first_product_added');
  return cart_id;
end
$$;
comment on function private.new_cart(uuid) is
  'A new cart. To be called when private.find_cart() has found none.';

create function private.refuse_paying_for(profile_id uuid, item_id uuid) returns void
language plpgsql stable set search_path = '' as $$
begin
  if exists (
    select from public.teacher_products_order as paying
    join public.order_line as line on line.order_id = paying.id
    where paying.teacher_profile_id = refuse_paying_for.profile_id
      and paying.payment_open_until > now()
      and item_id in (line.product_id, line.product_bundle_id)
  ) then
    raise exception 'payment_being_confirmed' using errcode = 'PT409';
  end if;
end
$$;
comment on function private.refuse_paying_for(uuid, uuid) is
  'Refuses a resource or bundle that is in an order whose card payment is being confirmed: the '
  'teacher would pay for it twice.';

create function private.add_product_line(
  profile_id uuid, product_id uuid, answers jsonb
) returns uuid
language plpgsql volatile set search_path = '' as $$
declare
  added public.product;
  cart_id uuid;
begin
  -- The lock keeps the price from changing between reading and copying it.
  select * into added
  from public.product as product
  where product.id = add_product_line.product_id and private.is_orderable(product)
  for share;
  if added.id is null then
    raise exception 'product_not_available' using errcode = 'PT404';
  end if;

  cart_id := private.find_cart(profile_id);
  if not exists (
    select from public.order_line as line
    where line.order_id = cart_id and line.product_id = added.id
  ) then
    perform private.refuse_paying_for(profile_id, added.id);
    if private.owns_product(profile_id, added.id) then
      raise exception 'product_owned' using errcode = 'PT409';
    end if;
    cart_id := coalesce(cart_id, private.new_cart(profile_id));
    insert into public.order_line
      (order_id, product_id, title, price, discount_percentage, physical, questions)
    values (
      cart_id, added.id, added.title, added.price, private.discount_now(added.id, added.discount_percentage), added.physical,
      private.answer_questions(added.questions, answers));
  end if;
  return cart_id;
end
$$;

create function private.owns_bundle(profile_id uuid, bundle_id uuid) returns boolean
language plpgsql stable set search_path = '' as $$
begin
  return not exists (
    select from public.product_bundle_product as member
    where member.product_bundle_id = owns_bundle.bundle_id
      and not private.owns_product(owns_bundle.profile_id, member.product_id)
  );
end
$$;
comment on function private.owns_bundle(uuid, uuid) is
  'Whether the teacher owns everything that is in the bundle now. Somebody who bought it before a '
  'resource was added may buy it again.';

create function private.owns_goods(
  profile_id uuid, product_id uuid, product_bundle_id uuid
) returns boolean
language plpgsql stable set search_path = '' as $$
begin
  return case
    when product_bundle_id is null then private.owns_product(profile_id, product_id)
    else private.owns_bundle(profile_id, product_bundle_id)
  end;
end
$$;
comment on function private.owns_goods(uuid, uuid, uuid) is
  'Whether the teacher owns what a line is for: a resource, or everything in a bundle.';

create function private.add_bundle_line(
  profile_id uuid, bundle_id uuid, answers jsonb
) returns uuid
language plpgsql volatile set search_path = '' as $$
declare
  added public.product_bundle;
  cart_id uuid;
  line_id uuid;
  my_price numeric;
begin
  -- Changing a member updates the row of its bundle, so this lock also keeps the members as they are.
  select * into added
  from public.product_bundle as bundle
  where bundle.id = add_bundle_line.bundle_id and private.is_for_sale(bundle)
  for share;
  if added.id is null then
    raise exception 'product_not_available' using errcode = 'PT404';
  end if;

  cart_id := private.find_cart(profile_id);
  if not exists (
    select from public.order_line as line
    where line.order_id = cart_id and line.product_bundle_id = added.id
  ) then
    perform private.refuse_paying_for(profile_id, added.id);
    if private.owns_bundle(profile_id, added.id) then
      raise exception 'product_owned' using errcode = 'PT409';
    end if;
    cart_id := coalesce(cart_id, private.new_cart(profile_id));
    my_price := private.bundle_price_for(profile_id, added);
    insert into public.order_line
      (order_id, product_bundle_id, title, price, full_price, discount_percentage, physical, questions)
    values (
      cart_id, added.id, added.title, my_price, case when my_price < added.price then added.price end,
      private.discount_now(added.id, added.discount_percentage), added.physical,
      private.answer_questions(private.bundle_questions(added.id), answers))
    returning id into line_id;
    perform private.copy_bundle_members(line_id, added.id);
  end if;
  return cart_id;
end
$$;

-- Definer: no client may write orders. It touches the caller's own profile only.
create function public.add_to_cart(
  product_id uuid default null, answers jsonb default null, product_bundle_id uuid default null
) returns public.teacher_products_order
language plpgsql volatile security definer set search_path = '' as $$
declare
  profile_id uuid := private.lock_my_profile();
  cart_id uuid;
  cart public.teacher_products_order;
begin
  if profile_id is null then
    raise exception 'profile_required' using errcode = 'PT409';
  end if;
  if num_nonnulls(product_id, product_bundle_id) <> 1 then
    raise exception 'product_not_available' using errcode = 'PT404';
  end if;

  if product_bundle_id is null then
    cart_id := private.add_product_line(profile_id, product_id, answers);
  else
    cart_id := private.add_bundle_line(profile_id, product_bundle_id, answers);
  end if;

  select * into strict cart from public.teacher_products_order where id = cart_id;
  return cart;
end
$$;
comment on function public.add_to_cart(uuid, jsonb, uuid) is
  'Puts a published resource or bundle into the caller''s cart, which is created when there is '
  'none, and returns the cart. Adding what is already there changes nothing; what the caller owns '
  'already is refused. A mutation shows the lines as they were before it, because one statement '
  'sees one state: read them with my_cart() afterwards.';
grant execute on function public.add_to_cart(uuid, jsonb, uuid) to authenticated;

-- Definer: as add_to_cart().
create function public.remove_from_cart(
  product_id uuid default null, product_bundle_id uuid default null
) returns public.teacher_products_order
language plpgsql volatile security definer set search_path = '' as $$
declare
  cart_id uuid := private.find_cart(private.lock_my_profile());
  cart public.teacher_products_order;
begin
  delete from public.order_line as line
  where line.order_id = cart_id
    and (line.product_id = remove_from_cart.product_id
      or line.product_bundle_id = remove_from_cart.product_bundle_id);

  select * into cart from public.teacher_products_order where id = cart_id;
  return cart;
end
$$;
comment on function public.remove_from_cart(uuid, uuid) is
  'Takes a resource or a bundle out of the caller''s cart and returns the cart; null when there '
  'is no cart.';
grant execute on function public.remove_from_cart(uuid, uuid) to authenticated;

-- Definer: as add_to_cart().
create function public.change_answers(line_id uuid, answers jsonb) returns public.order_line
language plpgsql volatile security definer set search_path = '' as $$
declare
  cart_id uuid := private.find_cart(private.lock_my_profile());
  line public.order_line;
begin
  select * into line from public.order_line
  where order_line.id = line_id and order_line.order_id = cart_id
  for update;
  if line.id is null then
    raise exception 'line_not_found' using errcode = 'PT404';
  end if;

  update public.order_line
  set questions = private.answer_questions(line.questions, answers)
  where order_line.id = line_id
  returning * into line;
  return line;
end
$$;
comment on function public.change_answers(uuid, jsonb) is
  'Replaces the answers of a line in the caller''s cart, in the order of the questions.';
grant execute on function public.change_answers(uuid, jsonb) to authenticated;

-- Definer: as add_to_cart().
create function public.change_quantity(line_id uuid, quantity integer) returns public.order_line
language plpgsql volatile security definer set search_path = '' as $$
declare
  cart_id uuid := private.find_cart(private.lock_my_profile());
  line public.order_line;
begin
  select * into line from public.order_line
  where order_line.id = change_quantity.line_id and order_line.order_id = cart_id
  for update;
  if line.id is null then
    raise exception 'line_not_found' using errcode = 'PT404';
  end if;
  perform private.refuse_quantity(
    change_quantity.quantity, line.physical and line.product_bundle_id is null);

  update public.order_line
  set quantity = change_quantity.quantity
  where order_line.id = line.id
  returning * into line;
  return line;
end
$$;
comment on function public.change_quantity(uuid, integer) is
  'How many of a posted resource the caller''s cart holds: 1 to 99. Everything else is bought '
  'once.';
grant execute on function public.change_quantity(uuid, integer) to authenticated;

-- Definer: it finds the caller's own order only. As its caller it would plan everything anew, because plans are
-- kept for one role, and the writers of carts ask the same as their owner.
create function public.my_cart() returns public.teacher_products_order
language plpgsql stable security definer set search_path = '' as $$
declare
  cart_id uuid := private.chosen_cart(private.my_teacher_profile_id());
  cart public.teacher_products_order;
begin
  select * into cart from public.teacher_products_order as found where found.id = cart_id;
  return cart;
end
$$;
comment on function public.my_cart() is 'The caller''s cart; null when there is none.';
grant execute on function public.my_cart() to authenticated;

-- A function of one row whose name starts with an underscore is a computed field in pg_graphql, shown
-- without the underscore.
-- Definer: what everybody may know, without the policies of the two tables, which would be read for each line.
create function public._available(line public.order_line) returns boolean
language plpgsql stable security definer set search_path = ''
set plan_cache_mode = force_generic_plan as $$
begin
  return case
    when line.product_id is not null then exists (
      select from public.product as product
      where product.id = line.product_id and private.is_orderable(product))
    else exists (
      select from public.product_bundle as bundle
      where bundle.id = line.product_bundle_id and private.is_for_sale(bundle))
  end;
end
$$;
comment on function public._available(public.order_line) is
  'False when the resource or bundle is no longer sold: the line is struck through and the '
  'checkout is refused.';
grant execute on function public._available(public.order_line) to authenticated;
