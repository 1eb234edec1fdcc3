-- The two ways to find a resource: one place in a tree of categories, any number of tags.

create table public.product_category (
  id uuid not null default gen_random_uuid(),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  name text not null,
  slug text not null generated always as (private.slug(name)) stored,
  parent_id uuid,
  grade text,
  position integer not null default 0,
  constraint product_category_pkey primary key (id),
  constraint product_category_parent_id_fkey foreign key (parent_id)
    references public.product_category (id) on delete restrict,
  constraint product_category_name_present check (not private.is_blank(name)),
  constraint product_category_grade_known check (grade = any (private.grades())),
  -- "Mathematics" may stand under every grade, but only once under each.
  constraint product_category_parent_slug_key unique nulls not distinct (parent_id, slug),
  constraint product_category_name_length check (length(name) <= 100)
);

alter table public.product_category enable row level security;

create policy "visitors read categories" on public.product_category
  for select to anon using (true);
create policy "signed-in people read categories" on public.product_category
  for select to authenticated using (true);
create policy "administrators create categories" on public.product_category
  for insert to authenticated with check ((select private.in_group('admin')));
create policy "administrators change categories" on public.product_category
  for update to authenticated
  using ((select private.in_group('admin'))) with check ((select private.in_group('admin')));
create policy "administrators delete categories" on public.product_category
  for delete to authenticated using ((select private.in_group('admin')));

-- Not granted: writing position, which belongs to move_category().
grant select (id, created_at, updated_at, name, slug, parent_id, grade, position)
  on public.product_category to anon, authenticated;
grant insert (name, parent_id, grade), update (name, parent_id, grade), delete
  on public.product_category to authenticated;
grant select, insert, update, delete on public.product_category to service_role;

comment on table public.product_category is
  'Tree of categories, loaded whole by the shop. '
  '@graphql({"max_rows": 1000, "totalCount": {"enabled": true}})';
comment on column public.product_category.slug is 'Made from the name; read-only.';
comment on column public.product_category.grade is 'R or 1 to 12; empty where the category spans grades.';
comment on column public.product_category.position is
  'The place among those with the same parent; equal places follow by grade and name.';
comment on constraint product_category_parent_id_fkey on public.product_category is
  '@graphql({"foreign_name": "parent", "local_name": "children"})';

create trigger set_updated_at before update on public.product_category
  for each row execute function private.set_updated_at();

-- Definer: the check must see the whole tree, whatever the writer may read.
create function private.refuse_category_cycle() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if new.parent_id is null then
    return new;
  end if;
  -- Without the lock, two moves at once could together close a circle that neither closes alone.
  perform pg_advisory_xact_lock(hashtextextended('product_category_tree', 0));
  if exists (
    with recursive ancestor as (
      select new.parent_id as id
      union
      select category.parent_id
      from public.product_category as category
      join ancestor on category.id = ancestor.id
      where category.parent_id is not null
    )
    select from ancestor where ancestor.id = new.id
  ) then
    raise exception 'category_cycle' using errcode = 'PT422';
  end if;
  return new;
end
$$;

create trigger refuse_category_cycle before insert or update of parent_id on public.product_category
  for each row execute function private.refuse_category_cycle();
create trigger record_admin_write after insert or update or delete on public.product_category
  for each row execute function private.record_admin_write();

create function private.order_of_name(name text) returns text
language plpgsql immutable strict parallel safe set search_path = '' as $$
begin
  return regexp_replace(
    regexp_replace(private.without_accents(private.same_text(name)), '([0-9]+)', '00000000\1', 'g'),
    '[0-9]*([0-9]{9})', '\1', 'g');
end
$$;
comment on function private.order_of_name(text) is
  'A text to sort a name by where bytes are compared: without capitals and accents, and 2 before 10.';

-- Definer: the order of a resource does not depend on what its writer may read. The share locks let no ancestor be renamed
-- or moved between reading it and storing what was read.
create function private.category_order(category_id uuid) returns text
language plpgsql volatile security definer set search_path = '' as $$
declare
  above uuid := category_id;
  level public.product_category;
  path text;
begin
  while above is not null loop
    select category.* into level from public.product_category as category
    where category.id = above for share;
    -- The foreign key refuses one that does not exist.
    exit when not found;
    path := concat_ws(chr(1),
      lpad(coalesce(array_position(private.grades(), level.grade), 99)::text, 2, '0')
        || private.order_of_name(level.name), path);
    above := level.parent_id;
  end loop;
  -- With a title of 200 letters it has to fit into a row of an index.
  return left(path, 400);
end
$$;
comment on function private.category_order(uuid) is
  'A text to sort by, for the path of a category (docs/decisions/156): level by level its grade, R first and none last, then '
  'its name. Null without a category.';

create table public.product_tag (
  id uuid not null default gen_random_uuid(),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  name text not null,
  constraint product_tag_pkey primary key (id),
  constraint product_tag_name_present check (not private.is_blank(name)),
  constraint product_tag_name_length check (length(name) <= 100)
);

create unique index product_tag_name_key on public.product_tag (private.same_text(name));

alter table public.product_tag enable row level security;

create policy "visitors read tags" on public.product_tag
  for select to anon using (true);
create policy "signed-in people read tags" on public.product_tag
  for select to authenticated using (true);
create policy "administrators create tags" on public.product_tag
  for insert to authenticated with check ((select private.in_group('admin')));
create policy "administrators change tags" on public.product_tag
  for update to authenticated
  using ((select private.in_group('admin'))) with check ((select private.in_group('admin')));
create policy "administrators delete tags" on public.product_tag
  for delete to authenticated using ((select private.in_group('admin')));

grant select (id, created_at, updated_at, name) on public.product_tag to anon, authenticated;
grant insert (name), update (name), delete on public.product_tag to authenticated;
grant select, insert, update, delete on public.product_tag to service_role;

comment on table public.product_tag is
  'Words to filter by, loaded whole by the shop. '
  '@graphql({"max_rows": 1000, "totalCount": {"enabled": true}})';

create trigger set_updated_at before update on public.product_tag
  for each row execute function private.set_updated_at();
create trigger record_admin_write after insert or update or delete on public.product_tag
  for each row execute function private.record_admin_write();
