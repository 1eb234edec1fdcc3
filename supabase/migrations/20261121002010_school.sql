-- The schools that a teacher chooses from: the Department's list, what administrators add, and one
-- generic school per province, whose templates every teacher there may use.

create table public.school (
  id uuid not null default gen_random_uuid(),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  name text not null,
  town text,
  provinces text[] not null,
  is_generic boolean not null default false,
  school_img_key text,
  emis_number text,
  search_field text not null generated always as (
    private.search_text(name || ' ' || coalesce(town, '') || ' ' || coalesce(emis_number, ''))
  ) stored,
  constraint school_pkey primary key (id),
  constraint school_emis_number_key unique (emis_number),
  constraint school_name_present check (not private.is_blank(name)),
  constraint school_name_length check (length(name) <= 200),
  constraint school_town_length check (length(town) between 1 and 100),
  constraint school_provinces_known
    check (cardinality(provinces) > 0 and provinces <@ private.provinces()),
  constraint school_img_key_length check (length(school_img_key) between 1 and 500),
  constraint school_emis_number_shape check (emis_number ~ '^[0-9]{6,12}$')
);

-- The same name exists in several towns; within one town a picker could not tell two apart.
create unique index school_name_town_provinces_key on public.school
  (lower(name), lower(coalesce(town, '')), provinces);
create index school_name_idx on public.school (name, id);
create index school_search_field_idx on public.school
  using gin (search_field extensions.gin_trgm_ops);
create index school_is_generic_idx on public.school (is_generic) where is_generic;

alter table public.school enable row level security;

create policy "teachers and administrators read schools" on public.school
  for select to authenticated
  using ((select private.in_group('teacher')) or (select private.in_group('admin')));
create policy "administrators create schools" on public.school
  for insert to authenticated with check ((select private.in_group('admin')));
create policy "administrators change schools" on public.school
  for update to authenticated
  using ((select private.in_group('admin'))) with check ((select private.in_group('admin')));
create policy "administrators delete schools" on public.school
  for delete to authenticated using ((select private.in_group('admin')));

grant select (
  id, created_at, updated_at, name, town, provinces, is_generic, school_img_key, emis_number,
  search_field
) on public.school to authenticated;
grant insert (name, town, provinces, is_generic, school_img_key),
  update (name, town, provinces, is_generic, school_img_key), delete
  on public.school to authenticated;
-- Not granted: emis_number, by which the import knows its own schools again.
grant select, insert, update, delete on public.school to service_role;

comment on table public.school is
  'Schools of the country. Searched with searchSchools, not by a filter. '
  '@graphql({"totalCount": {"enabled": true}})';
comment on column public.school.town is 'Tells schools of the same name apart.';
comment on column public.school.is_generic is
  'Stands for all schools of its provinces: templates linked to it are there for every teacher.';
comment on column public.school.school_img_key is 'Storage key of the logo in the bucket images.';
comment on column public.school.emis_number is
  'Number in the Department''s list; empty for schools that administrators added.';
comment on column public.school.search_field is
  'Name, town and number, lower case and without accents; read-only.';

create trigger trim_texts before insert or update on public.school
  for each row execute function private.trim_texts('name', 'town');
create trigger set_updated_at before update on public.school
  for each row execute function private.set_updated_at();

-- Definer: behind row-level security "like" cannot use the trigram index, so the rule of visibility
-- is repeated here as an ordinary condition.
create function public.search_schools(words text default null, province text default null)
returns setof public.school
language plpgsql stable security definer set search_path = '' as $$
declare
  word text;
  conditions text := '';
begin
  if not (private.in_group('teacher') or private.in_group('admin')) then
    return;
  end if;
  for word in
    select distinct typed
    from regexp_split_to_table(private.search_text(left(words, 200)), '\s+') as typed
    where typed <> ''
    limit 10
  loop
    conditions := conditions || format(' and school.search_field like %L',
      '%' || regexp_replace(word, '([\\%_])', '\\\1', 'g') || '%');
  end loop;
  if province is not null then
    conditions := conditions || format(' and %L = any (school.provinces)', province);
  end if;

  return query execute 'select school.* from public.school as school where true' || conditions;
end
$$;
comment on function public.search_schools(text, text) is
  'Schools that contain every word in name, town or number, of one province when it is named. '
  'Order and page the result like the collection itself. The first 200 characters and ten words count.';
grant execute on function public.search_schools(text, text) to authenticated;
