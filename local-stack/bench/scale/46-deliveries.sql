-- What is posted: the orders of the last month wait or are on their way, older ones have come. A row on the list for each
-- paid order with something to post, and a parcel with everything in it for all but those that wait.

insert into public.delivery (id, order_id, order_number, paid_at, recipient, town)
select md5('delivery ' || parent.id)::uuid, parent.id, parent.order_number, parent.order_date_time, '', ''
from public.teacher_products_order as parent
where parent.order_status = 'PAID' and parent.has_physical;

insert into public.parcel (
  id, order_id, number, parcel_state, carrier, tracking_number, packed_at, sent_at, delivered_at
)
select md5('parcel ' || listed.order_id)::uuid, listed.order_id, 1,
  case when age.days < 14 then 'SENT' else 'DELIVERED' end, 'ARAMEX',
  'AX' || replace(listed.order_number, '-', ''), listed.paid_at + interval '1 day',
  listed.paid_at + interval '2 days', case when age.days >= 14 then listed.paid_at + interval '5 days' end
from public.delivery as listed
cross join lateral (select extract(day from now() - listed.paid_at) as days) as age
where age.days >= 3;

-- Checked one by one as they are written by the product; here what was bought is what is in the parcel.
alter table public.parcel_line disable trigger check_parcel_line;

insert into public.parcel_line (parcel_id, order_line_id, order_line_member_id, title, quantity)
select box.id, line.id, member.id, coalesce(member.title, line.title),
  case when member.id is null then line.quantity else 1 end
from public.parcel as box
join public.order_line as line on line.order_id = box.order_id and line.physical
left join public.order_line_member as member on member.order_line_id = line.id and member.physical;

alter table public.parcel_line enable trigger check_parcel_line;

analyze public.delivery, public.parcel, public.parcel_line;
select private.refresh_delivery(listed.order_id) from public.delivery as listed;
