-- no notification waits, and none needs a person
select id, verdict, needs_human, received_count
  from public.payment_notification
 where judged_at is null or needs_human
