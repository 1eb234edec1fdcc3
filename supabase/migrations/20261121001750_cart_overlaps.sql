-- What a buyer would pay for twice: a resource that is in the cart by itself and in a bundle, or in two bundles,
-- or that a bundle holds and the buyer owns. It is told, not refused: a bundle may still be the cheaper way.

create function private.order_overlaps(order_id uuid)
returns table (line_id uuid, product_id uuid, title text, kind text, other text)
language plpgsql stable set search_path = ''
set plan_cache_mode = force_generic_plan set enable_seqscan = off as $$
begin
  return query
    with content as (
      select line.id, line.created_at, line.title as line_title,
        line.product_bundle_id is not null as bundled,
        coalesce(member.product_id, line.product_id) as product_id,
        coalesce(member.title, line.title) as title,
        coalesce(member.position, 0) as position,
        coalesce(member.paid_before, false) as paid_before,
        parent.teacher_profile_id
      from public.teacher_products_order as parent
      join public.order_line as line on line.order_id = parent.id
      left join public.order_line_member as member on member.order_line_id = line.id
      where parent.id = order_overlaps.order_id
        and parent.order_status in ('PENDING', 'QUOTING')
        and coalesce(member.product_id, line.product_id) is not null
    ), told as (
      select here.id, here.product_id, here.title, here.position,
        case when here.bundled then 'in_both_bundles' else 'in_bundle' end as kind,
        there.line_title as other
      from content as here
      join content as there
        on there.product_id = here.product_id and there.id <> here.id and there.bundled
        -- Of two bundles the one that was added later is told.
        and (not here.bundled or (there.created_at, there.id) < (here.created_at, here.id))
      union all
      select here.id, here.product_id, here.title, here.position, 'owned', null
      from content as here
      -- What completes a bundle is not paid for again.
      where here.bundled and not here.paid_before and exists (
        select from private.owned_product as owned
        where owned.teacher_profile_id = here.teacher_profile_id
          and owned.product_id = here.product_id)
    )
    select told.id, told.product_id, told.title, told.kind, told.other
    from told
    order by told.id, told.kind, told.other, told.position;
end
$$;
comment on function private.order_overlaps(uuid) is
  'The one place that tells what a cart or quote would pay for twice. kind: in_bundle (a line that '
  'is also in the bundle "other"), in_both_bundles (a part of a bundle that is also in the earlier '
  'bundle "other"), owned (a part of a bundle that the buyer owns).';

-- Definer: what is owned is private. The order is looked up again by its id and its owner: over REST a caller
-- may invent the row.
create function public._overlaps(ordered public.teacher_products_order) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  return (
    select coalesce(jsonb_agg(jsonb_build_object(
      'lineId', told.line_id, 'title', told.title, 'kind', told.kind, 'other', told.other)), '[]')
    from public.teacher_products_order as asked
    cross join lateral private.order_overlaps(asked.id) as told
    where asked.id = ordered.id and asked.teacher_profile_id = private.my_teacher_profile_id());
end
$$;
comment on function public._overlaps(public.teacher_products_order) is
  'What the caller''s cart or quote would pay for twice, as a list of {lineId, title, kind, other}; '
  'empty for everybody else.';
grant execute on function public._overlaps(public.teacher_products_order) to authenticated;
