-- What the shop sells: resources, the questions that they ask the buyer, and the files behind them.

create function private.is_product_question(question jsonb) returns boolean
language sql immutable parallel safe set search_path = ''
return jsonb_typeof(question) = 'object'
  and not private.is_blank(question ->> 'label')
  and coalesce(jsonb_typeof(question -> 'required'), 'boolean') = 'boolean'
  and case
    when question ->> 'type' in ('Select', 'Multi Select', 'Radio', 'Checkbox')
      then jsonb_typeof(question -> 'items') = 'array' and question -> 'items' <> '[]'
    else coalesce(question ->> 'type', '') in ('Text', 'Textarea')
  end;

create function private.are_product_questions(questions jsonb) returns boolean
language sql immutable parallel safe set search_path = ''
return case
  when jsonb_typeof(questions) = 'array' then not exists (
    select from jsonb_array_elements(questions) as question
    where private.is_product_question(question) is not true
  )
  else false
end;
comment on function private.are_product_questions(jsonb) is
  'A list of questions: type, label, and optionally hint, placeholder, required, items, value. '
  'The four choice types need items.';
-- For the constraint below, which runs with the rights of whoever writes the row.
grant execute on function private.is_product_question(jsonb), private.are_product_questions(jsonb)
  to authenticated, service_role;

create table public.product (
  id uuid not null default gen_random_uuid(),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  title text not null,
  description text not null default '',
  price numeric(12, 2),
  discount_percentage numeric(5, 2),
  e_commerce_product boolean not null default false,
  subscription_product boolean not null default false,
  physical boolean not null default false,
  featured boolean not null default false,
  publish_date timestamptz,
  thumbnails text[] not null default '{}',
  tags uuid[] not null default '{}',
  category_id uuid,
  questions jsonb not null default '[]',
  sku integer,
  pages integer,
  marks integer,
  language text,
  term integer,
  topic text,
  type text not null default 'Product',
  file_count integer not null default 0,
  video_count integer not null default 0,
  missing_count integer not null default 0,
  search_field text collate "C" not null default '',
  category_order text collate "C",
  listable boolean not null generated always as (
    (e_commerce_product or subscription_product) and thumbnails <> '{}'
  ) stored,
  constraint product_pkey primary key (id),
  constraint product_sku_key unique (sku),
  constraint product_category_id_fkey foreign key (category_id)
    references public.product_category (id) on delete restrict,
  constraint product_title_present check (not private.is_blank(title)),
  constraint product_price_not_negative check (price >= 0),
  constraint product_discount_percentage_range check (discount_percentage between 0 and 100),
  constraint product_physical_or_subscription check (not (physical and subscription_product)),
  constraint product_thumbnails_count check (cardinality(thumbnails) <= 10),
  constraint product_questions_shape check (private.are_product_questions(questions)),
  constraint product_pages_positive check (pages > 0),
  constraint product_marks_positive check (marks > 0),
  constraint product_language_known check (language in ('en', 'af')),
  constraint product_term_range check (term between 1 and 4),
  constraint product_topic_present check (topic is null or not private.is_blank(topic)),
  constraint product_type_fixed check (type = 'Product'),
  constraint product_numbers check (price <> 'NaN'),
  constraint product_dates_in_time check (private.in_time(publish_date)),
  constraint product_title_length check (length(title) <= 200),
  constraint product_description_length check (length(description) <= 100000),
  constraint product_topic_length check (length(topic) <= 200),
  constraint product_thumbnails_keys check (private.are_keys(thumbnails)),
  constraint product_thumbnails_length check (private.are_short(thumbnails, 100, 500)),
  constraint product_tags_length check (cardinality(tags) <= 200)
);

-- None in the order of the shop's lists: those read public.shop_item.
create index product_category_id_idx on public.product (category_id);
create index product_tags_idx on public.product using gin (tags);
create index product_search_field_idx on public.product
  using gin (search_field extensions.gin_trgm_ops);
-- Administrators sort resources by title, publish date and last change. The third index also holds
-- the columns that the policy and the filters read, so that a count reads the index and not the table,
-- which is ten times as large. "nulls last" is written out because orderBy sends it, and an index without it
-- does not serve.
create index product_title_idx on public.product (title, id);
create index product_title_desc_idx on public.product (title desc nulls last, id);
create index product_publish_date_idx on public.product
  (publish_date desc nulls last, id)
  include (listable, physical, e_commerce_product, subscription_product);
create index product_category_order_idx on public.product (category_order, title, id);
create index product_category_order_desc_idx on public.product (category_order desc nulls last, title, id);
create index product_updated_at_idx on public.product (updated_at desc nulls last, id);
-- What has neither files nor videos, which is what administrators look for.
create index product_without_content_idx on public.product (title desc nulls last, id)
  where file_count = 0 and video_count = 0;
create index product_missing_files_idx on public.product (title desc nulls last, id)
  where missing_count > 0;

-- No "set search_path" for these two: a body is bound when the function is created and needs none, and with one the
-- planner could not inline the rule into the query and would call it for every row of a list.
create function private.is_published(product public.product) returns boolean
language sql stable parallel safe
return product.listable and product.publish_date <= now();
comment on function private.is_published(public.product) is
  'Whether everybody may see the resource: its publish date has passed, and it is listable. '
  'Administrators see the others too.';
grant execute on function private.is_published(public.product) to anon, authenticated;

create function private.is_orderable(product public.product) returns boolean
language sql stable parallel safe
return private.is_published(product) and product.e_commerce_product;
comment on function private.is_orderable(public.product) is
  'Whether it can be bought: everybody may see it, and it is not for subscribers only.';
grant execute on function private.is_orderable(public.product) to anon, authenticated;

alter table public.product enable row level security;

create policy "visitors read published resources" on public.product
  for select to anon using (private.is_published(product));
create policy "signed-in people read published resources, administrators all" on public.product
  for select to authenticated
  using (private.is_published(product) or (select private.in_group('admin')));
create policy "administrators create resources" on public.product
  for insert to authenticated with check ((select private.in_group('admin')));
create policy "administrators change resources" on public.product
  for update to authenticated
  using ((select private.in_group('admin'))) with check ((select private.in_group('admin')));
create policy "administrators delete resources" on public.product
  for delete to authenticated using ((select private.in_group('admin')));

-- The whole table, not column by column: computed fields such as _product_sale_price() take the row.
grant select on public.product to anon, authenticated;
-- Not granted: type is always Product; search_field, category_order and the counts belong to triggers.
grant insert (
  title, description, price, discount_percentage,
  e_commerce_product, subscription_product, physical, featured, publish_date, thumbnails, tags, category_id, questions, sku, pages, marks,
  language, term, topic
), update (
  title, description, price, discount_percentage,
  e_commerce_product, subscription_product, physical, featured, publish_date, thumbnails, tags, category_id, questions, sku, pages, marks,
  language, term, topic
), delete on public.product to authenticated;
grant select, insert, update, delete on public.product to service_role;

comment on table public.product is
  'A resource. @graphql({"max_rows": 1000, "totalCount": {"enabled": true}})';
comment on column public.product.description is 'HTML from the editor; sanitised where it is shown.';
comment on column public.product.price is 'Rand, VAT included. Empty means free.';
comment on column public.product.discount_percentage is
  'The usual discount; private.discount_now() is the one of this moment.';
comment on column public.product.thumbnails is 'Keys in the storage bucket "images", the cover first.';
comment on column public.product.tags is 'Ids of product_tag.';
comment on column public.product.publish_date is 'Empty: not published. In the future: scheduled.';
comment on column public.product.pages is 'A4 pages; empty where that says nothing, as for cards.';
comment on column public.product.marks is 'Total marks of what learners answer; empty without marks.';
comment on column public.product.language is
  'The language that learners read: "en" or "af". Empty where the resource needs none.';
comment on column public.product.term is 'The school term that it is planned for; empty for any.';
comment on column public.product.topic is 'The CAPS topic, in the language of the resource.';
comment on column public.product.file_count is
  'How many files its product_content has; kept by a trigger.';
comment on column public.product.video_count is
  'How many videos and links its product_content has; kept by a trigger.';
comment on column public.product.missing_count is
  'How many of its files the content check did not find; kept by a trigger.';
comment on column public.product.search_field is
  'The text that searches look into, in lower case; kept by a trigger. Collated "C", which makes '
  'ilike three times as fast; like with lower-case words is faster still.';
comment on column public.product.category_order is
  'What the path of its category is sorted by (private.category_order); kept by triggers.';
comment on column public.product.listable is
  'Sold online or by subscription, and has a picture. A column and not an expression, because '
  'behind row-level security the planner may not use the statistics of an expression and then '
  'misjudges every list.';

-- A resource is found by every field that people read: not by ids, keys, flags and dates. Of its
-- questions, what the buyer reads counts; of its tags, their names.
create function private.question_words(questions jsonb) returns text
language sql immutable parallel safe set search_path = ''
return (
  select string_agg(word #>> '{}', ' ')
  from unnest(array[
    '$[*].label', '$[*].hint', '$[*].placeholder', '$[*].items[*]'
  ]::jsonpath[]) as path,
  jsonb_path_query(questions, path) as word
  where word not in ('""', 'null')
);

create function private.tag_names(tags uuid[]) returns text
language sql stable set search_path = ''
return (
  select string_agg(tag.name, ' ' order by tag.name)
  from public.product_tag as tag where tag.id = any (tag_names.tags)
);

-- Definer: whether a tag exists does not depend on what the writer may read.
create function private.refuse_unknown_tags(tags uuid[]) returns void
language plpgsql stable security definer set search_path = '' as $$
begin
  if exists (
    select from unnest(refuse_unknown_tags.tags) as tag_id
    where not exists (select from public.product_tag as tag where tag.id = tag_id)
  ) then
    raise exception 'tag_not_found' using errcode = 'PT422';
  end if;
end
$$;

-- Definer: the names of the tags are searched, whatever the writer may read.
create function private.fill_product() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.refuse_unknown_tags(new.tags);
  if tg_op = 'INSERT' or new.category_id is distinct from old.category_id then
    new.category_order := private.category_order(new.category_id);
  end if;
  new.search_field := private.searchable_text(concat_ws(' ',
    new.title,
    new.topic,
    nullif(private.html_to_text(new.description), ''),
    nullif(private.tag_names(new.tags), ''),
    nullif(private.question_words(new.questions), ''),
    new.price::text,
    new.discount_percentage::text,
    new.sku::text,
    new.type));
  return new;
end
$$;

create trigger fill_product before insert or update on public.product
  for each row execute function private.fill_product();
-- Not for the counts and the name of a category, which nobody writes here: who has the resource open would be told that
-- somebody changed it. Triggers run by name: fill_product() has been here.
create trigger set_updated_at before update on public.product
  for each row when (
    (old.file_count, old.video_count, old.missing_count) = (new.file_count, new.video_count, new.missing_count)
    and (old.category_order is not distinct from new.category_order or old.category_id is distinct from new.category_id))
  execute function private.set_updated_at();
create trigger record_admin_write after insert or update or delete on public.product
  for each row execute function private.record_admin_write();

-- Definer: the change of a tag reaches every resource and bundle that carries it.
create function private.spread_tag_change() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if tg_op = 'DELETE' then
    update public.product set tags = array_remove(tags, old.id) where tags @> array[old.id];
    update public.product_bundle set tags = array_remove(tags, old.id) where tags @> array[old.id];
  else
    update public.product set search_field = '' where tags @> array[new.id];
    update public.product_bundle set search_field = '' where tags @> array[new.id];
  end if;
  return null;
end
$$;
comment on function private.spread_tag_change() is
  'Any update makes private.fill_product() and private.fill_product_bundle() write the search '
  'text anew.';

create trigger spread_tag_rename after update of name on public.product_tag
  for each row when (old.name is distinct from new.name)
  execute function private.spread_tag_change();
create trigger spread_tag_removal after delete on public.product_tag
  for each row execute function private.spread_tag_change();

-- Definer: "like" is not leakproof, so behind row-level security it is tried on every row that the policy
-- lets through and no index serves it. Here the same rule of visibility is an ordinary condition, and
-- the trigram index finds the rows. Every typed word must match.
create function public.search_products(words text) returns setof public.product
language plpgsql stable security definer set search_path = '' set work_mem = '32MB' as $$
begin
  return query execute
    'select product.* from public.product as product '
    'where (private.is_published(product) or (select private.in_group(''admin'')))'
    || private.search_conditions('product.search_field', words);
end
$$;
comment on function public.search_products(text) is
  'The resources that the caller may see and that contain every word. Filter, order and page the '
  'result like the collection itself. The first 200 characters and ten words count.';
grant execute on function public.search_products(text) to anon, authenticated;

-- The files and videos behind a resource. Buyers get them from functions that check what they own,
-- never from this table.

create table public.product_content (
  id uuid not null default gen_random_uuid(),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  product_id uuid not null,
  file_keys text[] not null default '{}',
  urls text[] not null default '{}',
  constraint product_content_pkey primary key (id),
  constraint product_content_product_id_key unique (product_id),
  constraint product_content_file_count check (cardinality(file_keys) <= 50),
  constraint product_content_product_id_fkey foreign key (product_id)
    references public.product (id) on delete cascade,
  constraint product_content_file_keys_length check (private.are_short(file_keys, 50, 1000)),
  constraint product_content_urls_length check (private.are_short(urls, 50, 2000))
);

alter table public.product_content enable row level security;

create policy "administrators read content" on public.product_content
  for select to authenticated using ((select private.in_group('admin')));
create policy "administrators create content" on public.product_content
  for insert to authenticated with check ((select private.in_group('admin')));
create policy "administrators change content" on public.product_content
  for update to authenticated
  using ((select private.in_group('admin'))) with check ((select private.in_group('admin')));
create policy "administrators delete content" on public.product_content
  for delete to authenticated using ((select private.in_group('admin')));

grant select (id, created_at, updated_at, product_id, file_keys, urls)
  on public.product_content to authenticated;
grant insert (product_id, file_keys, urls), update (file_keys, urls), delete
  on public.product_content to authenticated;
grant select, insert, update, delete on public.product_content to service_role;

comment on table public.product_content is 'One row for each resource that has files or links.';
comment on column public.product_content.file_keys is 'Keys in the storage bucket "content".';
comment on column public.product_content.urls is
  'Video ids (11 characters: YouTube; digits only: Vimeo) or plain links.';

create trigger set_updated_at before update on public.product_content
  for each row execute function private.set_updated_at();
create trigger record_admin_write after insert or update or delete on public.product_content
  for each row execute function private.record_admin_write();

-- Definer: the counts are not for administrators to write.
create function private.count_content() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  update public.product as product
  set file_count = coalesce(cardinality(content.file_keys), 0),
    video_count = coalesce(cardinality(content.urls), 0)
  from (select case when tg_op = 'DELETE' then old.product_id else new.product_id end as id) as shown
  left join public.product_content as content on content.product_id = shown.id
  where product.id = shown.id
    and (product.file_count, product.video_count) is distinct from
      (coalesce(cardinality(content.file_keys), 0), coalesce(cardinality(content.urls), 0));
  return null;
end
$$;
comment on function private.count_content() is
  'Keeps product.file_count and product.video_count, by which administrators find what has no content.';

create trigger count_content after insert or update of file_keys, urls or delete on public.product_content
  for each row execute function private.count_content();
