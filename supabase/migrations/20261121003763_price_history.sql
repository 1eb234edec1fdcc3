-- What a resource or bundle has cost: the audit knows each price that an administrator wrote, one by one or many at once.

-- Definer: for administrators only; the audit holds every column, and only the prices are read here.
create function public.price_history(goods_id uuid) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_admin();
  return (
    select coalesce(jsonb_agg(jsonb_build_object(
      'at', change.created_at, 'actor', change.actor, 'before', change.old_values, 'after', change.new_values)
      order by change.created_at desc, change.id), '[]')
    from (
      select audit.id, audit.created_at, audit.actor,
        private.price_columns(audit.old_values) as old_values,
        private.price_columns(audit.new_values) as new_values
      from public.admin_audit as audit
      where audit.row_id = goods_id and audit.table_name in ('product', 'product_bundle')
        and audit.verb <> 'delete' and audit.new_values ?| private.price_column_names()
      order by audit.created_at desc, audit.id
      limit 200) as change);
end
$$;
comment on function public.price_history(uuid) is
  'For administrators: [{at, actor, before, after}], the newest first, at most 200: what was written to price, '
  'discount_percentage, price_percentage and the sale of a resource or bundle, and the sale price that followed; texts.';
grant execute on function public.price_history(uuid) to authenticated;

create function private.price_column_names() returns text[]
language sql immutable parallel safe set search_path = ''
return array['price', 'discount_percentage', 'price_percentage', 'sale_percentage', 'sale_starts_at', 'sale_ends_at'];

create function private.price_columns(written jsonb) returns jsonb
language sql immutable parallel safe set search_path = ''
return (
  select coalesce(jsonb_object_agg(one.key, one.value), '{}') from jsonb_each_text(written) as one
  where one.key = any (private.price_column_names() || 'sale_price'::text));
