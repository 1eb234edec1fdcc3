-- Codes of coupons cannot be guessed: each try is counted, and a cart takes no code that was not tried that way.
--
-- A database function that refuses a code undoes whatever it has written, the count of tries included, and so does
-- a later field of the same GraphQL request. Only the edge function verify-coupon therefore tries codes: its request
-- does nothing else and is always committed.

create table private.checked_coupon (
  id uuid not null default gen_random_uuid(),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  user_id uuid not null,
  coupon_id uuid not null,
  constraint checked_coupon_pkey primary key (id),
  constraint checked_coupon_user_id_coupon_id_key unique (user_id, coupon_id),
  constraint checked_coupon_user_id_fkey foreign key (user_id)
    references auth.users (id) on delete cascade,
  constraint checked_coupon_coupon_id_fkey foreign key (coupon_id)
    references public.coupon (id) on delete cascade
);

create index checked_coupon_coupon_id_idx on private.checked_coupon (coupon_id);

alter table private.checked_coupon enable row level security;

comment on table private.checked_coupon is
  'Who has had which coupon verified. It may be put on a cart for an hour.';

create trigger set_updated_at before update on private.checked_coupon
  for each row execute function private.set_updated_at();

create function private.refuse_unchecked_coupon(code text) returns void
language plpgsql stable set search_path = '' as $$
begin
  if private.in_group('admin') or exists (
    select from private.checked_coupon as checked
    join public.coupon on coupon.id = checked.coupon_id
    where checked.user_id = private.my_user_id() and coupon.coupon_code = refuse_unchecked_coupon.code
      and checked.updated_at > now() - interval '1 hour')
  then
    return;
  end if;
  raise exception 'coupon_not_verified' using errcode = 'PT409';
end
$$;
comment on function private.refuse_unchecked_coupon(text) is
  'The same refusal whether there is such a code or not. Administrators may read all codes.';

-- Definer: the counts and checks are private.
create function public.verify_coupon(coupon_code text, teacher_profile_id uuid) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  asker uuid := private.acting_user();
  code text := private.normal_coupon_code(coupon_code);
  profile_id uuid;
  seconds integer;
  found_coupon public.coupon;
  problem text;
begin
  select profile.id into profile_id
  from public.teacher_profile as profile
  where profile.id = verify_coupon.teacher_profile_id
    and (profile.user_id = asker or exists (
      select from private.user_group as membership
      where membership.user_id = asker and membership.group_name = 'admin'));
  if profile_id is null then
    raise exception 'profile_not_found' using errcode = 'PT404';
  end if;
  if code = '' then
    raise exception 'coupon_code_required' using errcode = 'PT422';
  end if;

  seconds := private.take_request('coupon by person', asker::text);
  if seconds > 0 then
    return jsonb_build_object('problem', 'too_many_requests', 'seconds', seconds);
  end if;
  select * into found_coupon from public.coupon where coupon.coupon_code = code;
  problem := private.coupon_problem(
    found_coupon, profile_id, private.chosen_cart(profile_id));
  if problem is not null then
    return jsonb_build_object('problem', problem);
  end if;
  insert into private.checked_coupon (user_id, coupon_id) values (asker, found_coupon.id)
  on conflict on constraint checked_coupon_user_id_coupon_id_key do update set updated_at = now();
  return jsonb_build_object(
    'couponCode', found_coupon.coupon_code,
    'discount', jsonb_build_object(
      'type', found_coupon.discount_type, 'value', found_coupon.discount_value::text));
end
$$;
comment on function public.verify_coupon(text, uuid) is
  'For the edge function verify-coupon, which says for whom it asks: what a coupon would take off '
  'for them, or for any profile when administrators ask, as couponCode, and discount with its type '
  'and value; else the problem as a word. Counts the try, so it answers problems and does not '
  'raise them. Reserves nothing; apply_coupon() takes the code for an hour.';
grant execute on function public.verify_coupon(text, uuid) to service_role;
