-- What a person may ask of us under the Protection of Personal Information Act: a copy of everything that we hold about
-- them, and the end of the account. Neither names the tables: both follow the foreign keys to the profile, so that a
-- new table takes part without being entered here.

-- Which rows belong to a profile: those that point to it, those that point to these, and so on.
create function private.rows_of_profile(profile_id uuid) returns jsonb
language plpgsql stable set search_path = '' as $$
declare
  -- Secrets of the account's devices and of payments, what only the search reads, who in the office acted, and how the
  -- card provider spoke to us.
  left_out constant text[] := array['session_token', 'token', 'search_field', 'owner', 'actor_id', 'order_actors',
    'resolved_by', 'confirmed_by', 'undone_by', 'noted_by', 'raw_body', 'headers', 'fields', 'source_address', 'merchant_id'];
  parents regclass[] := array['public.teacher_profile'::regclass];
  ids jsonb := jsonb_build_array(jsonb_build_array(profile_id));
  place integer := 1;
  child record;
  child_rows jsonb;
  child_ids jsonb;
  found jsonb := '{}';
begin
  while place <= cardinality(parents) loop
    for child in
      select distinct on (link.conrelid) link.conrelid::regclass as relation, class.relname, link_column.attname
      from pg_catalog.pg_constraint as link
      join pg_catalog.pg_class as class on class.oid = link.conrelid
      join pg_catalog.pg_attribute as link_column
        on link_column.attrelid = link.conrelid and link_column.attnum = link.conkey[1]
      where link.contype = 'f' and link.confrelid = parents[place] and cardinality(link.conkey) = 1
        and link.conrelid::regclass <> all (parents)
      order by link.conrelid, link.conname
    loop
      execute format(
        'select coalesce(jsonb_agg(to_jsonb(held) - $2 order by held.created_at, held.id), ''[]''),
           coalesce(jsonb_agg(held.id), ''[]'')
         from %s as held
         where held.%I in (select parent.id::uuid from jsonb_array_elements_text($1) as parent (id))',
        child.relation, child.attname)
        into child_rows, child_ids using ids -> (place - 1), left_out;
      found := found || jsonb_build_object(child.relname, child_rows);
      parents := parents || child.relation;
      ids := ids || jsonb_build_array(child_ids);
    end loop;
    place := place + 1;
  end loop;
  -- What somebody else made up about an order is not about the person: only what the provider has confirmed is.
  return found || jsonb_build_object('payment_notification', (
    select coalesce(jsonb_agg(notification.content order by notification.place), '[]')
    from jsonb_array_elements(found -> 'payment_notification')
      with ordinality as notification (content, place)
    where (notification.content ->> 'counts')::boolean));
end
$$;
comment on function private.rows_of_profile(uuid) is
  'Every row that belongs to a profile, by table, oldest first; secrets of devices and payments are left out, and '
  'notifications of payments that the provider has not confirmed.';

create function private.data_about(user_id uuid) returns jsonb
language sql stable set search_path = ''
return jsonb_build_object(
  'exportedAt', now(),
  'account', (
    select jsonb_build_object(
      'id', person.id, 'email', person.email, 'phone', person.phone, 'createdAt', person.created_at,
      'emailConfirmedAt', person.email_confirmed_at, 'lastSignInAt', person.last_sign_in_at,
      'details', person.raw_user_meta_data)
    from auth.users as person where person.id = data_about.user_id),
  'secondFactors', (
    select coalesce(jsonb_agg(jsonb_build_object(
      'kind', factor.factor_type, 'name', factor.friendly_name, 'phone', factor.phone,
      'createdAt', factor.created_at) order by factor.created_at), '[]')
    from auth.mfa_factors as factor
    where factor.user_id = data_about.user_id and factor.status = 'verified'),
  'signIns', (
    select coalesce(jsonb_agg(jsonb_build_object(
      'createdAt', session.created_at, 'refreshedAt', session.refreshed_at, 'networkAddress', session.ip,
      'browser', session.user_agent) order by session.created_at), '[]')
    from auth.sessions as session where session.user_id = data_about.user_id),
  'groups', (
    select coalesce(jsonb_agg(membership.group_name order by membership.group_name), '[]')
    from private.user_group as membership where membership.user_id = data_about.user_id),
  'downloads', (
    select coalesce(jsonb_agg(to_jsonb(download) - 'user_id' order by download.created_at), '[]')
    -- Not among the records below, so that those of an administrator without a profile are here too.
    from public.product_download as download where download.user_id = data_about.user_id),
  -- Not among the records below, which are those that the person holds.
  'seatsGiven', (
    select coalesce(jsonb_agg(
      to_jsonb(given) - 'teacher_profile_id' || jsonb_build_object('title', line.title)
      order by given.created_at, given.id), '[]')
    from public.seat as given
    join public.order_line as line on line.id = given.order_line_id
    join public.teacher_profile as profile on profile.id = line.teacher_profile_id
    where profile.user_id = data_about.user_id),
  'uploadedFiles', (
    select coalesce(jsonb_agg(jsonb_build_object(
      'bucket', file.bucket_id, 'name', file.name, 'createdAt', file.created_at,
      'bytes', file.metadata -> 'size') order by file.created_at), '[]')
    from storage.objects as file where file.owner_id = data_about.user_id::text),
  'profile', (
    select to_jsonb(profile) - 'session_token' from public.teacher_profile as profile
    where profile.user_id = data_about.user_id),
  -- Not who wrote: that is a person in the office.
  'changesByAdministrators', (
    select coalesce(jsonb_agg(to_jsonb(change) - array['actor', 'actor_id'] order by change.created_at), '[]')
    from public.admin_audit as change
    where change.row_id in (
      select profile.id from public.teacher_profile as profile where profile.user_id = data_about.user_id)),
  'records', (
    select coalesce((
      select private.rows_of_profile(profile.id) - 'product_download' from public.teacher_profile as profile
      where profile.user_id = data_about.user_id), '{}')));

-- Definer: people read their own rows of private tables, of Auth and of Storage.
create function public.export_my_data() returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  caller uuid := private.signed_in_user();
  wait integer := private.take_request('export by person', caller::text);
begin
  -- Answered and not raised: a refusal that is raised undoes its own count.
  if wait > 0 then
    return jsonb_build_object('retryAfter', wait);
  end if;
  return jsonb_build_object('data', private.data_about(caller));
end
$$;
comment on function public.export_my_data() is
  'Everything that is held about the caller, as {data}; {retryAfter} in seconds when it was asked for too often.';
grant execute on function public.export_my_data() to authenticated;

-- Closing an account removes what only served the person; orders, invoices and records of downloads stay (decision
-- 021), and so does a cart for which a card payment was ever sent off, as a cancelled order. What goes is what hangs on the profile with "on delete cascade", what stays is "restrict".
-- Definer: only close-account calls it, after it has checked the password; no role may delete all of this.
create function public.close_account(user_id uuid) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  closing public.teacher_profile;
  cart record;
  owned record;
  bought boolean;
  -- Whose pictures are the person's as well: accounts that were merged into this one (decision 104).
  former uuid[];
begin
  if exists (
    select from private.user_group as membership
    where membership.user_id = close_account.user_id and membership.group_name <> 'teacher')
  then
    raise exception 'account_of_office' using errcode = 'PT409';
  end if;
  select * into closing from public.teacher_profile as profile
  where profile.user_id = close_account.user_id for update;
  if closing.id is null then
    return jsonb_build_object('name', '', 'language', null, 'formerUsers', '[]'::jsonb);
  end if;
  former := array(
    select merged.emptied_user_id from private.account_merge as merged
    where merged.kept_profile_id = closing.id and merged.emptied_user_id is not null);
  -- The provider goes on taking money until the subscription is ended there.
  if exists (
    select from public.teacher_subscription as subscription
    where subscription.teacher_profile_id = closing.id and subscription.token is not null
      and upper(subscription.status_text) = 'ACTIVE')
  then
    raise exception 'subscription_still_active' using errcode = 'PT409';
  end if;
  if exists (
    select from public.teacher_products_order as waiting
    where waiting.teacher_profile_id = closing.id
      and (waiting.order_status in ('QUOTING', 'PROCESSING') or exists (
        select from public.payment_attempt as attempt
        where attempt.order_id = waiting.id and attempt.sent_at is not null and attempt.ended_at is null)))
  then
    raise exception 'orders_still_open' using errcode = 'PT409';
  end if;

  for cart in
    select open.id
    from public.teacher_products_order as open
    where open.teacher_profile_id = closing.id and open.order_status = 'PENDING'
    order by open.id
    for update of open
  loop
    if private.put_cart_away(cart.id) then
      perform private.record_order_event(cart.id, 'PENDING', 'CANCELLED', 'account_closed');
    end if;
  end loop;
  for owned in
    select link.conrelid::regclass as relation, link_column.attname
    from pg_catalog.pg_constraint as link
    join pg_catalog.pg_attribute as link_column
      on link_column.attrelid = link.conrelid and link_column.attnum = link.conkey[1]
    where link.contype = 'f' and link.confrelid = 'public.teacher_profile'::regclass
      and link.confdeltype = 'c'
    -- Last, because deleting activities and papers writes there what may come back.
    order by
      link.conrelid in ('private.deleted_activity'::regclass, 'private.released_picture'::regclass),
      link.conrelid
  loop
    execute format('delete from %s as held where held.%I = $1', owned.relation, owned.attname)
      using closing.id;
  end loop;

  select exists (
    select from public.teacher_products_order as kept where kept.teacher_profile_id = closing.id)
    or exists (select from public.invoice as kept where kept.teacher_profile_id = closing.id)
    or exists (select from public.archived_teacher_products_order as kept
      where kept.teacher_profile_id = closing.id)
  into bought;
  if bought then
    update public.teacher_profile as profile
    set teacher_profile_school_id = null, translate_i18n = null, rotation_anchor = null, products = null
    where profile.id = closing.id;
  else
    delete from public.teacher_profile as profile where profile.id = closing.id;
  end if;
  return jsonb_build_object(
    'name', coalesce(closing.name, ''), 'language', closing.translate_i18n, 'formerUsers', to_jsonb(former));
end
$$;
comment on function public.close_account(uuid) is
  'For close-account: removes the workspace of a user, and the profile too if nothing was ever ordered. '
  'Auth deletes the user afterwards, which closes a profile that stays. Returns {name, language} for the mail, and '
  'formerUsers, in whose folders the pictures of merged accounts lie.';
grant execute on function public.close_account(uuid) to service_role;
