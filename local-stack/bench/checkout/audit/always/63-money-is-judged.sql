-- all money that came is paid for, or a person was asked to look at it; no payment pays twice
select inbox.id, inbox.provider_payment_id, inbox.verdict, inbox.needs_human
  from public.payment_notification as inbox
 where inbox.counts and inbox.payment_status = 'COMPLETE'
   and (inbox.verdict is distinct from 'paid' and not inbox.needs_human and inbox.resolved_at is null
     or inbox.verdict = 'paid' and inbox.amount_cents is null
     or exists (
       select from public.payment_notification as other
        where other.provider_payment_id = inbox.provider_payment_id and other.id <> inbox.id
          and other.verdict = 'paid' and inbox.verdict = 'paid'))
