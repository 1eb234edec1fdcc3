-- How the marks of a paper are to be spread over cognitive levels, by subject and phase.

create table public.taxonomy (
  id uuid not null default gen_random_uuid(),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  name text not null,
  source text not null default '',
  year smallint,
  certainty text not null default 'GENERAL',
  language text,
  grades text[] not null default '{}',
  subjects text[] not null default '{}',
  constraint taxonomy_pkey primary key (id),
  constraint taxonomy_name_present check (not private.is_blank(name)),
  constraint taxonomy_name_length check (length(name) <= 100),
  constraint taxonomy_source_length check (length(source) <= 200),
  constraint taxonomy_year_range check (year between 1994 and 2100),
  constraint taxonomy_certainty_known check (certainty in ('OFFICIAL', 'ONE_SOURCE', 'GENERAL')),
  constraint taxonomy_language_known check (language in ('en', 'af')),
  constraint taxonomy_grades_known check (grades <@ private.grades()),
  constraint taxonomy_subjects_length check (private.are_short(subjects, 60, 100)),
  constraint taxonomy_subjects_present
    check (array_position(subjects, null) is null and array_position(subjects, '') is null)
);

create unique index taxonomy_name_key on public.taxonomy (private.same_text(name));

alter table public.taxonomy enable row level security;

create policy "teachers and administrators read taxonomies" on public.taxonomy
  for select to authenticated
  using ((select private.in_group('teacher')) or (select private.in_group('admin')));
create policy "administrators create taxonomies" on public.taxonomy
  for insert to authenticated with check ((select private.in_group('admin')));
create policy "administrators change taxonomies" on public.taxonomy
  for update to authenticated
  using ((select private.in_group('admin'))) with check ((select private.in_group('admin')));
create policy "administrators delete taxonomies" on public.taxonomy
  for delete to authenticated using ((select private.in_group('admin')));

-- The whole row: pg_graphql offers fields that a function computes only to whoever may read all columns.
grant select on public.taxonomy to authenticated;
grant insert (name, source, year, certainty, language, grades, subjects),
  update (name, source, year, certainty, language, grades, subjects), delete on public.taxonomy to authenticated;
grant select, insert, update, delete on public.taxonomy to service_role;

comment on table public.taxonomy is
  'A set of cognitive levels, in one language. Pickers load all of them. '
  '@graphql({"max_rows": 1000, "totalCount": {"enabled": true}})';
comment on column public.taxonomy.source is 'Which document prescribes the percentages.';
comment on column public.taxonomy.year is 'Of the source; empty when it names none.';
comment on column public.taxonomy.certainty is
  'OFFICIAL: an official document, or two sources that agree. ONE_SOURCE: one. GENERAL: general knowledge.';
comment on column public.taxonomy.language is 'Of the names of its levels, en or af; empty for any.';
comment on column public.taxonomy.grades is 'For which grades it is; none for all.';
comment on column public.taxonomy.subjects is
  'For which subjects it is, by their names in either language; "* Home Language" is that of every language.';

create trigger trim_texts before insert or update on public.taxonomy
  for each row execute function private.trim_texts('name', 'source');
create trigger set_updated_at before update on public.taxonomy
  for each row execute function private.set_updated_at();
create trigger record_admin_write after insert or update or delete on public.taxonomy
  for each row execute function private.record_admin_write();

create table public.cognitive_level (
  id uuid not null default gen_random_uuid(),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  taxonomy_id uuid not null,
  label text not null,
  percentage smallint not null,
  position smallint not null,
  constraint cognitive_level_pkey primary key (id),
  constraint cognitive_level_taxonomy_id_fkey foreign key (taxonomy_id)
    references public.taxonomy (id) on delete cascade,
  constraint cognitive_level_label_present check (not private.is_blank(label)),
  constraint cognitive_level_percentage_range check (percentage between 0 and 100),
  constraint cognitive_level_position_positive check (position > 0),
  constraint cognitive_level_label_length check (length(label) <= 100)
);

-- Partial, because of pg_graphql: it leaves expressions out of an index, would take this one for a key on
-- taxonomy_id alone and show a taxonomy with one level instead of a list. Partial indexes it skips.
create unique index cognitive_level_taxonomy_label_key
  on public.cognitive_level (taxonomy_id, private.same_text(label)) where label <> '';
create index cognitive_level_taxonomy_id_idx on public.cognitive_level (taxonomy_id, position);

alter table public.cognitive_level enable row level security;

create policy "teachers and administrators read cognitive levels" on public.cognitive_level
  for select to authenticated
  using ((select private.in_group('teacher')) or (select private.in_group('admin')));
create policy "administrators create cognitive levels" on public.cognitive_level
  for insert to authenticated with check ((select private.in_group('admin')));
create policy "administrators change cognitive levels" on public.cognitive_level
  for update to authenticated
  using ((select private.in_group('admin'))) with check ((select private.in_group('admin')));
create policy "administrators delete cognitive levels" on public.cognitive_level
  for delete to authenticated using ((select private.in_group('admin')));

grant select (id, created_at, updated_at, taxonomy_id, label, percentage, position)
  on public.cognitive_level to authenticated;
grant insert (taxonomy_id, label, percentage, position), update (label, percentage, position), delete
  on public.cognitive_level to authenticated;
-- Not granted: update of taxonomy_id. A level does not move.
grant select, insert, update, delete on public.cognitive_level to service_role;

comment on table public.cognitive_level is
  'A level and the share of a paper''s marks that it may take. @graphql({"max_rows": 1000})';
comment on column public.cognitive_level.percentage is 'Whole percent of the total marks.';
comment on column public.cognitive_level.position is
  'Order within the taxonomy, lowest thinking first; without it a new level is the last.';
comment on constraint cognitive_level_taxonomy_id_fkey on public.cognitive_level is
  '@graphql({"foreign_name": "taxonomy", "local_name": "cognitiveLevels"})';

create trigger trim_texts before insert or update on public.cognitive_level
  for each row execute function private.trim_texts('label');
create trigger set_updated_at before update on public.cognitive_level
  for each row execute function private.set_updated_at();
create trigger record_admin_write after insert or update or delete on public.cognitive_level
  for each row execute function private.record_admin_write();

-- Definer: it locks the taxonomy, so that of two levels made at once the second sees the first.
create function private.place_level() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  others integer;
  last smallint;
begin
  perform from public.taxonomy where id = new.taxonomy_id for no key update;
  select count(*), coalesce(max(level.position), 0) into others, last
  from public.cognitive_level as level where level.taxonomy_id = new.taxonomy_id;
  if others >= 20 then
    raise exception 'too_many_levels' using errcode = 'PT422';
  end if;
  new.position := coalesce(new.position, last + 1);
  return new;
end
$$;
comment on function private.place_level() is
  'Puts a level that comes without a position after the others, and refuses more than twenty: papers print a column for each.';
create trigger place_level before insert on public.cognitive_level
  for each row execute function private.place_level();

-- Definer: whoever may change a level need not have the right to change its taxonomy.
create function private.touch_taxonomy() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  update public.taxonomy set updated_at = now()
  where id = coalesce(new.taxonomy_id, old.taxonomy_id);
  return null;
end
$$;
comment on function private.touch_taxonomy() is
  'Sets updated_at of a taxonomy when one of its levels changes, because screens show one moment '
  'for both.';
create trigger touch_taxonomy after insert or update or delete on public.cognitive_level
  for each row execute function private.touch_taxonomy();
