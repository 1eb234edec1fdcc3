-- every placed order was confirmed by one mail
select placed.id, placed.order_number, count(mail.id) as mails, max(mail.problem) as problem
  from public.teacher_products_order as placed
  left join private.order_mail as mail on mail.order_id = placed.id and mail.sent_at is not null
 where placed.order_status in ('PROCESSING', 'PAID')
 group by placed.id
having count(mail.id) <> 1
