-- Breaks every rule of the audit at least once, with triggers and foreign keys off.
set session_replication_role = replica;
insert into public.product (id, title, price, e_commerce_product)
values ('00000000-0000-4000-8000-000000000001', 'Fractions', 50.00, true);
insert into public.coupon (coupon_code, start_date, end_date, discount_type, discount_value, max_uses, uses)
values ('TWICE', '2025-01-01', '2099-12-31', 'AMOUNT', 10, 1, 2);
insert into public.teacher_products_order
  (id, teacher_profile_id, owner, order_status, order_number, order_payment_method, order_total, order_vat)
values
  ('00000000-0000-4000-8000-00000000000a', '00000000-0000-4000-8000-0000000000ff', 'x', 'PAID',
   '261121-10000000', 'PayFast', 50.01, 6.52),
  ('00000000-0000-4000-8000-00000000000b', '00000000-0000-4000-8000-0000000000ff', 'x', 'PAID',
   null, 'PayFast', 40.00, 5.22);
insert into public.order_line (order_id, teacher_profile_id, product_id, title, price, physical)
select placed.id, placed.teacher_profile_id, '00000000-0000-4000-8000-000000000001', 'Fractions',
       case when placed.order_number is null then 40.00 else 50.00 end, false
  from public.teacher_products_order as placed;
insert into public.invoice
  (kind, number, order_id, teacher_profile_id, form, buyer, lines, coupon_amount, shipping_fee, total, vat)
select 'invoice', n, '00000000-0000-4000-8000-00000000000a', '00000000-0000-4000-8000-0000000000ff',
       'plain', '{}', '[]', 0, 0, 50.01, 6.52
  from unnest(array[1, 3]) as n;
insert into public.invoice
  (id, kind, number, order_id, credited_invoice_id, teacher_profile_id, form, buyer, lines, coupon_amount, shipping_fee,
   total, vat, credit_reason, credited_part)
select '00000000-0000-4000-8000-0000000000cc', 'credit_note', 1, document.order_id, document.id,
       document.teacher_profile_id, 'abridged', '{}', '[]', 0, 0, 60.00, 9.00, 'goodwill', 'part'
  from public.invoice as document where document.number = 1;
insert into public.refund (order_id, teacher_profile_id, invoice_id, amount, refund_method)
values ('00000000-0000-4000-8000-00000000000a', '00000000-0000-4000-8000-0000000000ff',
        '00000000-0000-4000-8000-0000000000cc', 60.00, 'EFT');
update public.order_line set withdrawn_at = now();
update public.teacher_products_order set refunded_amount = 5 where order_number is not null;
update private.document_series set last_number = 3 where kind = 'invoice';
insert into public.payment_notification (raw_body, fields) values ('nobody has judged this', '{}');
insert into public.payment_notification
  (raw_body, fields, provider_payment_id, payment_status, counts, judged_at, verdict, amount_cents, order_id)
values ('money that its buyer is not told of', '{}', '2', 'COMPLETE', true, now(), 'paid', 5001,
  '00000000-0000-4000-8000-00000000000a');
insert into public.payment_notification
  (raw_body, fields, provider_payment_id, payment_status, counts, judged_at, verdict, needs_human)
values ('money that nobody looks at', '{}', '1', 'COMPLETE', true, now(), 'already_paid', false);
insert into public.coupon_redemption (coupon_id, order_id)
select coupon.id, '00000000-0000-4000-8000-00000000000a' from public.coupon;
insert into public.payment_attempt (order_id, amount, contents)
values ('00000000-0000-4000-8000-00000000000a', 50.01, '{"goods": []}');
set session_replication_role = default;
