-- What the members of a bundle cost one by one, and what the bundle saves.

-- Definer: a member may be for sale by itself whatever the caller has a right to read. In plpgsql, because
-- it is asked for every line of a list.
create function private.members_apart(bundle_id uuid) returns numeric
language plpgsql stable security definer set search_path = '' as $$
begin
  return (
    select case when bool_and(coalesce(private.is_orderable(product), false))
      then sum(coalesce(private.product_price_now(product), 0)) end
    from public.product_bundle_product as member
    join public.product as product on product.id = member.product_id
    where member.product_bundle_id = members_apart.bundle_id
  );
end
$$;
comment on function private.members_apart(uuid) is
  'What the members of a bundle cost now when bought one by one; empty when one of them is not for sale '
  'by itself.';
grant execute on function private.members_apart(uuid) to anon, authenticated;

create function public._apart_price(bundle public.product_bundle) returns numeric
language sql stable set search_path = ''
return (
  select private.members_apart(asked.id)
  from public.product_bundle as asked where asked.id = bundle.id
);
comment on function public._apart_price(public.product_bundle) is
  'What the members cost now when bought one by one; empty when one of them is not for sale by itself.';
create function public._saving(bundle public.product_bundle) returns numeric
language sql stable set search_path = ''
return (
  select nullif(greatest(private.members_apart(asked.id) - coalesce(public._bundle_sale_price(asked), 0), 0), 0)
  from public.product_bundle as asked where asked.id = bundle.id
);
comment on function public._saving(public.product_bundle) is
  'How much less the bundle costs than its members apart; empty when nothing is saved.';
grant execute on function public._apart_price(public.product_bundle), public._saving(public.product_bundle)
  to anon, authenticated;
