-- The steps of a parcel: packed, sent, delivered, and one step back. Each locks the order, so that two
-- administrators never send the same thing twice.

create function private.lock_deliveries(order_ids uuid[]) returns void
language plpgsql volatile set search_path = '' as $$
begin
  perform private.require_admin();
  perform from public.teacher_profile as profile
  where profile.id in (
    select parent.teacher_profile_id
    from public.teacher_products_order as parent where parent.id = any (order_ids))
  order by profile.id
  for no key update;
  perform from public.teacher_products_order as parent
  where parent.id = any (order_ids)
  order by parent.id
  for update;
end
$$;
comment on function private.lock_deliveries(uuid[]) is
  'Locks orders and their owners in the order of supabase/CONVENTIONS.md; for administrators.';

create function private.lock_parcel(parcel_id uuid) returns public.parcel
language plpgsql volatile set search_path = '' as $$
declare
  locked public.parcel;
begin
  perform private.lock_deliveries(array(
    select box.order_id from public.parcel as box where box.id = lock_parcel.parcel_id));
  -- A statement of its own, which sees what another administrator has done in the meantime.
  select * into locked from public.parcel as box where box.id = lock_parcel.parcel_id for update;
  if locked.id is null then
    raise exception 'parcel_not_found' using errcode = 'PT404';
  end if;
  return locked;
end
$$;

create function private.refuse_unpaid(order_id uuid) returns void
language plpgsql stable set search_path = '' as $$
begin
  if not exists (
    select from public.teacher_products_order as parent
    where parent.id = refuse_unpaid.order_id and parent.order_status = 'PAID'
  ) or exists (
    select from private.posted_goods(refuse_unpaid.order_id) as posted having sum(posted.quantity) = 0
  ) then
    raise exception 'order_not_paid' using errcode = 'PT409';
  end if;
end
$$;
comment on function private.refuse_unpaid(uuid) is 'Nothing is posted for an order that is not paid, or no more, or whose posted goods were all given back.';

create function private.goods_in(order_id uuid, goods jsonb) returns table (
  order_line_id uuid, order_line_member_id uuid, title text, quantity integer
)
language plpgsql stable set search_path = '' as $$
begin
  if goods is null then
    return query
      select posted.order_line_id, posted.order_line_member_id, posted.title,
        posted.quantity - posted.packed
      from private.posted_goods(goods_in.order_id) as posted
      where posted.quantity > posted.packed
      order by posted.place;
    return;
  end if;
  if jsonb_typeof(goods) <> 'array' or exists (
    select from jsonb_array_elements(goods) as one
    where jsonb_typeof(one) <> 'object' or private.id_in(one ->> 'lineId') is null
      or coalesce(one ->> 'quantity', '') !~ '^[1-9]\d{0,2}$'
  ) then
    raise exception 'parcel_malformed' using errcode = 'PT422';
  end if;
  return query
    select private.id_in(one ->> 'lineId'), private.id_in(one ->> 'memberId'),
      coalesce(max(posted.title), ''), sum((one ->> 'quantity')::integer)::integer
    from jsonb_array_elements(goods) as one
    left join private.posted_goods(goods_in.order_id) as posted
      on posted.order_line_id = private.id_in(one ->> 'lineId')
      and posted.order_line_member_id is not distinct from private.id_in(one ->> 'memberId')
    group by 1, 2;
end
$$;
comment on function private.goods_in(uuid, jsonb) is
  'What goes into a parcel: [{lineId, memberId, quantity}], or all that is in none yet (null).';

create function private.pack(order_id uuid, goods jsonb) returns uuid
language plpgsql volatile set search_path = '' as $$
declare
  box public.parcel;
begin
  if not exists (select from public.delivery as listed where listed.order_id = pack.order_id) then
    raise exception 'delivery_not_found' using errcode = 'PT404';
  end if;
  perform private.refuse_unpaid(pack.order_id);
  if not exists (select from private.goods_in(pack.order_id, goods)) then
    raise exception 'nothing_to_pack' using errcode = 'PT409';
  end if;
  insert into public.parcel (order_id, number)
  select pack.order_id, coalesce(max(other.number), 0) + 1
  from public.parcel as other where other.order_id = pack.order_id
  returning * into box;
  -- What is not posted, or more than was bought, is refused by the table (check_parcel_line).
  insert into public.parcel_line (parcel_id, order_line_id, order_line_member_id, title, quantity)
  select box.id, chosen.order_line_id, chosen.order_line_member_id, chosen.title, chosen.quantity
  from private.goods_in(pack.order_id, goods) as chosen;
  perform private.refresh_delivery(pack.order_id);
  perform private.record_order_event(pack.order_id, 'PAID', 'PAID', 'parcel_packed');
  perform private.note_parcel_mail(box, 'packed');
  return box.id;
exception when foreign_key_violation then
  -- A line of no order at all.
  raise exception 'not_posted' using errcode = 'PT422';
end
$$;

create function private.send(box public.parcel, carrier text, tracking_number text) returns void
language plpgsql volatile set search_path = '' as $$
declare
  -- As it is printed on the slip of the carrier, pasted with spaces around it.
  followed text := nullif(regexp_replace(btrim(tracking_number), '\s+', ' ', 'g'), '');
begin
  if private.carrier_name(carrier) is null and coalesce(carrier, '') not in ('OTHER', 'BY_HAND') then
    raise exception 'carrier_unknown' using errcode = 'PT422';
  end if;
  if carrier = 'BY_HAND' then
    followed := null;
  elsif followed is null then
    raise exception 'tracking_number_required' using errcode = 'PT422';
  elsif followed !~ '^[A-Za-z0-9][A-Za-z0-9 /._-]{0,39}$' then
    raise exception 'tracking_number_malformed' using errcode = 'PT422';
  end if;
  -- Pressed twice.
  if box.parcel_state = 'SENT' and box.carrier = send.carrier
    and box.tracking_number is not distinct from followed then
    return;
  elsif box.parcel_state <> 'PACKED' then
    raise exception 'parcel_moved' using errcode = 'PT409';
  end if;
  perform private.refuse_unpaid(box.order_id);
  update public.parcel as sent
  set parcel_state = 'SENT', carrier = send.carrier, tracking_number = followed, sent_at = now()
  where sent.id = box.id
  returning * into box;
  perform private.refresh_delivery(box.order_id);
  perform private.record_order_event(box.order_id, 'PAID', 'PAID', 'parcel_sent');
  perform private.note_parcel_mail(box, 'sent');
end
$$;

-- Definer, like each step below: no client may write parcels. private.lock_deliveries() refuses everybody but
-- administrators.
create function public.pack_parcel(order_id uuid, goods jsonb default null) returns uuid
language plpgsql volatile security definer set search_path = '' as $$
begin
  perform private.lock_deliveries(array[pack_parcel.order_id]);
  return private.pack(pack_parcel.order_id, goods);
end
$$;
comment on function public.pack_parcel(uuid, jsonb) is
  'For administrators: packs a parcel for a paid order and returns its id. goods: [{lineId, memberId, '
  'quantity}], where memberId names a posted part of a bundle; left out, all that is in no parcel yet.';
grant execute on function public.pack_parcel(uuid, jsonb) to authenticated;

-- Definer: as pack_parcel().
create function public.send_parcel(parcel_id uuid, carrier text, tracking_number text default '')
returns text
language plpgsql volatile security definer set search_path = '' as $$
begin
  perform private.send(private.lock_parcel(parcel_id), carrier, tracking_number);
  return 'SENT';
end
$$;
comment on function public.send_parcel(uuid, text, text) is
  'For administrators: a packed parcel is on its way, with the carrier and its number; BY_HAND has none. The '
  'same once more changes nothing; a parcel that is on its way otherwise is refused (parcel_moved).';
grant execute on function public.send_parcel(uuid, text, text) to authenticated;

-- Definer: as pack_parcel().
create function public.deliver_parcel(parcel_id uuid) returns text
language plpgsql volatile security definer set search_path = '' as $$
declare
  box public.parcel := private.lock_parcel(parcel_id);
  -- The step is part of the history; the status of the order stays.
  status text := (
    select parent.order_status from public.teacher_products_order as parent where parent.id = box.order_id);
begin
  if box.parcel_state = 'DELIVERED' then
    return box.parcel_state;
  elsif box.parcel_state <> 'SENT' then
    raise exception 'parcel_moved' using errcode = 'PT409';
  end if;
  update public.parcel as there set parcel_state = 'DELIVERED', delivered_at = now()
  where there.id = box.id
  returning * into box;
  perform private.refresh_delivery(box.order_id);
  perform private.record_order_event(box.order_id, status, status, 'parcel_delivered');
  perform private.note_parcel_mail(box, 'delivered');
  return box.parcel_state;
end
$$;
comment on function public.deliver_parcel(uuid) is
  'For administrators: a parcel that was sent has come. Also when its order is paid no more.';
grant execute on function public.deliver_parcel(uuid) to authenticated;

-- Definer: as pack_parcel().
create function public.take_parcel_back(parcel_id uuid, from_state text) returns text
language plpgsql volatile security definer set search_path = '' as $$
declare
  box public.parcel := private.lock_parcel(parcel_id);
  -- The step is part of the history; the status of the order stays.
  status text := (
    select parent.order_status from public.teacher_products_order as parent where parent.id = box.order_id);
begin
  if box.parcel_state is distinct from from_state then
    raise exception 'parcel_moved' using errcode = 'PT409';
  end if;
  if from_state = 'PACKED' then
    delete from public.parcel as opened where opened.id = box.id;
  else
    update public.parcel as back
    set parcel_state = case from_state when 'DELIVERED' then 'SENT' else 'PACKED' end,
        delivered_at = null,
        sent_at = case from_state when 'DELIVERED' then back.sent_at end,
        carrier = case from_state when 'DELIVERED' then back.carrier end,
        tracking_number = case from_state when 'DELIVERED' then back.tracking_number end
    where back.id = box.id;
  end if;
  perform private.forget_parcel_mail(box);
  perform private.refresh_delivery(box.order_id);
  perform private.record_order_event(box.order_id, status, status, 'parcel_taken_back');
  return case from_state when 'DELIVERED' then 'SENT' when 'SENT' then 'PACKED' else 'TO_PACK' end;
end
$$;
comment on function public.take_parcel_back(uuid, text) is
  'For administrators: undoes the last step of a parcel, from the state that was shown, and returns the state '
  'before it. A packed parcel is opened: what was in it is to be packed again. The audit and the history of the '
  'order tell who did it; a mail about the step that has not gone out yet is not sent.';
grant execute on function public.take_parcel_back(uuid, text) to authenticated;
