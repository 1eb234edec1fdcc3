-- Several resources sold together for one price.

create table public.product_bundle (
  id uuid not null default gen_random_uuid(),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  title text not null,
  description text not null default '',
  price numeric(12, 2),
  price_percentage numeric(5, 2),
  complete_price boolean not null default false,
  discount_percentage numeric(5, 2),
  physical boolean not null default false,
  mixed boolean not null default false,
  language text,
  featured boolean not null default false,
  publish_date timestamptz,
  thumbnails text[] not null default '{}',
  tags uuid[] not null default '{}',
  category_id uuid,
  member_count integer not null default 0,
  member_covers text[] not null default '{}',
  search_field text collate "C" not null default '',
  category_order text collate "C",
  constraint product_bundle_pkey primary key (id),
  constraint product_bundle_category_id_fkey foreign key (category_id)
    references public.product_category (id) on delete restrict,
  constraint product_bundle_member_count check (member_count <= 100),
  constraint product_bundle_thumbnails_count check (cardinality(thumbnails) <= 10),
  constraint product_bundle_title_present check (not private.is_blank(title)),
  constraint product_bundle_price_not_negative check (price >= 0),
  constraint product_bundle_price_percentage_range check (price_percentage between 0 and 100),
  constraint product_bundle_discount_percentage_range check (discount_percentage between 0 and 100),
  constraint product_bundle_numbers check (price <> 'NaN'),
  constraint product_bundle_dates_in_time check (private.in_time(publish_date)),
  constraint product_bundle_title_length check (length(title) <= 200),
  constraint product_bundle_description_length check (length(description) <= 100000),
  constraint product_bundle_language_length check (length(language) <= 10),
  constraint product_bundle_thumbnails_keys check (private.are_keys(thumbnails)),
  constraint product_bundle_thumbnails_length check (private.are_short(thumbnails, 10, 500)),
  constraint product_bundle_tags_length check (cardinality(tags) <= 200)
);

create index product_bundle_category_id_idx on public.product_bundle (category_id);
create index product_bundle_publish_date_idx on public.product_bundle (publish_date);
create index product_bundle_tags_idx on public.product_bundle using gin (tags);
create index product_bundle_title_idx on public.product_bundle (title, id);
create index product_bundle_title_desc_idx on public.product_bundle (title desc nulls last, id);
create index product_bundle_category_order_idx on public.product_bundle (category_order, title, id);
create index product_bundle_category_order_desc_idx on public.product_bundle
  (category_order desc nulls last, title, id);

alter table public.product_bundle enable row level security;

create policy "visitors read published bundles" on public.product_bundle
  for select to anon using (publish_date <= now());
create policy "signed-in people read published bundles, administrators all"
  on public.product_bundle
  for select to authenticated
  using (publish_date <= now() or (select private.in_group('admin')));
create policy "administrators create bundles" on public.product_bundle
  for insert to authenticated with check ((select private.in_group('admin')));
create policy "administrators change bundles" on public.product_bundle
  for update to authenticated
  using ((select private.in_group('admin'))) with check ((select private.in_group('admin')));
create policy "administrators delete bundles" on public.product_bundle
  for delete to authenticated using ((select private.in_group('admin')));

-- The whole table, not column by column: the computed field "questions" takes a row.
grant select on public.product_bundle to anon, authenticated;
-- Not granted: physical, mixed, language, member_count and member_covers come from the members,
-- search_field and category_order from triggers.
grant insert (
  title, description, price, price_percentage, complete_price, discount_percentage,
  featured, publish_date, thumbnails, tags, category_id
), update (
  title, description, price, price_percentage, complete_price, discount_percentage,
  featured, publish_date, thumbnails, tags, category_id
), delete on public.product_bundle to authenticated;
grant select, insert, update, delete on public.product_bundle to service_role;

comment on table public.product_bundle is
  'Several resources for one price. @graphql({"max_rows": 1000, "totalCount": {"enabled": true}})';
comment on column public.product_bundle.price is 'Rand, VAT included, for all members together. Empty means free.';
comment on column public.product_bundle.price_percentage is
  'Empty: the price was set by hand. Otherwise the price is this share of what the members cost one by '
  'one, and follows them; kept by triggers.';
comment on column public.product_bundle.complete_price is
  'Whether a teacher who has bought some of its downloads pays only for the rest (private.bundle_price_for).';
comment on column public.product_bundle.discount_percentage is 'The usual discount.';
comment on column public.product_bundle.physical is
  'Whether a member is physical, so that something has to be posted. Kept by triggers.';
comment on column public.product_bundle.mixed is
  'Whether some members are posted and others downloaded. Kept by triggers.';
comment on column public.product_bundle.language is
  'The language of all its members, empty when they differ or one has none. Kept by triggers.';
comment on column public.product_bundle.member_covers is
  'The covers of the first three members that have one. Kept by triggers.';
comment on column public.product_bundle.member_count is
  'How many resources it holds; kept by triggers. A bundle without members is shown but not sold.';
comment on column public.product_bundle.thumbnails is 'Keys in the storage bucket "images", the cover first.';
comment on column public.product_bundle.tags is 'Ids of product_tag.';
comment on column public.product_bundle.publish_date is 'Empty: not published. In the future: scheduled.';
comment on column public.product_bundle.search_field is
  'The text that searches look into, in lower case and with the titles of the members; kept by a '
  'trigger.';
comment on column public.product_bundle.category_order is
  'What the path of its category is sorted by (private.category_order); kept by triggers.';

create table public.product_bundle_product (
  id uuid not null default gen_random_uuid(),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  product_bundle_id uuid not null,
  product_id uuid not null,
  position integer not null default 0,
  title text not null,
  constraint product_bundle_product_pkey primary key (id),
  constraint product_bundle_product_product_bundle_id_fkey foreign key (product_bundle_id)
    references public.product_bundle (id) on delete cascade,
  constraint product_bundle_product_product_id_fkey foreign key (product_id)
    references public.product (id) on delete cascade,
  constraint product_bundle_product_bundle_product_key unique (product_bundle_id, product_id),
  constraint product_bundle_product_position_not_negative check (position >= 0)
);

create index product_bundle_product_product_id_idx on public.product_bundle_product (product_id);

alter table public.product_bundle_product enable row level security;

-- Whoever may read the bundle may read its members: the inner query is under the bundle's policy.
create policy "visitors read the members of bundles they may read" on public.product_bundle_product
  for select to anon using (exists (
    select from public.product_bundle as bundle where bundle.id = product_bundle_id
  ));
create policy "signed-in people read the members of bundles they may read"
  on public.product_bundle_product
  for select to authenticated using (exists (
    select from public.product_bundle as bundle where bundle.id = product_bundle_id
  ));
create policy "administrators add members to bundles" on public.product_bundle_product
  for insert to authenticated with check ((select private.in_group('admin')));
create policy "administrators move members of bundles" on public.product_bundle_product
  for update to authenticated
  using ((select private.in_group('admin'))) with check ((select private.in_group('admin')));
create policy "administrators remove members from bundles" on public.product_bundle_product
  for delete to authenticated using ((select private.in_group('admin')));

grant select (id, created_at, updated_at, product_bundle_id, product_id, position, title)
  on public.product_bundle_product to anon, authenticated;
grant insert (product_bundle_id, product_id, position), update (position), delete
  on public.product_bundle_product to authenticated;
grant select, insert, update, delete on public.product_bundle_product to service_role;

comment on table public.product_bundle_product is
  'The members of a bundle, by position. @graphql({"totalCount": {"enabled": true}})';
comment on column public.product_bundle_product.title is
  'The title of the resource, kept by triggers. A copy, because visitors may not read a member '
  'that is not for sale by itself.';
comment on constraint product_bundle_product_product_bundle_id_fkey
  on public.product_bundle_product is
  '@graphql({"foreign_name": "productBundle", "local_name": "products"})';
comment on constraint product_bundle_product_product_id_fkey on public.product_bundle_product is
  '@graphql({"foreign_name": "product", "local_name": "productBundles"})';

create function private.portion_of_sum(members_cost numeric, percentage numeric) returns numeric
language plpgsql immutable parallel safe set search_path = '' as $$
begin
  return round(members_cost * percentage / 100, 2);
end
$$;
comment on function private.portion_of_sum(numeric, numeric) is
  'The price of a bundle that costs a percentage of what its members cost one by one, to the cent.';

-- Definer: it reads all members, whatever the writer may read.
create function private.fill_product_bundle() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  member_titles text;
  members_cost numeric;
begin
  perform private.refuse_unknown_tags(new.tags);
  if tg_op = 'INSERT' or new.category_id is distinct from old.category_id then
    new.category_order := private.category_order(new.category_id);
  end if;
  select count(*), coalesce(bool_or(product.physical), false),
    coalesce(bool_or(product.physical) and not bool_and(product.physical), false),
    case when count(distinct product.language) = 1 and count(product.language) = count(*)
      then min(product.language) end,
    coalesce((array_agg(product.thumbnails[1] order by member.position, member.id)
      filter (where product.thumbnails[1] is not null))[:3], '{}'),
    string_agg(member.title, ' ' order by member.position, member.id),
    coalesce(sum(private.discounted_price(product.price, product.discount_percentage)), 0)
  into new.member_count, new.physical, new.mixed, new.language, new.member_covers, member_titles,
    members_cost
  from public.product_bundle_product as member
  join public.product as product on product.id = member.product_id
  where member.product_bundle_id = new.id;
  if new.price_percentage is not null then
    new.price := private.portion_of_sum(members_cost, new.price_percentage);
  end if;
  new.search_field := private.searchable_text(concat_ws(' ',
    new.title,
    nullif(private.html_to_text(new.description), ''),
    member_titles,
    nullif(private.tag_names(new.tags), ''),
    new.price::text,
    new.discount_percentage::text));
  return new;
end
$$;

create trigger fill_product_bundle before insert or update on public.product_bundle
  for each row execute function private.fill_product_bundle();
-- As for resources: not for the name of a category.
create trigger set_updated_at before update on public.product_bundle
  for each row when (
    old.category_order is not distinct from new.category_order or old.category_id is distinct from new.category_id)
  execute function private.set_updated_at();
create trigger record_admin_write after insert or update or delete on public.product_bundle
  for each row execute function private.record_admin_write();

-- Definer: it reads the title of the resource, whatever the writer may read.
create function private.fill_bundle_member() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  -- For a resource that does not exist the title stays empty, and the foreign key reports the error.
  new.title := coalesce(
    (select product.title from public.product as product where product.id = new.product_id), '');
  return new;
end
$$;

create trigger fill_bundle_member before insert or update on public.product_bundle_product
  for each row execute function private.fill_bundle_member();
create trigger set_updated_at before update on public.product_bundle_product
  for each row execute function private.set_updated_at();

-- Definer: whoever changes a member need not have the right to update the bundle.
create function private.follow_bundle_members() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  update public.product_bundle as bundle set search_field = ''
  where bundle.id in (select changed.product_bundle_id from changed);
  return null;
end
$$;
comment on function private.follow_bundle_members() is
  'Any update of the bundle makes private.fill_product_bundle() derive everything anew.';

create trigger follow_added_members after insert on public.product_bundle_product
  referencing new table as changed
  for each statement execute function private.follow_bundle_members();
create trigger follow_changed_members after update on public.product_bundle_product
  referencing new table as changed
  for each statement execute function private.follow_bundle_members();
create trigger follow_removed_members after delete on public.product_bundle_product
  referencing old table as changed
  for each statement execute function private.follow_bundle_members();
create trigger record_admin_write after insert or update or delete on public.product_bundle_product
  for each row execute function private.record_admin_write();

-- Definer: whoever changes a resource need not have the right to update bundles.
create function private.spread_product_to_bundles() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  update public.product_bundle_product set title = new.title where product_id = new.id;
  return null;
end
$$;

create trigger spread_product_to_bundles after update on public.product
  for each row
  when ((old.title, old.physical, old.language, old.thumbnails)
    is distinct from (new.title, new.physical, new.language, new.thumbnails))
  execute function private.spread_product_to_bundles();

-- Definer: as spread_product_to_bundles().
create function private.spread_price_to_bundles() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  update public.product_bundle as bundle set search_field = ''
  where bundle.price_percentage is not null and bundle.id in (
    select member.product_bundle_id from public.product_bundle_product as member
    where member.product_id = new.id);
  return null;
end
$$;
comment on function private.spread_price_to_bundles() is
  'A bundle that costs a percentage of its members costs something else when one of them does.';

create trigger spread_price_to_bundles after update on public.product
  for each row
  when ((old.price, old.discount_percentage) is distinct from (new.price, new.discount_percentage))
  execute function private.spread_price_to_bundles();

create function private.is_for_sale(bundle public.product_bundle) returns boolean
language sql stable parallel safe set search_path = ''
return bundle.publish_date <= now() and bundle.member_count > 0;
comment on function private.is_for_sale(public.product_bundle) is
  'Its publish date has passed, and it has members.';
grant execute on function private.is_for_sale(public.product_bundle) to authenticated;

create function private.bundle_questions(bundle_id uuid) returns jsonb
language sql stable set search_path = ''
return coalesce((
  select jsonb_agg(question.value order by member.position, member.id, question.ordinality)
  from public.product_bundle_product as member
  join public.product as product on product.id = member.product_id
  cross join jsonb_array_elements(product.questions) with ordinality as question
  where member.product_bundle_id = bundle_questions.bundle_id
), '[]');
comment on function private.bundle_questions(uuid) is
  'The questions of all members, in the order of the members.';

-- Definer: members that the caller may not read by themselves ask their questions too.
create function private.questions_of_bundle(bundle_id uuid) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  return private.bundle_questions(questions_of_bundle.bundle_id);
end
$$;
comment on function private.questions_of_bundle(uuid) is
  'For the computed field _questions(), which has found the bundle with its reader''s rights.';
grant execute on function private.questions_of_bundle(uuid) to anon, authenticated;

-- The bundle is looked up again: over REST a caller may invent the row that a computed field is asked about.
create function public._questions(bundle public.product_bundle) returns jsonb
language sql stable set search_path = ''
return (
  select private.questions_of_bundle(asked.id)
  from public.product_bundle as asked where asked.id = bundle.id
);
comment on function public._questions(public.product_bundle) is
  'What the buyer is asked: the questions of all members, in their order.';
grant execute on function public._questions(public.product_bundle) to anon, authenticated;

create function public.set_bundle_products(product_bundle_id uuid, product_ids uuid[])
returns public.product_bundle
language plpgsql volatile set search_path = '' as $$
declare
  bundle public.product_bundle;
begin
  if coalesce(cardinality(product_ids), 0) = 0 then
    raise exception 'bundle_products_required' using errcode = 'PT422';
  end if;
  -- The update locks the bundle, and the policy lets it find no row for those who may not change it.
  update public.product_bundle as changed set title = changed.title
  where changed.id = set_bundle_products.product_bundle_id;
  if not found then
    raise exception 'bundle_not_found' using errcode = 'PT404';
  end if;
  if exists (
    select from unnest(product_ids) as wanted
    where not exists (select from public.product as product where product.id = wanted)
  ) then
    raise exception 'product_not_found' using errcode = 'PT422';
  end if;

  delete from public.product_bundle_product as member
  where member.product_bundle_id = set_bundle_products.product_bundle_id
    and member.product_id <> all (product_ids);
  insert into public.product_bundle_product (product_bundle_id, product_id, position)
  select set_bundle_products.product_bundle_id, wanted.id, min(wanted.place)::integer - 1
  from unnest(product_ids) with ordinality as wanted (id, place)
  group by wanted.id
  on conflict on constraint product_bundle_product_bundle_product_key
  do update set position = excluded.position;

  select * into strict bundle from public.product_bundle as changed
  where changed.id = set_bundle_products.product_bundle_id;
  return bundle;
end
$$;
comment on function public.set_bundle_products(uuid, uuid[]) is
  'Replaces the members of a bundle at once, in this order. The policies allow it to '
  'administrators.';
grant execute on function public.set_bundle_products(uuid, uuid[]) to authenticated;
