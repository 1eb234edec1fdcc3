-- What only an administrator can put right, and nobody would notice until a customer writes.

-- Definer: seller, outbox and account are beyond administrators' rights; they learn what is missing only.
create function public.shop_problems() returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_admin();
  return coalesce((
    select jsonb_agg(jsonb_build_object('problem', found.problem, 'count', found.count)
      order by found.place)
    from (
      values
        (1, 'seller_missing',
          (select count(*) from public.invoice as waiting where waiting.seller is null)
            + ((private.seller_today()).id is null)::int),
        (2, 'bank_account_missing', (private.bank_account() is null)::int::bigint),
        (3, 'payments_to_look_at',
          (select count(*) from public.payment_notification as inbox where inbox.needs_human)),
        (4, 'mails_not_sent',
          (select count(*) from private.order_mail as mail
           where mail.sent_at is null and mail.problem is not null))
    ) as found (place, problem, count)
    where found.count > 0), '[]');
end
$$;
comment on function public.shop_problems() is
  'For administrators: [{problem, count}], empty when all is well. seller_missing: invoices wait for '
  'private.seller (docs/deploy.md). bank_account_missing: no bank transfers. payments_to_look_at: money '
  'that fits no order. mails_not_sent: confirmations that the mail server refused.';
grant execute on function public.shop_problems() to authenticated;
