-- What a resource or bundle has cost: the audit knows each price that an administrator wrote, one by one or many at once,
-- and the clock each sale that began or ended.

create function private.price_column_names() returns text[]
language sql immutable parallel safe set search_path = ''
return array['price', 'discount_percentage', 'price_percentage', 'sale_percentage', 'sale_starts_at', 'sale_ends_at'];

create function private.price_columns(written jsonb) returns jsonb
language sql immutable parallel safe set search_path = ''
return (
  select coalesce(jsonb_object_agg(part.key, part.value), '{}') from jsonb_each_text(written) as part
  where part.key = any (private.price_column_names()));

create function private.price_of_state(state jsonb, at timestamptz) returns numeric
language plpgsql immutable parallel safe set search_path = '' as $$
begin
  return private.discounted_price((state ->> 'price')::numeric, greatest(
    (state ->> 'discount_percentage')::numeric,
    case when at >= (state ->> 'sale_starts_at')::timestamptz and at < (state ->> 'sale_ends_at')::timestamptz
      then (state ->> 'sale_percentage')::numeric end));
end
$$;
comment on function private.price_of_state(jsonb, timestamptz) is
  'What buyers paid at a moment, of the columns of private.price_column_names() as they were then.';

create function private.priced_state(goods_id uuid) returns jsonb
language sql stable set search_path = ''
return coalesce(
  (select private.price_columns(to_jsonb(product)) from public.product as product where product.id = goods_id),
  (select private.price_columns(to_jsonb(bundle)) from public.product_bundle as bundle where bundle.id = goods_id),
  '{}')
  || coalesce((select private.price_columns(to_jsonb(sale)) from private.sale as sale where sale.id = goods_id), '{}');

create function private.together(parts jsonb[]) returns jsonb
language sql immutable parallel safe set search_path = ''
return (
  select coalesce(jsonb_object_agg(pair.key, pair.value), '{}')
  from unnest(parts) as part cross join lateral jsonb_each(part) as pair);
comment on function private.together(jsonb[]) is 'One object with the keys of all of them.';

create function private.price_writes(goods_id uuid)
returns table (at timestamptz, actor text, old_values jsonb, new_values jsonb)
language plpgsql stable set search_path = '' as $$
declare
  no_sale constant jsonb := '{"sale_percentage": null, "sale_starts_at": null, "sale_ends_at": null}';
begin
  -- A price and a sale that were saved together are one change.
  return query
    select written.created_at, written.actor, private.together(written.before),
      private.together(written.after)
    from (
      select audit.created_at, audit.actor,
        array_agg(case
          -- A sale that was over had ended by itself before the next was planned.
          when audit.table_name = 'sale' and (audit.verb = 'insert'
            or (audit.old_values ->> 'sale_ends_at')::timestamptz <= audit.created_at) then no_sale
          else private.price_columns(audit.old_values) end) as before,
        array_agg(case when audit.table_name = 'sale' and audit.verb = 'delete' then no_sale
          else private.price_columns(audit.new_values) end) as after
      from (
        -- The audit only grows, so of one moment the place in the table tells which came first.
        select entry.*, row_number() over (
          partition by entry.created_at, entry.actor, entry.table_name order by entry.ctid) as turn
        from public.admin_audit as entry
        where entry.row_id = goods_id and entry.table_name in ('product', 'product_bundle', 'sale')
          and (entry.verb <> 'delete' or entry.table_name = 'sale')
          and (entry.old_values || entry.new_values) ?| private.price_column_names()
      ) as audit
      group by audit.created_at, audit.actor, audit.turn
      order by audit.created_at desc, audit.turn desc
      limit 200
    ) as written;
end
$$;
comment on function private.price_writes(uuid) is
  'The changes of a price that administrators wrote, the newest first, at most 200.';

-- Definer: for administrators only; the audit holds every column, and only the prices are read here.
create function public.price_history(goods_id uuid) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  state jsonb := private.priced_state(goods_id);
  -- The state holds until here.
  until timestamptz := now();
  change record;
  turned timestamptz;
  entries jsonb := '[]';
  paid_before numeric;
  paid_after numeric;
  earlier jsonb;
begin
  perform private.require_admin();
  for change in
    select written.* from private.price_writes(goods_id) as written
    union all select '-infinity', null, '{}', '{}'
    order by 1 desc
  loop
    -- The moments at which the clock changed the price while this state held.
    for turned in
      select moment.at
      from unnest(array[state ->> 'sale_ends_at', state ->> 'sale_starts_at']::timestamptz[]) as moment (at)
      where moment.at > change.at and moment.at <= until
      order by moment.at desc
    loop
      paid_before := private.price_of_state(state, turned - interval '1 microsecond');
      paid_after := private.price_of_state(state, turned);
      if paid_before is distinct from paid_after then
        entries := entries || jsonb_build_object('at', turned, 'actor', null,
          'before', jsonb_build_object('sale_price', paid_before::text),
          'after', jsonb_build_object('sale_price', paid_after::text));
      end if;
    end loop;
    exit when change.at = '-infinity';
    earlier := state || change.old_values;
    paid_before := private.price_of_state(earlier, change.at);
    paid_after := private.price_of_state(state, change.at);
    entries := entries || jsonb_build_object('at', change.at, 'actor', change.actor,
      'before', change.old_values || case when paid_before is distinct from paid_after
        then jsonb_build_object('sale_price', paid_before::text) else '{}' end,
      'after', change.new_values || case when paid_before is distinct from paid_after
        then jsonb_build_object('sale_price', paid_after::text) else '{}' end);
    state := earlier;
    until := change.at;
  end loop;
  return entries;
end
$$;
comment on function public.price_history(uuid) is
  'For administrators: [{at, actor, before, after}], the newest first: what was written to price, discount_percentage, '
  'price_percentage and the sale of a resource or bundle, at most 200 changes, and the sale_price that followed; texts. '
  'actor is null where a sale began or ended by the clock.';
grant execute on function public.price_history(uuid) to authenticated;
