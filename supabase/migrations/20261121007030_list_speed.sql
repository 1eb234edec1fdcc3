-- Lists that took longer with a country's worth of rows; measured by npm run bench:queries.

create extension if not exists btree_gin with schema extensions;

-- The shelf by tag within categories: one index finds both, where two had to be laid over each other.
create index shop_item_category_tags_idx on public.shop_item
  using gin (category_id, tags);

-- Shared templates are asked for by subject and school, and administrators list them by name.
drop index public.subject_template_subject_id_idx;
create index subject_template_subject_school_idx on public.subject_template (subject_id, school_id);
create index subject_template_name_idx on public.subject_template (name, id);
drop index public.assessment_template_subject_id_idx;
create index assessment_template_subject_school_idx on public.assessment_template
  (subject_id, school_id);
create index assessment_template_title_idx on public.assessment_template (title, id);

create index product_bundle_title_idx on public.product_bundle (title, id);
create index product_bundle_title_desc_idx on public.product_bundle (title desc nulls last, id);

-- The first letters of a kind of school ("prim") match a third of the list. A picker shows a few of them:
-- told how many it needs, the search walks the names until it has them instead of fetching them all.
create index school_is_generic_name_idx on public.school (is_generic desc, name, id);
drop function public.search_schools(text, text);

-- Definer: behind row-level security "like" cannot use the trigram index, so the rule of visibility
-- is repeated here as an ordinary condition.
create function public.search_schools(
  words text default null, province text default null, at_most integer default null
) returns setof public.school
language plpgsql stable security definer set search_path = '' as $$
declare
  word text;
  words_typed integer := 0;
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
    words_typed := words_typed + 1;
    conditions := conditions || format(' and school.search_field like %L',
      '%' || regexp_replace(word, '([\\%_])', '\\\1', 'g') || '%');
  end loop;
  if province is not null then
    conditions := conditions || format(' and %L = any (school.provinces)', province);
  end if;
  if at_most is not null then
    -- Several words are rare together, which the planner cannot know: there the offset keeps it to the
    -- trigrams. One word may be common, and then the index in this order is walked until there are enough.
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
  'Schools that contain every word in name, town or number, of one province when it is named. '
  'Order and page the result like the collection itself. A picker names at_most: generic schools '
  'first, then by name, and no more are looked for. The first 200 characters and ten words count.';
grant execute on function public.search_schools(text, text, integer) to authenticated;
