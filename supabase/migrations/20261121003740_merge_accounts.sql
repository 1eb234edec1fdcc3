-- The merge itself. It is one transaction, and its preview is the same merge, taken back: so it tells what will happen.

create function private.refuse_merge(kept public.teacher_profile, emptied public.teacher_profile) returns void
language plpgsql volatile set search_path = '' as $$
begin
  if kept.id is null or emptied.id is null then
    raise exception 'profile_not_found' using errcode = 'PT404';
  elsif kept.closed_at is not null or emptied.closed_at is not null then
    raise exception 'profile_closed' using errcode = 'PT409';
  elsif private.groups_of(emptied.user_id) && array['admin', 'superadmin', 'reporting'] then
    raise exception 'merge_office_account' using errcode = 'PT409';
  elsif kept.user_id is null and emptied.user_id is not null then
    raise exception 'merge_without_user' using errcode = 'PT409';
  elsif (
    select count(*) from public.teacher_subscription as subscription
    where subscription.teacher_profile_id in (kept.id, emptied.id)
      and private.subscription_is_valid(subscription.status_text, subscription.run_date)) > 1
  then
    raise exception 'merge_two_subscriptions' using errcode = 'PT409';
  elsif exists (
    select from public.teacher_products_order as paying
    where paying.teacher_profile_id in (kept.id, emptied.id) and paying.payment_open_until > now())
  then
    raise exception 'payment_being_confirmed' using errcode = 'PT409';
  end if;
end
$$;
comment on function private.refuse_merge(public.teacher_profile, public.teacher_profile) is
  'Raises why two profiles cannot become one. To be called with both, their subscriptions and orders locked.';

create function private.cart_summary(profile_id uuid) returns jsonb
language plpgsql stable set search_path = '' as $$
begin
  return (
    select jsonb_build_object('count', sum(cart.product_count), 'total', sum(cart.order_total)::text)
    from public.teacher_products_order as cart
    where cart.teacher_profile_id = profile_id and cart.order_status = 'PENDING' and cart.product_count > 0
    having count(*) > 0);
end
$$;

create function private.merge_carts(kept_id uuid, emptied_id uuid, cart text) returns void
language plpgsql volatile set search_path = '' as $$
declare
  in_kept boolean := private.cart_summary(kept_id) is not null;
  in_emptied boolean := private.cart_summary(emptied_id) is not null;
  without uuid;
  cart_id uuid;
begin
  if in_kept and in_emptied and (cart in ('kept', 'emptied')) is not true then
    raise exception 'merge_two_carts' using errcode = 'PT409';
  end if;
  without := case
    when in_kept and in_emptied then case cart when 'kept' then emptied_id else kept_id end
    when in_emptied then kept_id
    else emptied_id end;
  for cart_id in
    select parent.id from public.teacher_products_order as parent
    where parent.teacher_profile_id = without and parent.order_status = 'PENDING'
    order by parent.id
  loop
    if private.put_cart_away(cart_id) then
      perform private.record_order_event(cart_id, 'PENDING', 'CANCELLED', 'accounts_merged');
    end if;
  end loop;
end
$$;
comment on function private.merge_carts(uuid, uuid, text) is
  'Leaves a cart in one of two accounts: in the one that has goods, or, where both have, in the one that was chosen '
  '("kept" or "emptied").';

-- What names a profile in a list, without a foreign key.
create function private.rename_addressees(emptied_id uuid, kept_id uuid) returns void
language plpgsql volatile set search_path = '' as $$
begin
  update public.coupon
  set restrict_to_teachers = array(
    select distinct unnest(array_replace(coupon.restrict_to_teachers, emptied_id, kept_id)))
  where emptied_id = any (coupon.restrict_to_teachers);
  update public.announcement
  set send_to = array(
    select distinct unnest(array_replace(announcement.send_to, emptied_id::text, kept_id::text)))
  where announcement.send_to @> array[emptied_id::text];
  -- What can be brought back within a day carries its owner in a document.
  update private.deleted_activity as gone
  set content = gone.content || jsonb_build_object('teacher_profile_id', kept_id)
  where gone.teacher_profile_id = emptied_id;
  update private.deleted_class as gone
  set content = gone.content || jsonb_build_object('teacher_profile_id', kept_id),
    periods = replace(gone.periods::text, emptied_id::text, kept_id::text)::jsonb
  where gone.teacher_profile_id = emptied_id;
end
$$;

create function private.complete_profile(kept_id uuid, emptied public.teacher_profile) returns void
language plpgsql volatile set search_path = '' as $$
begin
  -- All details or none: a name of one and a province of the other would describe nobody.
  update public.teacher_profile as profile
  set title = emptied.title, name = emptied.name, surname = emptied.surname, language = emptied.language,
    province = emptied.province, days_per_week = emptied.days_per_week,
    teacher_profile_school_id = emptied.teacher_profile_school_id
  where profile.id = kept_id and profile.name is null and emptied.name is not null;
  update public.teacher_profile as profile
  set translate_i18n = coalesce(profile.translate_i18n, emptied.translate_i18n),
    products_order_shipping_details =
      coalesce(profile.products_order_shipping_details, emptied.products_order_shipping_details),
    rotation_anchor = coalesce(profile.rotation_anchor, emptied.rotation_anchor),
    products = coalesce(profile.products, emptied.products)
  where profile.id = kept_id;
end
$$;
comment on function private.complete_profile(uuid, public.teacher_profile) is
  'What the kept profile does not say is taken from the emptied one; what it says stands.';

create function private.close_merged_user(emptied_user uuid, kept_user uuid) returns void
language plpgsql volatile set search_path = '' as $$
declare
  link record;
begin
  if emptied_user is null then
    return;
  end if;
  if 'teacher' = any (private.groups_of(emptied_user)) then
    perform private.add_to_group(kept_user, 'teacher');
  end if;
  -- What outlives a user names the person that stays; the rest goes with the user.
  for link in
    select held.conrelid::regclass as relation, held_column.attname
    from pg_catalog.pg_constraint as held
    join pg_catalog.pg_attribute as held_column
      on held_column.attrelid = held.conrelid and held_column.attnum = held.conkey[1]
    where held.contype = 'f' and held.confrelid = 'auth.users'::regclass and held.confdeltype = 'n'
      and held.conrelid <> 'public.teacher_profile'::regclass
  loop
    execute format('update %s as held set %I = $1 where held.%I = $2', link.relation, link.attname, link.attname)
      using kept_user, emptied_user;
  end loop;
  update storage.objects as file set owner_id = kept_user::text
  where (file.bucket_id = 'papers' and starts_with(file.name, 'Assessments/' || emptied_user || '/'))
    or (file.bucket_id = 'proofs' and starts_with(file.name, emptied_user || '/'));
  delete from auth.users as account where account.id = emptied_user;
end
$$;
comment on function private.close_merged_user(uuid, uuid) is
  'Ends the account that was emptied: sessions, groups and sign-in go, what it did is the person''s who stays.';

create function private.merge(kept_id uuid, emptied_id uuid, cart text) returns jsonb
language plpgsql volatile set search_path = '' as $$
declare
  kept public.teacher_profile;
  emptied public.teacher_profile;
  relation regclass;
  counted jsonb;
  found jsonb := '[]';
begin
  if kept_id = emptied_id then
    raise exception 'merge_same_account' using errcode = 'PT422';
  end if;
  perform from public.teacher_profile as profile
  where profile.id in (kept_id, emptied_id) order by profile.id for update;
  perform from public.teacher_subscription as subscription
  where subscription.teacher_profile_id in (kept_id, emptied_id) order by subscription.id for update;
  perform from public.teacher_products_order as parent
  where parent.teacher_profile_id in (kept_id, emptied_id) order by parent.id for update;
  perform from public.coupon
  where emptied_id = any (coupon.restrict_to_teachers) or coupon.id in (
    select redemption.coupon_id from public.coupon_redemption as redemption
    join public.teacher_products_order as parent on parent.id = redemption.order_id
    where parent.teacher_profile_id in (kept_id, emptied_id) and parent.order_status = 'PENDING')
  order by coupon.id for update;
  -- Read after the locks: whoever held one may have changed them.
  select * into kept from public.teacher_profile as profile where profile.id = kept_id;
  select * into emptied from public.teacher_profile as profile where profile.id = emptied_id;
  perform private.refuse_merge(kept, emptied);
  perform private.merge_carts(kept_id, emptied_id, cart);

  insert into private.account_merge (kept_profile_id, emptied_profile_id, emptied_user_id, emptied_owner)
  values (kept_id, emptied_id, emptied.user_id, emptied.owner);
  -- Classes, papers and lessons move before the activities that name them together with their teacher.
  set constraints all deferred;
  update public.teacher_class_subject as class
  set name = left(class.name, 90) || ' (' || left(split_part(emptied.owner, '::', 2), 6) || ')'
  where class.teacher_profile_id = emptied_id and exists (
    select from public.teacher_class_subject as same
    where same.teacher_profile_id = kept_id and same.year = class.year
      and same.subject_id = class.subject_id and private.same_text(same.name) = private.same_text(class.name));
  -- A package that still counts goes before one that has ended.
  delete from public.teacher_subscription as ended
  where ended.teacher_profile_id = kept_id and exists (
    select from public.teacher_subscription as other
    where other.teacher_profile_id = emptied_id
      and private.subscription_is_valid(other.status_text, other.run_date));
  update public.archived_teacher_products_order as old
  set owner = kept.owner, search_field = private.searchable_text(concat_ws(' ',
    old.search_field, kept.title, kept.name, kept.surname, kept.owner))
  where old.teacher_profile_id = emptied_id;
  perform private.rename_addressees(emptied_id, kept_id);
  for relation in select * from private.tables_of_profiles() loop
    counted := private.move_rows(relation, emptied_id, kept_id);
    if counted <> '{"moved": 0, "doubled": 0}' then
      found := found || jsonb_build_array(
        counted || jsonb_build_object('table', (parse_ident(relation::text))[cardinality(parse_ident(relation::text))]));
    end if;
  end loop;
  -- Earlier merges into the account that goes now.
  update private.account_merge as earlier
  set kept_profile_id = kept_id where earlier.kept_profile_id = emptied_id;
  delete from public.teacher_profile as profile where profile.id = emptied_id;
  perform private.complete_profile(kept_id, emptied);
  perform private.close_merged_user(emptied.user_id, kept.user_id);
  set constraints all immediate;
  perform private.refresh_reporting_teacher(private.reporting_key(kept_id));
  return found;
end
$$;
comment on function private.merge(uuid, uuid, text) is
  'Moves all that hangs on one profile to another, and ends the account of the first. Returns what moved, by table.';

-- Definer: nobody may write any of this directly.
create function public.merge_accounts(kept_id uuid, emptied_id uuid, cart text default null) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  moved jsonb;
  gone text;
begin
  perform private.require_superadmin();
  select profile.owner into gone from public.teacher_profile as profile where profile.id = emptied_id;
  moved := private.merge(kept_id, emptied_id, cart);
  perform private.record_act('account_merge', kept_id, 'insert',
    jsonb_build_object('emptied_profile_id', emptied_id, 'emptied_owner', gone, 'moved', moved));
  return moved;
end
$$;
comment on function public.merge_accounts(uuid, uuid, text) is
  'For superadmins: merges the account of the second profile into the first and returns what moved, by table. cart says '
  'whose cart stays, "kept" or "emptied", where both have one. The merge cannot be undone.';
grant execute on function public.merge_accounts(uuid, uuid, text) to authenticated;

-- Definer: as merge_accounts().
create function public.preview_merge(kept_id uuid, emptied_id uuid, cart text default null) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  moved jsonb := '[]';
  problem text;
  carts jsonb := jsonb_build_object(
    'kept', private.cart_summary(kept_id), 'emptied', private.cart_summary(emptied_id));
begin
  perform private.require_superadmin();
  begin
    moved := private.merge(kept_id, emptied_id, coalesce(cart, 'kept'));
    raise sqlstate 'KRYPV';
  exception
    when sqlstate 'KRYPV' then null;
    when sqlstate 'PT404' or sqlstate 'PT409' or sqlstate 'PT422' then problem := sqlerrm;
  end;
  return jsonb_build_object('problem', problem, 'moved', moved, 'carts', carts);
end
$$;
comment on function public.preview_merge(uuid, uuid, text) is
  'For superadmins: what merge_accounts() would do, by doing it and taking it back: {problem, moved, carts}. problem is '
  'the word with which it would be refused; carts has both where one has to be chosen.';
grant execute on function public.preview_merge(uuid, uuid, text) to authenticated;
