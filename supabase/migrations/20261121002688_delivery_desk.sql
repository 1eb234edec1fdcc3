-- What the delivery desk asks for besides its list: one delivery in full, many for slips and labels, and steps for
-- many at once with a result for each.

create function private.delivery_goods(order_id uuid) returns jsonb
language plpgsql stable set search_path = '' as $$
begin
  return coalesce((
    select jsonb_agg(jsonb_build_object(
      'lineId', posted.order_line_id, 'memberId', posted.order_line_member_id,
      'title', posted.title, 'language', posted.language,
      'bundle', case when posted.order_line_member_id is not null then line.title end,
      'quantity', posted.quantity, 'packed', posted.packed,
      'answers', private.order_line_answers(line)) order by posted.place)
    from private.posted_goods(delivery_goods.order_id) as posted
    join public.order_line as line on line.id = posted.order_line_id
  ), '[]');
end
$$;

create function private.delivery_parcels(order_id uuid) returns jsonb
language plpgsql stable set search_path = '' as $$
begin
  return coalesce((
    select jsonb_agg(jsonb_build_object(
      'id', box.id, 'number', box.number, 'state', box.parcel_state,
      'carrier', box.carrier, 'carrierName', private.carrier_name(box.carrier),
      'trackingNumber', box.tracking_number,
      'trackingLink', private.tracking_link(box.carrier, box.tracking_number),
      'packedAt', box.packed_at, 'sentAt', box.sent_at, 'deliveredAt', box.delivered_at,
      'lines', (
        select jsonb_agg(jsonb_build_object(
          'lineId', inside.order_line_id, 'memberId', inside.order_line_member_id,
          'title', inside.title, 'quantity', inside.quantity) order by inside.title, inside.id)
        from public.parcel_line as inside where inside.parcel_id = box.id)) order by box.number)
    from public.parcel as box where box.order_id = delivery_parcels.order_id
  ), '[]');
end
$$;

create function private.delivery_document(listed public.delivery) returns jsonb
language plpgsql stable set search_path = '' as $$
begin
  return (
    select jsonb_build_object(
      'id', listed.id, 'orderId', parent.id, 'orderNumber', parent.order_number,
      'orderStatus', parent.order_status, 'orderDateTime', parent.order_date_time,
      'paidAt', listed.paid_at, 'state', listed.delivery_state,
      'recipient', listed.recipient, 'username', split_part(parent.owner, '::', 2),
      'language', coalesce(profile.translate_i18n, 'en'),
      'address', parent.order_shipping_details,
      -- Whether the order has files too, which the slip says are in the library.
      'downloads', exists (
        select from public.order_line as line
        where line.order_id = parent.id and (
          not line.physical or exists (
            select from public.order_line_member as member
            where member.order_line_id = line.id and not member.physical))),
      'goods', private.delivery_goods(parent.id),
      'parcels', private.delivery_parcels(parent.id))
    from public.teacher_products_order as parent
    join public.teacher_profile as profile on profile.id = parent.teacher_profile_id
    where parent.id = listed.order_id
  );
end
$$;

-- Definer: administrators may read only a month of orders themselves; what waits to be posted may be older.
create function public.delivery_for_admin(delivery_id uuid) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_admin();
  return (
    select private.delivery_document(listed)
    from public.delivery as listed where listed.id = delivery_for_admin.delivery_id
  );
end
$$;
comment on function public.delivery_for_admin(uuid) is
  'For administrators: a delivery with address, goods and parcels; null where there is none.';
grant execute on function public.delivery_for_admin(uuid) to authenticated;

create function private.refuse_too_many(count integer) returns void
language plpgsql immutable set search_path = '' as $$
begin
  if count > 100 then
    raise exception 'too_many_rows' using errcode = 'PT422';
  end if;
end
$$;

-- Definer: as delivery_for_admin().
create function public.delivery_papers(delivery_ids uuid[]) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_admin();
  perform private.refuse_too_many(cardinality(delivery_ids));
  return coalesce((
    select jsonb_agg(private.delivery_document(listed) order by chosen.place)
    from unnest(delivery_ids) with ordinality as chosen (id, place)
    join public.delivery as listed on listed.id = chosen.id
    -- Nothing is printed for an order that is posted no more.
    where listed.delivery_state not in ('WITHDRAWN', 'RECALLED')
  ), '[]');
end
$$;
comment on function public.delivery_papers(uuid[]) is
  'For administrators: up to 100 deliveries as delivery_for_admin() gives them, in the order asked for, for '
  'packing slips and labels; without those whose order is paid no more.';
grant execute on function public.delivery_papers(uuid[]) to authenticated;

-- Definer: no client may write parcels. private.lock_deliveries() refuses everybody but administrators.
create function public.pack_deliveries(delivery_ids uuid[]) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  chosen record;
  results jsonb := '[]';
  problem text;
begin
  perform private.refuse_too_many(cardinality(delivery_ids));
  perform private.lock_deliveries(array(
    select listed.order_id from public.delivery as listed where listed.id = any (delivery_ids)));
  for chosen in
    select asked.id, listed.order_id, listed.order_number
    from unnest(delivery_ids) with ordinality as asked (id, place)
    left join public.delivery as listed on listed.id = asked.id
    order by asked.place
  loop
    problem := null;
    begin
      perform private.pack(chosen.order_id, null);
    exception when others then
      -- The words of docs/error-codes.md; anything else is a fault of ours.
      if sqlstate not like 'PT%' then raise; end if;
      problem := sqlerrm;
    end;
    results := results || jsonb_build_object(
      'order', coalesce(chosen.order_number, chosen.id::text), 'problem', problem);
  end loop;
  return results;
end
$$;
comment on function public.pack_deliveries(uuid[]) is
  'For administrators: packs all that is missing of up to 100 deliveries, one parcel each. One result each, '
  '[{order, problem}]: problem is null where it was done, otherwise a word; the others are done all the same.';
grant execute on function public.pack_deliveries(uuid[]) to authenticated;

create function private.waiting_parcel(order_reference text) returns public.parcel
language plpgsql stable set search_path = '' as $$
declare
  wanted text[] := regexp_match(private.same_text(order_reference), '^([0-9]{6}-[0-9]{8})(?:/([0-9]{1,3}))?$');
  found public.parcel[];
begin
  select array_agg(box order by box.number) into found
  from public.delivery as listed
  join public.parcel as box on box.order_id = listed.order_id
  where listed.order_number = wanted[1]
    and case when wanted[2] is null then box.parcel_state = 'PACKED'
      else box.number = wanted[2]::integer end;
  if not exists (select from public.delivery as listed where listed.order_number = wanted[1]) then
    raise exception 'delivery_not_found' using errcode = 'PT404';
  elsif cardinality(found) > 1 then
    raise exception 'several_parcels' using errcode = 'PT409';
  elsif found is null then
    raise exception 'parcel_not_found' using errcode = 'PT404';
  end if;
  return found[1];
end
$$;
comment on function private.waiting_parcel(text) is
  'The parcel that a list means with the number of an order: the one that waits to be sent. With "/2" behind the '
  'number, as labels have it, the second parcel.';

-- Definer: as pack_deliveries().
create function public.send_parcels(parcels jsonb, carrier text) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  listed jsonb;
  results jsonb := '[]';
  problem text;
begin
  perform private.require_admin();
  if parcels is null or jsonb_typeof(parcels) <> 'array' or exists (
    select from jsonb_array_elements(parcels) as one where jsonb_typeof(one) <> 'object'
  ) then
    raise exception 'parcel_malformed' using errcode = 'PT422';
  end if;
  perform private.refuse_too_many(jsonb_array_length(parcels));
  perform private.lock_deliveries(array(
    select delivery.order_id
    from jsonb_array_elements(parcels) as one
    join public.delivery as delivery
      on delivery.order_number = split_part(private.same_text(one ->> 'order'), '/', 1)));
  for listed in select value from jsonb_array_elements(parcels) loop
    problem := null;
    begin
      perform private.send(
        private.waiting_parcel(listed ->> 'order'), carrier, listed ->> 'trackingNumber');
    exception when others then
      if sqlstate not like 'PT%' then raise; end if;
      problem := sqlerrm;
    end;
    results := results || jsonb_build_object('order', listed ->> 'order', 'problem', problem);
  end loop;
  return results;
end
$$;
comment on function public.send_parcels(jsonb, text) is
  'For administrators: up to 100 parcels are on their way with one carrier: [{order, trackingNumber}], where order '
  'is the number of the order, with "/2" for the second of several parcels. Results as of pack_deliveries().';
grant execute on function public.send_parcels(jsonb, text) to authenticated;
