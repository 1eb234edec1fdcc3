-- no notification waits or needs a decision
select id, verdict, needs_human, received_count
  from public.payment_notification
 where judged_at is null or needs_human
