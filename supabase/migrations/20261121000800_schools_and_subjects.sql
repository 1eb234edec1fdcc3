create function private.provinces() returns text[]
language sql immutable parallel safe set search_path = ''
return array[
  'Eastern Cape', 'Free State', 'Gauteng', 'KwaZulu-Natal', 'Limpopo', 'Mpumalanga',
  'Northern Cape', 'North West', 'Western Cape'];
comment on function private.provinces() is
  'The nine provinces (Constitution, section 103). Screens translate them.';
-- For constraints, which run with the rights of whoever writes the row.
grant execute on function private.provinces() to authenticated, service_role;

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
    private.searchable_text(name || ' ' || coalesce(town, '') || ' ' || coalesce(emis_number, ''))
  ) stored,
  constraint school_pkey primary key (id),
  constraint school_emis_number_key unique (emis_number),
  constraint school_name_present check (not private.is_blank(name)),
  constraint school_name_length check (length(name) <= 200),
  constraint school_town_length check (private.has_text(town, 100)),
  constraint school_provinces_known
    check (cardinality(provinces) > 0 and provinces <@ private.provinces()),
  constraint school_img_key_length check (private.has_text(school_img_key, 500)),
  constraint school_emis_number_shape check (emis_number ~ '^[0-9]{6,12}$')
);

-- The same name exists in several towns; within one town a picker could not tell two apart.
create unique index school_name_town_provinces_key on public.school
  (private.same_text(name), private.same_text(coalesce(town, '')), provinces);
create index school_name_idx on public.school (name, id);
create index school_search_field_idx on public.school
  using gin (search_field extensions.gin_trgm_ops);
create index school_is_generic_idx on public.school (is_generic) where is_generic;
-- Schools are listed by name, descending at first; school_name_idx serves the other way.
create index school_name_desc_idx on public.school (name desc nulls last, id);
-- The first letters of a kind of school ("prim") match a third of the list. A picker shows a few of them:
-- told how many it needs, the search walks the names until it has them instead of fetching them all.
create index school_is_generic_name_idx on public.school (is_generic desc, name, id);

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

-- The whole row: pg_graphql offers fields that a function computes only to whoever may read all columns.
grant select on public.school to authenticated;
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
  'Stands for all schools of its provinces: templates linked to it are available to every teacher '
  'there.';
comment on column public.school.school_img_key is 'Storage key of the logo in the bucket images.';
comment on column public.school.emis_number is
  'Number in the Department''s list; empty for schools that administrators added.';
comment on column public.school.search_field is
  'Name, town and number, lower case and without accents; read-only.';

create trigger trim_texts before insert or update on public.school
  for each row execute function private.trim_texts('name', 'town');
create trigger set_updated_at before update on public.school
  for each row execute function private.set_updated_at();
create trigger record_admin_write after insert or update or delete on public.school
  for each row execute function private.record_admin_write();

-- Definer: behind row-level security "like" cannot use the trigram index, so the rule of visibility
-- is repeated here as an ordinary condition.
create function public.search_schools(
  words text default null, province text default null, at_most integer default null
) returns setof public.school
language plpgsql stable security definer set search_path = '' as $$
declare
  pattern text;
  words_typed integer := 0;
  conditions text := '';
begin
  if not (private.in_group('teacher') or private.in_group('admin')) then
    return;
  end if;
  for pattern in select * from private.word_patterns(words) loop
    words_typed := words_typed + 1;
    conditions := conditions || format(' and school.search_field like %L', pattern);
  end loop;
  if province is not null then
    conditions := conditions || format(' and %L = any (school.provinces)', province);
  end if;
  if at_most is not null then
    -- Several words together are rare, which the planner does not know: "offset 0" makes it use the
    -- trigram index. A single word may be common: then it walks the names until it has enough.
    conditions := format(
      '%s %s order by school.is_generic desc, school.name, school.id limit %s',
      conditions, case when words_typed > 1 then 'offset 0) as school' else ') as school' end,
      greatest(at_most, 0));
  else
    conditions := conditions || ') as school';
  end if;

  return query execute
    'select school.* from (select school.* from public.school as school where true' || conditions;
end
$$;
comment on function public.search_schools(text, text, integer) is
  'Schools that contain every word in name, town or number, of one province when one is given. '
  'Order and page the result like the collection itself. A picker passes at_most and gets that '
  'many, generic schools first, then by name. The first 200 characters and ten words count.';
grant execute on function public.search_schools(text, text, integer) to authenticated;

-- One generic school per province (section 103 of the Constitution): what a teacher chooses whose
-- school is not listed, and what administrators link a template to for all teachers of a province.

insert into public.school (name, provinces, is_generic)
select province || ' (any school)', array[province], true
from unnest(private.provinces()) as province;

-- What is taught in each grade. Classes, templates and papers point here.

create table public.subject (
  id uuid not null default gen_random_uuid(),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  grade text not null,
  subject text not null,
  subject_af text,
  created_by uuid default private.my_user_id(),
  grade_order smallint generated always as (private.grade_order(grade)) stored,
  search_field text not null generated always as (
    private.searchable_text('grade ' || grade || ' graad ' || subject || ' ' || coalesce(subject_af, ''))
  ) stored,
  constraint subject_pkey primary key (id),
  constraint subject_created_by_fkey foreign key (created_by)
    references auth.users (id) on delete set null,
  constraint subject_grade_known check (grade = any (private.grades())),
  constraint subject_subject_present check (not private.is_blank(subject)),
  constraint subject_subject_length check (length(subject) <= 100),
  constraint subject_subject_af_length check (private.has_text(subject_af, 100))
);

create unique index subject_grade_subject_key on public.subject (grade, private.same_text(subject));
create index subject_created_by_idx on public.subject (created_by);
-- Administrators read the list in this order, and the other way round.
create index subject_grade_order_search_field_idx on public.subject (grade_order, search_field, id);

alter table public.subject enable row level security;

create policy "signed-in people read subjects" on public.subject
  for select to authenticated using (true);
create policy "signed-in people create subjects" on public.subject
  for insert to authenticated with check (created_by = (select private.my_user_id()));
-- A subject is everybody's. Whoever is not an administrator corrects only what they added.
create policy "people change subjects of theirs, administrators any" on public.subject
  for update to authenticated
  using (created_by = (select private.my_user_id()) or (select private.in_group('admin')))
  with check (created_by = (select private.my_user_id()) or (select private.in_group('admin')));

-- The whole row: pg_graphql offers fields that a function computes only to whoever may read all columns.
grant select on public.subject to authenticated;
grant insert (grade, subject, subject_af), update (grade, subject, subject_af)
  on public.subject to authenticated;
-- Not granted: delete. Classes and papers of all teachers hang on a subject.
grant select, insert, update, delete on public.subject to service_role;

comment on table public.subject is
  'Subjects per grade, loaded whole by the pickers. '
  '@graphql({"max_rows": 1000, "totalCount": {"enabled": true}})';
comment on column public.subject.grade is 'R, or 1 to 12.';
comment on column public.subject.subject_af is 'Afrikaans name; the English one is shown without it.';
comment on column public.subject.grade_order is 'The grade as a number to sort by, R as 0; read-only.';
comment on column public.subject.search_field is
  'Grade and both names, lower case and without accents; read-only.';
comment on column public.subject.created_by is 'Empty for the national curriculum''s own subjects.';

-- A subject is everybody's: one person may not fill the list of all. Definer: the counts are private.
create function private.limit_subjects() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if new.created_by is not null and not private.in_group('admin')
    and private.take_request('subject by person', new.created_by::text) > 0
  then
    raise exception 'subjects_added_too_often' using errcode = 'PT409';
  end if;
  return new;
end
$$;
create trigger limit_subjects before insert on public.subject
  for each row execute function private.limit_subjects();

create trigger trim_texts before insert or update on public.subject
  for each row execute function private.trim_texts('subject', 'subject_af');
create trigger set_updated_at before update on public.subject
  for each row execute function private.set_updated_at();
create trigger record_admin_write after insert or update or delete on public.subject
  for each row execute function private.record_admin_write();
