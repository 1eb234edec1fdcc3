-- The buyer is mailed each step of a parcel. A mail waits three minutes, so that what was pressed by mistake is taken
-- back before anybody is told, and a parcel that is packed and sent at once makes one mail.

create function private.note_parcel_mail(parcel public.parcel, kind text) returns void
language plpgsql volatile set search_path = '' as $$
begin
  -- The later step tells the earlier one too.
  perform private.forget_parcel_mail(parcel);
  insert into private.order_mail (order_id, kind, event_id, parcel_id, due_at)
  values (
    parcel.order_id, note_parcel_mail.kind,
    -- Each step of a parcel is told once. That it was sent is told again only with another number to follow.
    md5(concat_ws(' ', parcel.id,
      case when note_parcel_mail.kind = 'sent' then parcel.carrier || ' ' || coalesce(parcel.tracking_number, '')
      end))::uuid,
    parcel.id, now() + interval '3 minutes')
  on conflict on constraint order_mail_order_kind_key do nothing;
end
$$;

create function private.forget_parcel_mail(parcel public.parcel) returns void
language plpgsql volatile set search_path = '' as $$
begin
  delete from private.order_mail as mail
  where mail.order_id = parcel.order_id and mail.parcel_id = parcel.id and mail.sent_at is null;
end
$$;
comment on function private.forget_parcel_mail(public.parcel) is
  'Mails about a parcel that have not gone out are not sent, not even one that is being tried again.';

create function private.parcel_mail_content(parcel_id uuid) returns jsonb
language sql stable set search_path = ''
return (
  select jsonb_build_object(
    'number', box.number,
    'byHand', box.carrier = 'BY_HAND',
    'carrier', private.carrier_name(box.carrier),
    'trackingNumber', box.tracking_number,
    'trackingLink', private.tracking_link(box.carrier, box.tracking_number),
    'lines', (
      select jsonb_agg(jsonb_build_object(
        'title', inside.title, 'language', posted.language, 'quantity', inside.quantity)
        order by posted.place, inside.id)
      from public.parcel_line as inside
      left join private.posted_goods(box.order_id) as posted
        on posted.order_line_id = inside.order_line_id
        and posted.order_line_member_id is not distinct from inside.order_line_member_id
      where inside.parcel_id = box.id),
    -- Whether more is to come, in a parcel of its own.
    'more', exists (
      select from private.posted_goods(box.order_id) as posted
      where posted.quantity > posted.packed
    ) or exists (
      select from public.parcel as other
      where other.order_id = box.order_id and other.id <> box.id and other.parcel_state = 'PACKED'))
  from public.parcel as box where box.id = parcel_mail_content.parcel_id
);
comment on function private.parcel_mail_content(uuid) is 'What the mails about a parcel say of it.';
