-- A cart can be weeks old. Before it is shown or paid it is brought up to date, and what can not be ordered
-- any more is named.

create function private.carried_answer(question jsonb, answered jsonb) returns jsonb
language sql immutable parallel safe set search_path = ''
return (
  select case
    when question ->> 'type' in ('Multi Select', 'Checkbox') then to_jsonb(kept.choices)
    else coalesce(to_jsonb(kept.choices[1]), 'null')
  end
  from (
    select array(
      select choice from unnest(private.answer_values(earlier -> 'value')) as choice
      where question ->> 'type' in ('Text', 'Textarea') or question -> 'items' ? choice
    ) as choices
    from (
      select (
        select candidate from jsonb_array_elements(answered) as candidate
        where candidate ->> 'label' = question ->> 'label'
          and candidate ->> 'type' = question ->> 'type'
        limit 1
      ) as earlier
    ) as found
  ) as kept
);
comment on function private.carried_answer(jsonb, jsonb) is
  'The earlier answer to a question of the same label and type, as far as it is still allowed.';

create function private.carry_answers(questions jsonb, answered jsonb) returns jsonb
language plpgsql immutable parallel safe set search_path = '' as $$
begin
  -- Most resources ask nothing.
  if questions = '[]' then
    return questions;
  end if;
  return coalesce((
    select jsonb_agg(
      jsonb_set(question.value, '{value}', private.carried_answer(question.value, answered))
      order by question.ordinality)
    from jsonb_array_elements(questions) with ordinality as question
  ), '[]');
end
$$;

create function private.lock_goods(order_id uuid) returns void
language plpgsql volatile set search_path = '' as $$
begin
  perform from public.product as product
  where product.id in (
    select line.product_id from public.order_line as line
    where line.order_id = lock_goods.order_id)
  order by product.id
  for share;
  perform from public.product_bundle as bundle
  where bundle.id in (
    select line.product_bundle_id from public.order_line as line
    where line.order_id = lock_goods.order_id)
  order by bundle.id
  for share;
end
$$;
comment on function private.lock_goods(uuid) is
  'Locks the resources and bundles in an order, so that their prices stay as they are. To be '
  'called before the order is locked.';

create function private.current_goods(order_id uuid)
returns table (
  line_id uuid, bundle_id uuid, title text, price numeric, full_price numeric, discount_percentage numeric,
  physical boolean, questions jsonb, members jsonb
)
language plpgsql stable set search_path = '' as $$
begin
  return query
    select line.id, null::uuid, product.title, product.price, null::numeric, private.discount_now(product.id, product.discount_percentage),
      product.physical, private.carry_answers(product.questions, line.questions), '[]'::jsonb
    from public.order_line as line
    join public.product as product on product.id = line.product_id
    where line.order_id = current_goods.order_id and private.is_orderable(product)
    union all
    select line.id, bundle.id, bundle.title, mine.price,
      case when mine.price < bundle.price then bundle.price end, private.discount_now(bundle.id, bundle.discount_percentage),
      bundle.physical,
      private.carry_answers(private.bundle_questions(bundle.id), line.questions),
      (select jsonb_agg(
         jsonb_build_array(member.product_id, member.title, held.physical,
           bundle.complete_price and private.has_paid_for(line.teacher_profile_id, member.product_id))
         order by member.position, member.id)
       from public.product_bundle_product as member
       join public.product as held on held.id = member.product_id
       where member.product_bundle_id = bundle.id)
    from public.order_line as line
    join public.product_bundle as bundle on bundle.id = line.product_bundle_id
    cross join lateral private.bundle_price_for(line.teacher_profile_id, bundle) as mine (price)
    where line.order_id = current_goods.order_id and private.is_for_sale(bundle);
end
$$;
comment on function private.current_goods(uuid) is
  'What the lines of an order would say if they were added now. Lines whose goods are no longer '
  'sold are left out.';

create function private.line_members(line_id uuid) returns jsonb
language sql stable set search_path = ''
return coalesce((
  select jsonb_agg(
    jsonb_build_array(member.product_id, member.title, member.physical, member.paid_before)
    order by member.position)
  from public.order_line_member as member where member.order_line_id = line_members.line_id
), '[]');

create function private.refresh_coupon(order_id uuid) returns void
language plpgsql volatile set search_path = '' as $$
declare
  now_gives record;
begin
  select coupon.coupon_code, coupon.discount_type, coupon.discount_value into now_gives
  from public.teacher_products_order as parent
  join public.coupon on coupon.coupon_code = parent.coupon_code
  where parent.id = refresh_coupon.order_id
    and (coupon.discount_type, coupon.discount_value)
      is distinct from (parent.coupon_discount_type, parent.coupon_discount_value);
  if found then
    perform private.price_order(
      order_id, now_gives.coupon_code, now_gives.discount_type, now_gives.discount_value);
  end if;
end
$$;

create function private.refresh_order(order_id uuid) returns setof public.order_line
language plpgsql volatile set search_path = '' as $$
declare
  goods record;
  line public.order_line;
  price_now numeric;
begin
  perform private.lock_goods(order_id);
  perform from public.teacher_products_order as parent
  where parent.id = refresh_order.order_id and parent.order_status = 'PENDING'
  for update;
  if not found then
    return;
  end if;

  for goods in select * from private.current_goods(order_id) as current_line order by line_id loop
    select * into line from public.order_line where order_line.id = goods.line_id for update;
    continue when line.id is null or (
      (line.title, line.price, line.full_price, line.discount_percentage, line.physical, line.questions)
        is not distinct from
      (goods.title, goods.price, goods.full_price, goods.discount_percentage, goods.physical, goods.questions)
      and (goods.bundle_id is null or private.line_members(line.id) = goods.members));

    price_now := private.discounted_price(coalesce(goods.price, 0), goods.discount_percentage);
    update public.order_line
    set title = goods.title, price = goods.price, full_price = goods.full_price,
        discount_percentage = goods.discount_percentage,
        physical = goods.physical, questions = goods.questions,
        -- What is no longer posted is bought once. Seats that an administrator agreed stay as many as they are.
        quantity = case when line.physical and not goods.physical then 1 else line.quantity end,
        price_before = nullif(coalesce(line.price_before, line.unit_price), price_now)
    where order_line.id = line.id;
    if goods.bundle_id is not null then
      perform private.copy_bundle_members(line.id, goods.bundle_id);
    end if;
    return query select * from public.order_line where order_line.id = line.id;
  end loop;

  perform private.refresh_coupon(order_id);
end
$$;
comment on function private.refresh_order(uuid) is
  'Brings a PENDING order up to date and returns the lines that changed. To be called with the '
  'profile locked and the order not yet locked, because it locks the goods first. A quote keeps '
  'its prices. Lines whose goods are no longer sold stay as they were; '
  'private.cart_problem() reports them.';

-- Definer: no client may write orders. It touches the caller's own cart only.
create function public.refresh_cart() returns setof public.order_line
language plpgsql volatile security definer set search_path = '' as $$
declare
  my_profile_id uuid := private.lock_my_profile();
  -- Chosen without a lock; private.refresh_order() checks the status again under one.
  chosen_id uuid := private.chosen_cart(my_profile_id);
begin
  if chosen_id is null then
    return;
  end if;
  return query select * from private.refresh_order(chosen_id);
  -- The seller may have registered for VAT, or given it up, since the cart was last priced.
  update public.teacher_products_order as cart
  set order_vat = private.vat_charged(cart.order_total)
  where cart.id = chosen_id and cart.order_status in ('QUOTING', 'PENDING')
    and cart.order_vat <> private.vat_charged(cart.order_total);
end
$$;
comment on function public.refresh_cart() is
  'Copies what resources and bundles say now into the caller''s cart, when it is opened. Returns '
  'the lines that changed. priceBefore stays on a line until its price is again what it was when '
  'the line was added.';
grant execute on function public.refresh_cart() to authenticated;

-- Definer: only to reach private.answer_values(). It reads nothing but the row.
create function public._answers_missing(line public.order_line) returns boolean
language plpgsql immutable security definer set search_path = '' as $$
begin
  -- Most resources ask nothing.
  if line.questions = '[]' then
    return false;
  end if;
  return exists (
    select from jsonb_array_elements(line.questions) as question
    where coalesce((question ->> 'required')::boolean, false)
      and cardinality(private.answer_values(question -> 'value')) = 0
  );
end
$$;
comment on function public._answers_missing(public.order_line) is
  'True when a required question has no answer, because the resource has a new question: the '
  'buyer is asked again, and until then the checkout is refused.';
grant execute on function public._answers_missing(public.order_line) to authenticated;

-- Definer: the caller has no right on the private view, and is told about themselves only.
create function public._already_owned(line public.order_line) returns boolean
language plpgsql stable security definer set search_path = '' as $$
begin
  return private.owns_goods(
    private.my_teacher_profile_id(), line.product_id, line.product_bundle_id);
end
$$;
comment on function public._already_owned(public.order_line) is
  'True when the caller owns the resource, or everything in the bundle, because it was bought '
  'elsewhere since it was added to the cart. The checkout is refused.';
grant execute on function public._already_owned(public.order_line) to authenticated;

-- One statement for all lines, where the computed fields above would be asked for each. With a generic plan that reads
-- by index, as private.owns_product().
create function private.line_standings(order_id uuid)
returns table (line_id uuid, available boolean, owned boolean, answers_missing boolean)
language plpgsql stable set search_path = ''
set plan_cache_mode = force_generic_plan set enable_seqscan = off as $$
begin
  return query
    select line.id,
      case when line.product_bundle_id is null
        then coalesce(private.is_orderable(product), false)
        else coalesce(private.is_for_sale(bundle), false) end,
      case when line.product_bundle_id is not null
        then private.owns_bundle(line.teacher_profile_id, line.product_bundle_id)
        else exists (
          select from private.owned_product as mine
          where mine.teacher_profile_id = line.teacher_profile_id
            and mine.product_id = line.product_id) end,
      line.questions <> '[]' and public._answers_missing(line)
    from public.order_line as line
    left join public.product as product on product.id = line.product_id
    left join public.product_bundle as bundle on bundle.id = line.product_bundle_id
    where line.order_id = line_standings.order_id;
end
$$;
comment on function private.line_standings(uuid) is
  'What _available(), _already_owned() and _answers_missing() say, for all lines of an order at '
  'once; the owner is the owner of the order.';

create function private.cart_problem(order_id uuid) returns text
language plpgsql stable set search_path = '' as $$
declare
  asked public.teacher_products_order;
  lines record;
begin
  select * into asked from public.teacher_products_order as parent
  where parent.id = cart_problem.order_id;
  select count(*) as number, bool_and(standing.available) as available,
    bool_or(standing.owned) as owned, bool_or(standing.answers_missing) as answers_missing
  into lines
  from private.line_standings(cart_problem.order_id) as standing;
  return case
    when lines.number = 0 then 'cart_empty'
    when not lines.available then 'product_not_available'
    when lines.answers_missing then 'questions_required'
    when lines.owned and asked.order_status = 'PENDING' then 'product_owned'
    when private.lacks_invoice_details(asked) then 'invoice_details_required'
  end;
end
$$;
comment on function private.cart_problem(uuid) is
  'Why a cart can not be ordered as it is, as a word; null when it can. To be asked after '
  'private.refresh_order().';

create function private.raise_cart_problem(problem text) returns void
language plpgsql stable set search_path = '' as $$
begin
  case problem
    when 'cart_empty' then raise exception 'cart_empty' using errcode = 'PT409';
    when 'product_not_available' then
      raise exception 'product_not_available' using errcode = 'PT404';
    when 'questions_required' then raise exception 'questions_required' using errcode = 'PT422';
    when 'product_owned' then raise exception 'product_owned' using errcode = 'PT409';
    when 'invoice_details_required' then
      raise exception 'invoice_details_required' using errcode = 'PT422';
    else null;
  end case;
end
$$;
comment on function private.raise_cart_problem(text) is
  'Raises the word of private.cart_problem() as an error; does nothing for null.';

-- The total of a cart without the lines that can not be ordered. The order itself keeps the amounts of all
-- its lines; it can not be placed before those lines are taken out.
create function private.orderable_amounts(order_id uuid)
returns table (shipping_fee numeric, coupon_amount numeric, order_total numeric)
language plpgsql stable set search_path = '' as $$
declare
  asked public.teacher_products_order;
  left_out uuid[];
begin
  select * into asked from public.teacher_products_order as parent
  where parent.id = orderable_amounts.order_id
    and parent.teacher_profile_id = private.my_teacher_profile_id();
  if asked.id is null then
    return;
  end if;
  left_out := array(
    select standing.line_id from private.line_standings(asked.id) as standing
    where not standing.available or asked.order_status = 'PENDING' and standing.owned);
  -- A coupon that the checkout would refuse takes nothing off.
  if asked.coupon_code is not null and public._coupon_problem(asked) is not null then
    return query
      select amounts.shipping_fee, amounts.coupon_amount, amounts.order_total
      from private.order_amounts(asked.id, null, null, left_out) as amounts;
    return;
  end if;
  -- Then the amounts on the order are the answer.
  if left_out = '{}' then
    return query select asked.shipping_fee, asked.coupon_amount, asked.order_total;
    return;
  end if;
  return query
    select amounts.shipping_fee, amounts.coupon_amount, amounts.order_total
    from private.order_amounts(
      asked.id, asked.coupon_discount_type, asked.coupon_discount_value, left_out) as amounts;
end
$$;
comment on function private.orderable_amounts(uuid) is
  'The amounts of a cart or quote of the caller without the lines that '
  'private.cart_problem() would name as no longer sold or already owned, and without a coupon that '
  'the checkout would refuse. No row for the '
  'order of somebody else.';

-- Definer, like the next three: what is sold and what is owned is private. They answer for the caller's own
-- orders only, and look those up again: over REST a caller may invent the row.
create function public._orderable_total(ordered public.teacher_products_order) returns numeric
language plpgsql stable security definer set search_path = '' as $$
begin
  return (private.orderable_amounts(ordered.id)).order_total;
end
$$;
comment on function public._orderable_total(public.teacher_products_order) is
  'orderTotal without the lines that can not be ordered. Null for callers who do not own the '
  'order.';

create function public._orderable_vat(ordered public.teacher_products_order) returns numeric
language plpgsql stable security definer set search_path = '' as $$
begin
  -- As it is today: only the VAT depends on the day.
  return private.vat_charged((private.orderable_amounts(ordered.id)).order_total);
end
$$;
comment on function public._orderable_vat(public.teacher_products_order) is
  'The VAT inside orderableTotal.';

create function public._orderable_shipping_fee(ordered public.teacher_products_order) returns numeric
language plpgsql stable security definer set search_path = '' as $$
begin
  return (private.orderable_amounts(ordered.id)).shipping_fee;
end
$$;
comment on function public._orderable_shipping_fee(public.teacher_products_order) is
  'shippingFee without the lines that can not be ordered.';

create function public._orderable_coupon_amount(ordered public.teacher_products_order) returns numeric
language plpgsql stable security definer set search_path = '' as $$
begin
  return (private.orderable_amounts(ordered.id)).coupon_amount;
end
$$;
comment on function public._orderable_coupon_amount(public.teacher_products_order) is
  'What the coupon takes off the lines that can be ordered.';

grant execute on function
  public._orderable_total(public.teacher_products_order),
  public._orderable_vat(public.teacher_products_order),
  public._orderable_shipping_fee(public.teacher_products_order),
  public._orderable_coupon_amount(public.teacher_products_order)
  to authenticated;
