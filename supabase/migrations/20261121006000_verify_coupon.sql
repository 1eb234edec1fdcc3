-- Asking about a coupon without putting it on a cart: the call verify-coupon (spec/platform.md 7).

-- Definer: buyers do not read coupons.
create function public.verify_coupon(coupon_code text, teacher_profile_id uuid default null)
returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  profile_id uuid := private.reachable_profile(teacher_profile_id);
  code text := private.normal_coupon_code(coupon_code);
  found_coupon public.coupon;
begin
  if code = '' then
    raise exception 'coupon_code_required' using errcode = 'PT422';
  end if;
  select * into found_coupon from public.coupon where coupon.coupon_code = code;
  perform private.raise_coupon_problem(private.coupon_problem(found_coupon, profile_id));
  return jsonb_build_object(
    'couponCode', found_coupon.coupon_code,
    'discount', jsonb_build_object(
      'type', found_coupon.discount_type, 'value', found_coupon.discount_value::text));
end
$$;
comment on function public.verify_coupon(text, uuid) is
  'What a coupon would take off for the caller, or for administrators for any profile: couponCode and '
  'discount with its type and value. Raises why it may not be used. Nothing is changed or promised.';
grant execute on function public.verify_coupon(text, uuid) to authenticated;
