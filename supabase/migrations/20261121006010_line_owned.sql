-- The cart says which of its lines the buyer owns by now, before the checkout refuses them.

-- Definer: the caller has no right on the private view; it is asked about the caller only.
create function public._already_owned(line public.order_line) returns boolean
language sql stable security definer set search_path = ''
return private.owns_product(private.my_teacher_profile_id(), line.product_id)
  or line.product_bundle_id is not null
    and private.owns_bundle(private.my_teacher_profile_id(), line.product_bundle_id);
comment on function public._already_owned(public.order_line) is
  'True when the caller owns the resource, or everything in the bundle: bought elsewhere since it was '
  'added to the cart. Blocks the checkout, as private.refuse_unready_cart() says.';
grant execute on function public._already_owned(public.order_line) to authenticated;
