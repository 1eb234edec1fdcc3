-- A customer as the back-office sees one person: the first screen in one request, and what "Show more" asks for.

create function private.customer_orders(profile_id uuid, quotes boolean) returns jsonb
language plpgsql stable set search_path = '' as $$
begin
  return (
    with placed as materialized (
      select parent.id, parent.order_number, parent.order_status, parent.order_total, parent.refunded_amount,
        parent.owed_back_amount + private.credit_of_order(parent.id) as owed_back_amount, private.order_paid_amount(parent) as paid_amount, private.order_due(parent) as due_amount,
        parent.product_count, coalesce(parent.order_date_time, parent.created_at) as moment, false as archived
      from public.teacher_products_order as parent
      where parent.teacher_profile_id = customer_orders.profile_id
        and case when quotes then parent.order_status = 'QUOTING'
          else parent.order_status not in ('QUOTING', 'PENDING') end
      union all
      select kept.id, kept.order_number, kept.order_status, kept.order_total, 0, 0, 0, 0, kept.product_count,
        coalesce(kept.order_date_time, kept.created_at), true
      from public.archived_teacher_products_order as kept
      where kept.teacher_profile_id = customer_orders.profile_id and not quotes
    )
    select jsonb_build_object(
      'count', (select count(*) from placed),
      'paid', (select coalesce(sum(placed.order_total - placed.refunded_amount), 0.00)::text
        from placed where placed.order_status = 'PAID'),
      'due', (select coalesce(sum(placed.due_amount), 0.00)::text from placed),
      'owedBack', (select coalesce(sum(placed.owed_back_amount), 0.00)::text from placed),
      'waiting', (select count(*) from placed where placed.order_status = 'PROCESSING'),
      'latest', (
        select coalesce(jsonb_agg(jsonb_build_object(
          'id', newest.id, 'orderNumber', newest.order_number, 'orderStatus', newest.order_status,
          'orderTotal', newest.order_total::text, 'paidAmount', newest.paid_amount::text,
          'refundedAmount', newest.refunded_amount::text, 'owedBackAmount', newest.owed_back_amount::text, 'productCount', newest.product_count,
          'moment', newest.moment) order by newest.moment desc, newest.id), '[]')
        from (select * from placed order by placed.moment desc, placed.id limit 5) as newest))
  );
end
$$;
comment on function private.customer_orders(uuid, boolean) is
  'How many orders a customer has placed, or quotes, what was paid, and the latest five; archived ones count.';

create function private.customer_cart(profile_id uuid) returns jsonb
language plpgsql stable set search_path = '' as $$
begin
  return (
    select jsonb_build_object('count', cart.product_count, 'total', cart.order_total::text)
    from public.teacher_products_order as cart
    where cart.teacher_profile_id = customer_cart.profile_id
      and cart.order_status = 'PENDING' and cart.product_count > 0
    order by cart.created_at, cart.id limit 1);
end
$$;

create function private.customer_library(
  profile_id uuid, at_most integer, skipping integer, sells boolean
) returns jsonb
language plpgsql stable set search_path = '' as $$
begin
  return (
    with gained as materialized (
      select line.product_id, 'bought' as source, coalesce(parent.order_date_time, parent.created_at) as since,
        parent.id as order_id, parent.order_number, null::text as bundle
      from public.order_line as line
      join public.teacher_products_order as parent on parent.id = line.order_id
      where line.teacher_profile_id = customer_library.profile_id
        and parent.order_status = 'PAID' and line.withdrawn_at is null and line.product_id is not null
      union all
      select member.product_id, 'bought', coalesce(parent.order_date_time, parent.created_at),
        parent.id, parent.order_number, line.title
      from public.order_line_member as member
      join public.order_line as line on line.id = member.order_line_id
      join public.teacher_products_order as parent on parent.id = line.order_id
      where member.teacher_profile_id = customer_library.profile_id
        and parent.order_status = 'PAID' and line.withdrawn_at is null and member.product_id is not null
      union all
      -- A seat, with the order of whoever gave it.
      select line.product_id, 'seat', given.taken_at, parent.id, parent.order_number, null
      from public.seat as given
      join public.order_line as line on line.id = given.order_line_id
      join public.teacher_products_order as parent on parent.id = line.order_id
      where given.teacher_profile_id = customer_library.profile_id and parent.order_status = 'PAID'
        and line.withdrawn_at is null and line.product_id is not null and not line.physical
      union all
      select addition.product_id, 'subscribed', addition.time_stamp, null, null, null
      from public.product_subscription as addition
      where addition.teacher_profile_id = customer_library.profile_id
    ), owned as (
      -- Once, as it was gained first: what came later changed nothing.
      select distinct on (gained.product_id) gained.* from gained
      order by gained.product_id, gained.since, gained.order_id
    )
    select jsonb_build_object('count', (select count(*) from owned), 'rows', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'id', part.product_id, 'title', product.title, 'source', part.source, 'since', part.since,
        'orderId', case when sells then part.order_id end,
        'orderNumber', case when sells then part.order_number end, 'bundle', part.bundle)
        order by part.since desc, part.product_id), '[]')
      from (
        select * from owned order by owned.since desc, owned.product_id limit at_most offset skipping
      ) as part
      join public.product as product on product.id = part.product_id))
  );
end
$$;
comment on function private.customer_library(uuid, integer, integer, boolean) is
  'What a customer owns, the latest first, with the bundle, and for those who sell the order, that it came with: the rows '
  'of private.owned_product, each once.';

create function private.customer_mails(profile_id uuid, at_most integer, skipping integer) returns jsonb
language plpgsql stable set search_path = '' as $$
begin
  return (
    with written as materialized (
      select mail.id, mail.kind, mail.created_at, mail.sent_at, mail.problem, mail.attempts,
        parent.id as order_id, parent.order_number
      from public.teacher_products_order as parent
      join private.order_mail as mail on mail.order_id = parent.id
      where parent.teacher_profile_id = customer_mails.profile_id
    )
    select jsonb_build_object('count', (select count(*) from written), 'rows', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'id', part.id, 'kind', part.kind, 'createdAt', part.created_at, 'sentAt', part.sent_at,
        'problem', part.problem, 'attempts', part.attempts,
        'orderId', part.order_id, 'orderNumber', part.order_number)
        order by part.created_at desc, part.id), '[]')
      from (
        select * from written order by written.created_at desc, written.id limit at_most offset skipping
      ) as part))
  );
end
$$;
comment on function private.customer_mails(uuid, integer, integer) is
  'The mails about a customer''s orders, sent or waiting, the latest first. Mails of Auth are not kept anywhere.';

-- The merges of accounts that a customer came out of (decision 104).
create function private.customer_merges(profile_id uuid) returns jsonb
language plpgsql stable set search_path = '' as $$
begin
  return coalesce((
    select jsonb_agg(jsonb_build_object(
      'id', merged.id, 'mergedAt', merged.created_at, 'username', split_part(merged.emptied_owner, '::', 2))
      order by merged.created_at desc, merged.id)
    from private.account_merge as merged where merged.kept_profile_id = customer_merges.profile_id
  ), '[]');
end
$$;

create function private.customer_facts(customer public.reporting_teacher) returns jsonb
language plpgsql stable set search_path = '' as $$
begin
  return jsonb_build_object(
    'id', customer.id, 'teacherProfileId', customer.teacher_profile_id, 'owner', customer.owner,
    'username', customer.username, 'title', customer.title, 'name', customer.name,
    'surname', customer.surname, 'email', customer.email, 'phone', customer.phone,
    'language', customer.language, 'province', customer.province, 'school', customer.school_name,
    'registrationDate', customer.registration_date, 'groups', customer.roles)
    || (
      select jsonb_build_object(
        'userId', account.id, 'lastSignInAt', account.last_sign_in_at,
        'emailConfirmedAt', account.email_confirmed_at,
        'passwordIsTemporary', exists (
          select from private.temporary_password as handed
          where handed.user_id = account.id and handed.password_digest = account.encrypted_password),
        'closedAt', profile.closed_at)
      from (values (true)) as once (row)
      left join auth.users as account on account.id = customer.id
      left join public.teacher_profile as profile on profile.id = customer.teacher_profile_id);
end
$$;

-- Definer: no role may read accounts, sessions and mails; what belongs to orders is told to administrators only, who alone
-- may read them.
create function public.customer_page(customer_id uuid) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  customer public.reporting_teacher;
  mine uuid;
  sells boolean := private.in_group('admin');
begin
  perform private.require_back_office();
  select * into customer from public.reporting_teacher as known
  where known.id = customer_id or known.teacher_profile_id = customer_id
    -- A link from before two accounts were merged leads to the one that stayed.
    or known.teacher_profile_id = (
      select merged.kept_profile_id from private.account_merge as merged
      where customer_id in (merged.emptied_profile_id, merged.emptied_user_id) limit 1)
  limit 1;
  if customer.id is null then
    return null;
  end if;
  mine := customer.teacher_profile_id;
  return private.customer_facts(customer) || jsonb_build_object(
    'sessions', private.sessions_of(customer.id),
    'merges', private.customer_merges(mine),
    'notes', jsonb_build_object(
      'count', (select count(*) from private.customer_note as note where note.teacher_profile_id = mine),
      'rows', private.customer_notes(mine, 10, 0)),
    'library', case when mine is not null then private.customer_library(mine, 10, 0, sells) end)
    || case when sells and mine is not null then jsonb_build_object(
      'orders', private.customer_orders(mine, false),
      'quotes', private.customer_orders(mine, true),
      'cart', private.customer_cart(mine),
      'held', private.customer_held(mine),
      'mails', private.customer_mails(mine, 10, 0)) else '{}' end;
end
$$;
comment on function public.customer_page(uuid) is
  'For administrators: who a customer is (by the id of ReportingTeacher or of the profile), with orders, quotes, cart and '
  'mails for the group admin, library, sessions and notes; null when there is no such customer. An id that was merged '
  'into another account answers with that one.';
grant execute on function public.customer_page(uuid) to authenticated;

-- Definer: as customer_page().
create function public.customer_more(teacher_profile_id uuid, part text, skipping integer) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  page_size constant integer := 50;
  passed integer := greatest(coalesce(skipping, 0), 0);
begin
  perform private.require_back_office();
  return case part
    when 'notes' then jsonb_build_object(
      'rows', private.customer_notes(teacher_profile_id, page_size, passed))
    when 'library' then private.customer_library(
      teacher_profile_id, page_size, passed, private.in_group('admin'))
    when 'mails' then case when private.in_group('admin') then
      private.customer_mails(teacher_profile_id, page_size, passed) end
  end;
end
$$;
comment on function public.customer_more(uuid, text, integer) is
  'For administrators: the next fifty rows of the part "notes", "library" or "mails" of customer_page().';
grant execute on function public.customer_more(uuid, text, integer) to authenticated;
