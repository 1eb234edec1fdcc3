-- The cart: the first QUOTING order, else the first PENDING one.

create function private.find_cart(profile_id uuid) returns uuid
language plpgsql volatile set search_path = '' as $$
declare
  cart_id uuid;
begin
  -- All open orders are locked before one is chosen: a status that somebody else is just changing
  -- must not make the choice fall on nothing.
  perform from public.teacher_products_order as candidate
  where candidate.teacher_profile_id = find_cart.profile_id
    and candidate.order_status in ('QUOTING', 'PENDING')
  order by candidate.id
  for update;

  select cart.id into cart_id
  from public.teacher_products_order as cart
  where cart.teacher_profile_id = find_cart.profile_id
    and cart.order_status in ('QUOTING', 'PENDING')
  order by cart.order_status desc, cart.created_at, cart.id
  limit 1;
  return cart_id;
end
$$;
comment on function private.find_cart(uuid) is
  'The cart, locked until the end of the transaction. "desc" puts QUOTING before PENDING.';

-- Definer: no client may write orders. The caller's own profile is the only one it touches.
create function public.add_to_cart(product_id uuid, answers jsonb default null)
returns public.teacher_products_order
language plpgsql volatile security definer set search_path = '' as $$
declare
  caller uuid := private.signed_in_user();
  profile_id uuid;
  cart_id uuid;
  added public.product;
  cart public.teacher_products_order;
begin
  -- One cart at a time per teacher: the second of two devices waits here for the first.
  select profile.id into profile_id
  from public.teacher_profile as profile where profile.user_id = caller
  for no key update;
  if profile_id is null then
    raise exception 'profile_required' using errcode = 'PT409';
  end if;

  -- The lock keeps the price from changing between reading and copying it.
  select * into added
  from public.product as product
  where product.id = add_to_cart.product_id and private.is_published(product)
  for share;
  if added.id is null then
    raise exception 'product_not_available' using errcode = 'PT404';
  end if;

  cart_id := private.find_cart(profile_id);
  if not exists (
    select from public.order_line as line
    where line.order_id = cart_id and line.product_id = added.id
  ) then
    if cart_id is null then
      insert into public.teacher_products_order (teacher_profile_id) values (profile_id)
      returning id into cart_id;
      perform private.record_order_event(cart_id, null, 'PENDING', 'first_product_added');
    end if;
    insert into public.order_line
      (order_id, product_id, title, price, discount_percentage, physical, questions)
    values (
      cart_id, added.id, added.title, added.price, added.discount_percentage, added.physical,
      private.answer_questions(added.questions, answers));
  end if;

  select * into strict cart from public.teacher_products_order where id = cart_id;
  return cart;
end
$$;
comment on function public.add_to_cart(uuid, jsonb) is
  'Puts a published resource into the caller''s cart, which is made when there is none, and returns '
  'the cart. Adding what is already there changes nothing. The lines below the result of a mutation '
  'are those from before it (one statement sees one state): read them with my_cart() afterwards.';
grant execute on function public.add_to_cart(uuid, jsonb) to authenticated;

-- Definer: as add_to_cart.
create function public.remove_from_cart(product_id uuid) returns public.teacher_products_order
language plpgsql volatile security definer set search_path = '' as $$
declare
  caller uuid := private.signed_in_user();
  profile_id uuid;
  cart_id uuid;
  cart public.teacher_products_order;
begin
  select profile.id into profile_id
  from public.teacher_profile as profile where profile.user_id = caller
  for no key update;
  cart_id := private.find_cart(profile_id);

  delete from public.order_line as line
  where line.order_id = cart_id and line.product_id = remove_from_cart.product_id;

  select * into cart from public.teacher_products_order where id = cart_id;
  return cart;
end
$$;
comment on function public.remove_from_cart(uuid) is
  'Takes a resource out of the caller''s cart and returns the cart; nothing when there is no cart.';
grant execute on function public.remove_from_cart(uuid) to authenticated;

create function public.my_cart() returns public.teacher_products_order
language sql stable set search_path = ''
begin atomic
  select cart.*
  from public.teacher_products_order as cart
  where cart.teacher_profile_id = private.my_teacher_profile_id()
    and cart.order_status in ('QUOTING', 'PENDING')
  order by cart.order_status desc, cart.created_at, cart.id
  limit 1;
end;
comment on function public.my_cart() is
  'The caller''s cart, by the same choice as add_to_cart(); nothing when there is none.';
grant execute on function public.my_cart() to authenticated;

-- pg_graphql takes a function for a computed field when its name starts with an underscore, and
-- shows it without.
create function public._available(line public.order_line) returns boolean
language sql stable set search_path = ''
return exists (
  select from public.product as product
  where product.id = line.product_id and private.is_published(product)
);
comment on function public._available(public.order_line) is
  'False when the resource is no longer sold: the line is struck through and blocks the checkout.';
grant execute on function public._available(public.order_line) to authenticated;
