-- Codes that take something off the downloadable part of an order.

create table public.coupon (
  id uuid not null default gen_random_uuid(),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  coupon_code text not null,
  enabled boolean not null default true,
  start_date date not null,
  end_date date not null,
  discount_type text not null,
  discount_value numeric(12, 2) not null,
  restrict_to text not null default 'ALL',
  restrict_to_teachers uuid[] not null default '{}',
  max_uses integer,
  uses integer not null default 0,
  batch text,
  constraint coupon_pkey primary key (id),
  constraint coupon_coupon_code_key unique (coupon_code),
  constraint coupon_coupon_code_shape check (coupon_code ~ '^[A-Z0-9]{1,40}$'),
  constraint coupon_dates_in_order check (end_date >= start_date),
  constraint coupon_discount_type_known check (discount_type in ('PERCENTAGE', 'AMOUNT')),
  constraint coupon_discount_value_range check (
    discount_value > 0 and (discount_type = 'AMOUNT' or discount_value <= 100)),
  constraint coupon_restrict_to_known check (restrict_to in ('ALL', 'Teachers')),
  constraint coupon_restrict_to_teachers_only_for_teachers
    check (restrict_to = 'Teachers' or restrict_to_teachers = '{}'),
  constraint coupon_max_uses_positive check (max_uses >= 1),
  constraint coupon_uses_not_negative check (uses >= 0),
  constraint coupon_batch_length check (private.has_text(batch, 60)),
  constraint coupon_numbers check (discount_value <> 'NaN'),
  constraint coupon_dates_in_time check (private.in_time(start_date) and private.in_time(end_date)),
  constraint coupon_restrict_to_teachers_length check (cardinality(restrict_to_teachers) <= 5000)
);

create index coupon_batch_idx on public.coupon (batch) where batch is not null;

alter table public.coupon enable row level security;

create policy "administrators read coupons" on public.coupon
  for select to authenticated using ((select private.in_group('admin')));
create policy "administrators create coupons" on public.coupon
  for insert to authenticated with check ((select private.in_group('admin')));
create policy "administrators change coupons" on public.coupon
  for update to authenticated
  using ((select private.in_group('admin'))) with check ((select private.in_group('admin')));
create policy "administrators delete coupons" on public.coupon
  for delete to authenticated using ((select private.in_group('admin')));

grant select (
  id, created_at, updated_at, coupon_code, enabled, start_date, end_date, discount_type,
  discount_value, restrict_to, restrict_to_teachers, max_uses, uses, batch
) on public.coupon to authenticated;
-- Not granted: uses, which redeem_coupon() and release_coupon() count.
grant insert (
  coupon_code, enabled, start_date, end_date, discount_type, discount_value, restrict_to,
  restrict_to_teachers, max_uses
), update (
  coupon_code, enabled, start_date, end_date, discount_type, discount_value, restrict_to,
  restrict_to_teachers, max_uses
), delete on public.coupon to authenticated;
grant select, insert, update, delete on public.coupon to service_role;

comment on table public.coupon is
  'A code and what it takes off. Buyers never read this table: apply_coupon() and verify_coupon() '
  'answer them. @graphql({"totalCount": {"enabled": true}})';
comment on column public.coupon.start_date is 'First day, in South African time.';
comment on column public.coupon.end_date is 'Last day, in South African time.';
comment on column public.coupon.discount_value is
  'Percent, or for AMOUNT rand for the whole order.';
comment on column public.coupon.restrict_to is 'ALL, or Teachers: members of the teacher group.';
comment on column public.coupon.restrict_to_teachers is
  'Ids of teacher profiles. When it is empty and restrict_to is Teachers: every teacher.';
comment on column public.coupon.max_uses is 'How many orders may use it; empty for any number.';
comment on column public.coupon.uses is 'How many orders use it now.';
comment on column public.coupon.batch is 'The name of the batch that the code was made in.';

create trigger set_updated_at before update on public.coupon
  for each row execute function private.set_updated_at();
create trigger record_admin_write after insert or update or delete on public.coupon
  for each row execute function private.record_admin_write();

create table public.coupon_redemption (
  id uuid not null default gen_random_uuid(),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  coupon_id uuid not null,
  order_id uuid not null,
  constraint coupon_redemption_pkey primary key (id),
  constraint coupon_redemption_coupon_id_fkey foreign key (coupon_id)
    references public.coupon (id) on delete cascade,
  constraint coupon_redemption_order_id_fkey foreign key (order_id)
    references public.teacher_products_order (id) on delete cascade,
  -- An order uses a coupon once, even if its checkout is repeated.
  constraint coupon_redemption_order_id_key unique (order_id)
);

create index coupon_redemption_coupon_id_idx on public.coupon_redemption (coupon_id);

alter table public.coupon_redemption enable row level security;

create policy "administrators read redemptions" on public.coupon_redemption
  for select to authenticated using ((select private.in_group('admin')));

grant select (id, created_at, updated_at, coupon_id, order_id)
  on public.coupon_redemption to authenticated;
-- Not granted: insert, update, delete. Placing an order adds a row, cancelling it removes the row.
grant select on public.coupon_redemption to service_role;

comment on table public.coupon_redemption is
  'Which order uses which coupon. The row is removed when the order gives the coupon back. '
  '@graphql({"totalCount": {"enabled": true}})';

create trigger set_updated_at before update on public.coupon_redemption
  for each row execute function private.set_updated_at();

create function private.coupon_problem(
  coupon public.coupon, profile_id uuid, order_id uuid default null
) returns text
language plpgsql stable set search_path = '' as $$
begin
  return case
    when coupon.id is null then 'coupon_not_found'
    when not coupon.enabled then 'coupon_disabled'
    when private.today() < coupon.start_date then 'coupon_not_started'
    when private.today() > coupon.end_date then 'coupon_expired'
    when coupon.restrict_to = 'Teachers' and not (
      case
        when coupon.restrict_to_teachers = '{}' then exists (
          select from private.user_group as membership
          join public.teacher_profile as profile on profile.user_id = membership.user_id
          where profile.id = coupon_problem.profile_id and membership.group_name = 'teacher')
        else coupon_problem.profile_id = any (coupon.restrict_to_teachers)
      end
    ) then 'coupon_not_for_you'
    when coupon.uses >= coupon.max_uses and not exists (
      select from public.coupon_redemption as own
      where own.order_id = coupon_problem.order_id and own.coupon_id = coupon.id
    ) then 'coupon_used_up'
  end;
end
$$;
comment on function private.coupon_problem(public.coupon, uuid, uuid) is
  'Why this teacher may not use this coupon now, as a word; null when they may. The use that the '
  'order named has already does not count against it.';

create function private.raise_coupon_problem(problem text) returns void
language plpgsql stable set search_path = '' as $$
begin
  case problem
    when 'coupon_not_found' then raise exception 'coupon_not_found' using errcode = 'PT404';
    when 'coupon_disabled' then raise exception 'coupon_disabled' using errcode = 'PT409';
    when 'coupon_not_started' then raise exception 'coupon_not_started' using errcode = 'PT409';
    when 'coupon_expired' then raise exception 'coupon_expired' using errcode = 'PT409';
    when 'coupon_not_for_you' then raise exception 'coupon_not_for_you' using errcode = 'PT403';
    when 'coupon_used_up' then raise exception 'coupon_used_up' using errcode = 'PT409';
    when 'coupon_changed' then raise exception 'coupon_changed' using errcode = 'PT409';
    else null;
  end case;
end
$$;
comment on function private.raise_coupon_problem(text) is
  'Raises the word of private.coupon_problem() or private.try_redeem_coupon() as an error; does '
  'nothing for null.';

create function private.try_redeem_coupon(order_id uuid) returns text
language plpgsql volatile set search_path = '' as $$
declare
  used_by public.teacher_products_order;
  redeemed public.coupon;
  problem text;
begin
  select * into strict used_by
  from public.teacher_products_order as parent where parent.id = try_redeem_coupon.order_id;
  if used_by.coupon_code is null or exists (
    select from public.coupon_redemption as redemption
    where redemption.order_id = try_redeem_coupon.order_id
  ) then
    return null;
  end if;

  -- The second of two checkouts waits here, and then sees the use of the first.
  select * into redeemed from public.coupon
  where coupon.coupon_code = used_by.coupon_code
  for update;
  problem := coalesce(
    private.coupon_problem(redeemed, used_by.teacher_profile_id),
    case when (redeemed.discount_type, redeemed.discount_value)
      is distinct from (used_by.coupon_discount_type, used_by.coupon_discount_value)
    then 'coupon_changed' end);
  if problem is null then
    insert into public.coupon_redemption (coupon_id, order_id)
    values (redeemed.id, try_redeem_coupon.order_id);
    update public.coupon set uses = coupon.uses + 1 where coupon.id = redeemed.id;
  end if;
  return problem;
end
$$;
comment on function private.try_redeem_coupon(uuid) is
  'Counts the use of the coupon on an order, once, or answers why it may not be used: the words of '
  'private.coupon_problem(), or coupon_changed when the coupon no longer gives what the order '
  'says. To be called with the order locked. Locks the coupon. Null for an order without a coupon, '
  'and for one whose use is counted already: a use that is kept is not judged again.';

create function private.redeem_coupon(order_id uuid) returns void
language plpgsql volatile set search_path = '' as $$
begin
  perform private.raise_coupon_problem(private.try_redeem_coupon(order_id));
end
$$;
comment on function private.redeem_coupon(uuid) is
  'private.try_redeem_coupon() for the transaction that places an order: raises the problem. To be '
  'called after private.refresh_order().';

create function private.release_coupon(order_id uuid) returns void
language plpgsql volatile set search_path = '' as $$
declare
  released_id uuid;
begin
  select redemption.coupon_id into released_id
  from public.coupon_redemption as redemption
  where redemption.order_id = release_coupon.order_id;
  if released_id is null then
    return;
  end if;

  perform from public.coupon where coupon.id = released_id for update;
  delete from public.coupon_redemption as redemption
  where redemption.order_id = release_coupon.order_id;
  if found then
    update public.coupon set uses = coupon.uses - 1 where coupon.id = released_id;
  end if;
end
$$;
comment on function private.release_coupon(uuid) is
  'Gives back the use of a coupon when its order is cancelled or its card payment brought no money. '
  'The order must be locked; its amounts stay. Does nothing for an order that used none.';

-- A coupon on a cart or an order is checked again, and counted, when the order is placed.

create function private.normal_coupon_code(typed text) returns text
language sql immutable parallel safe set search_path = ''
return regexp_replace(upper(coalesce(private.same_text(left(typed, 100)), '')), '[^A-Z0-9]', '', 'g');
comment on function private.normal_coupon_code(text) is 'Upper case, letters A to Z and digits only.';

create function private.lock_order_for_coupon(order_id uuid) returns public.teacher_products_order
language plpgsql volatile set search_path = '' as $$
declare
  profile_id uuid := private.lock_my_profile();
  -- Found here: in the condition below it would be asked for every order of the shop.
  wanted_id uuid := coalesce(order_id, private.find_cart(profile_id));
  locked public.teacher_products_order;
begin
  select * into locked
  from public.teacher_products_order as parent
  where parent.id = wanted_id
  for update;
  if locked.id is null and lock_order_for_coupon.order_id is null then
    raise exception 'cart_empty' using errcode = 'PT409';
  end if;
  if locked.id is null and private.in_group('admin') then
    raise exception 'no_such_order' using errcode = 'PT404';
  elsif locked.id is null or not (locked.teacher_profile_id is not distinct from profile_id or private.in_group('admin')) then
    raise exception 'order_not_found' using errcode = 'PT404';
  end if;
  if not (locked.order_status in ('PENDING', 'QUOTING')
    or locked.order_status = 'PROCESSING' and private.in_group('admin'))
  then
    raise exception 'order_not_open' using errcode = 'PT409';
  end if;
  if not private.in_group('admin') then
    perform private.refuse_open_payment(locked.id);
  end if;
  return locked;
end
$$;
comment on function private.lock_order_for_coupon(uuid) is
  'The caller''s cart, or the order named, locked. It must be an open order of the caller, or one '
  'that the caller may edit as an administrator.';

create function private.put_coupon(target public.teacher_products_order, coupon_code text) returns void
language plpgsql volatile set search_path = '' as $$
declare
  code text := private.normal_coupon_code(coupon_code);
  applied public.coupon;
begin
  if code = '' then
    raise exception 'coupon_code_required' using errcode = 'PT422';
  end if;
  if target.coupon_code is distinct from code then
    perform private.refuse_unchecked_coupon(code);
  end if;
  -- Both coupons, by id, because an administrator may exchange one for the other on another order.
  perform from public.coupon
  where target.order_status = 'PROCESSING' and (coupon.coupon_code = code or coupon.id in (
    select redemption.coupon_id from public.coupon_redemption as redemption
    where redemption.order_id = target.id))
  order by coupon.id
  for update;
  select * into applied from public.coupon where coupon.coupon_code = code;
  perform private.raise_coupon_problem(
    private.coupon_problem(applied, target.teacher_profile_id, target.id));
  -- The same coupon again keeps its use: a card payment may have been prepared with it.
  if not exists (
    select from public.coupon_redemption as kept
    where kept.order_id = target.id and kept.coupon_id = applied.id
  ) then
    perform private.release_coupon(target.id);
  end if;

  perform private.price_order(
    target.id, applied.coupon_code, applied.discount_type, applied.discount_value);
  if target.order_status = 'PROCESSING' then
    perform private.redeem_coupon(target.id);
  end if;
end
$$;
comment on function private.put_coupon(public.teacher_products_order, text) is
  'Puts a coupon on an order that is locked, and counts it at once when the order is placed already.';

create function private.take_coupon_off(order_id uuid) returns void
language plpgsql volatile set search_path = '' as $$
begin
  perform private.release_coupon(order_id);
  perform private.price_order(order_id, null, null, null);
end
$$;

-- Definer: no client may write orders or read coupons; see private.lock_order_for_coupon().
create function public.apply_coupon(coupon_code text, order_id uuid default null)
returns public.teacher_products_order
language plpgsql volatile security definer set search_path = '' as $$
declare
  target public.teacher_products_order := private.lock_order_for_coupon(order_id);
begin
  perform private.put_coupon(target, coupon_code);
  select * into strict target from public.teacher_products_order as parent
  where parent.id = target.id;
  return target;
end
$$;
comment on function public.apply_coupon(text, uuid) is
  'Puts a coupon on the caller''s cart, or on the order named, and returns the order. Case, '
  'spaces and hyphens of the code do not matter. Teachers have it verified by the edge function '
  'verify-coupon first. The coupon is checked again, and counted, at the '
  'checkout. Applying the coupon that the order has already keeps the use that is counted.';
grant execute on function public.apply_coupon(text, uuid) to authenticated;

-- Definer: as apply_coupon().
create function public.remove_coupon(order_id uuid default null)
returns public.teacher_products_order
language plpgsql volatile security definer set search_path = '' as $$
declare
  target public.teacher_products_order := private.lock_order_for_coupon(order_id);
begin
  perform private.take_coupon_off(target.id);
  select * into strict target from public.teacher_products_order as parent
  where parent.id = target.id;
  return target;
end
$$;
comment on function public.remove_coupon(uuid) is
  'Takes the coupon off the caller''s cart, or off the order named, and returns the order.';
grant execute on function public.remove_coupon(uuid) to authenticated;

-- Definer: buyers may not read coupons. The order is looked up again: over REST a caller may invent the row that a
-- computed field is asked about.
create function public._coupon_problem(parent public.teacher_products_order) returns text
language plpgsql stable security definer set search_path = '' as $$
declare
  asked public.teacher_products_order;
begin
  if parent.coupon_code is null then
    return null;
  end if;
  asked := private.readable_order(parent.id);
  if asked.coupon_code is null or asked.order_status not in ('PENDING', 'QUOTING')
    -- A use that is counted already is not judged again.
    or exists (select from public.coupon_redemption as kept where kept.order_id = asked.id)
  then
    return null;
  end if;
  return (
    select coalesce(
      private.coupon_problem(coupon, asked.teacher_profile_id),
      -- A cart is brought up to date; a quote keeps what it said.
      case when asked.order_status = 'QUOTING'
        and (coupon.discount_type, coupon.discount_value)
          is distinct from (asked.coupon_discount_type, asked.coupon_discount_value)
      then 'coupon_changed' end)
    from (values (asked.coupon_code)) as applied (code)
    left join public.coupon on coupon.coupon_code = applied.code
  );
end
$$;
comment on function public._coupon_problem(public.teacher_products_order) is
  'Why the checkout would refuse the coupon of this open order, as a word; null when it would '
  'not.';
grant execute on function public._coupon_problem(public.teacher_products_order) to authenticated;
