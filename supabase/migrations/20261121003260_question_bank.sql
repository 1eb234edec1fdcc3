-- The question bank: every question of teachers' papers and of the shared templates as a row of its own, so that one can
-- be found among hundreds of thousands. Triggers of the papers write it; nobody else does.

create function private.figure_words(figure jsonb) returns text
language sql immutable parallel safe set search_path = ''
return (
  select string_agg(word #>> '{}', ' ')
  from jsonb_path_query(figure, 'lax $.keyvalue() ? (@.key == "left" || @.key == "right" || @.key == "items").value[*]')
    as word
);
comment on function private.figure_words(jsonb) is
  'What stands in a figure: the columns to match, or the options.';

create function private.rich_text_words(state jsonb) returns text
language sql immutable parallel safe set search_path = ''
return (
  -- Each text belongs to one node, so none comes twice; words that are half bold stay one word.
  select string_agg(
    (select string_agg(case child ->> 'type' when 'linebreak' then ' '
        when 'figure' then private.figure_words(child)
        else coalesce(child ->> 'text', child ->> 'equation', child ->> 'altText', '') end, '')
      from jsonb_array_elements(node -> 'children') as child), ' ')
  from jsonb_path_query(state, 'strict $.** ? (@.children.type() == "array")') as node
);
comment on function private.rich_text_words(jsonb) is
  'The words, formulas, figures and descriptions of pictures in the state of a Lexical editor.';

create function private.asked_words(question jsonb) returns text
language sql immutable parallel safe set search_path = ''
return btrim(regexp_replace(concat_ws(' ',
  question ->> 'title',
  private.rich_text_words(question -> 'richText'),
  (select string_agg(concat_ws(' ', field ->> 'question', field ->> 'label',
      private.rich_text_words(field -> 'richText'),
      (select string_agg(item, ' ') from jsonb_array_elements_text(
        case jsonb_typeof(field -> 'items') when 'array' then field -> 'items' else '[]' end) as item)
    ), ' ' order by place)
  from jsonb_array_elements(question -> 'fields') with ordinality as listed (field, place))
), '\s+', ' ', 'g'));
comment on function private.asked_words(jsonb) is
  'What learners read of a question: its title, its text, its parts and their choices.';

create function private.asked_pictures(question jsonb) returns text
language sql immutable parallel safe set search_path = ''
return (
  select string_agg((node - '{width,height,maxWidth,showCaption,version}'::text[])::text, ' ')
  from jsonb_path_query(
    jsonb_build_array(question -> 'richText', jsonb_path_query_array(question, '$.fields[*].richText')),
    'strict $.** ? (@.type == "figure" || @.type == "image")') as node
);
comment on function private.asked_pictures(jsonb) is
  'What learners see of a question beside its words: its pictures by their addresses, and its figures; null where it '
  'has none.';

create function private.answered_words(question jsonb) returns text
language sql immutable parallel safe set search_path = ''
return (
  select string_agg(case jsonb_typeof(field -> 'answer')
    when 'object' then private.rich_text_words(field -> 'answer')
    else field ->> 'answer'
  end, ' ')
  from jsonb_array_elements(question -> 'fields') as field
);
comment on function private.answered_words(jsonb) is 'What the memorandum says to a question.';

create table public.bank_question (
  id uuid not null default gen_random_uuid(),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  teacher_profile_id uuid,
  teacher_assessment_template_id uuid,
  assessment_template_id uuid,
  source_id uuid not null,
  question_key text not null,
  position integer not null,
  paper_title text not null,
  written_at timestamptz not null,
  subject_id uuid not null,
  grade_order smallint,
  school_id uuid,
  excerpt text not null,
  marks numeric(9, 2) not null,
  types text[] not null,
  levels text[] not null,
  question jsonb not null,
  translation_language text,
  wording uuid not null,
  search_field text collate "C" not null,
  constraint bank_question_pkey primary key (id),
  constraint bank_question_source_id_question_key_key unique (source_id, question_key),
  constraint bank_question_teacher_profile_id_fkey foreign key (teacher_profile_id)
    references public.teacher_profile (id) on delete cascade,
  constraint bank_question_teacher_assessment_template_id_fkey
    foreign key (teacher_assessment_template_id)
    references public.teacher_assessment_template (id) on delete cascade,
  constraint bank_question_assessment_template_id_fkey foreign key (assessment_template_id)
    references public.assessment_template (id) on delete cascade,
  constraint bank_question_subject_id_fkey foreign key (subject_id)
    references public.subject (id) on delete restrict,
  constraint bank_question_translation_language_known check (translation_language in ('en', 'af')),
  constraint bank_question_of_one_paper
    check (num_nonnulls(teacher_assessment_template_id, assessment_template_id) = 1
      and (teacher_profile_id is null) = (teacher_assessment_template_id is null)
      and source_id = coalesce(teacher_assessment_template_id, assessment_template_id)),
  constraint bank_question_numbers check (marks <> 'NaN'),
  constraint bank_question_question_size check (pg_column_size(question) <= 1000000)
);

create index bank_question_teacher_assessment_template_id_idx
  on public.bank_question (teacher_assessment_template_id);
create index bank_question_assessment_template_id_idx
  on public.bank_question (assessment_template_id);
create index bank_question_owner_idx
  on public.bank_question (teacher_profile_id, written_at desc, id);
create index bank_question_subject_id_idx on public.bank_question (subject_id);
-- The shared half of the search does not walk through teachers' own questions.
create index bank_question_shared_idx
  on public.bank_question (subject_id, written_at desc, id) where assessment_template_id is not null;
create index bank_question_school_id_idx on public.bank_question (school_id);
create index bank_question_wording_idx on public.bank_question (wording, teacher_profile_id);
create index bank_question_search_field_idx
  on public.bank_question using gin (search_field extensions.gin_trgm_ops);

alter table public.bank_question enable row level security;

create policy "questions are read like the papers they are in" on public.bank_question
  for select to authenticated
  using (
    teacher_profile_id = (select private.my_teacher_profile_id())
    or (assessment_template_id is not null and (
      (select private.in_group('admin'))
      or ((select private.in_group('teacher'))
        and subject_id in (select private.my_subject_ids())
        and (school_id is null or school_id in (select private.my_school_ids()))))));

grant select (
  id, created_at, updated_at, teacher_profile_id, teacher_assessment_template_id,
  assessment_template_id, position, paper_title, written_at, subject_id, grade_order, school_id,
  excerpt, marks, types, levels, question, translation_language, wording
) on public.bank_question to authenticated;
-- Not granted: insert, update and delete, because triggers keep it; source_id, question_key and search_field, which only
-- serve the triggers and the search.
grant select, insert, update, delete on public.bank_question to service_role;

comment on table public.bank_question is
  'The questions of teachers'' papers and of the shared templates, each by itself.';
comment on column public.bank_question.source_id is 'The paper or template.';
comment on column public.bank_question.question_key is
  'The question''s id in its paper; where none is stored, its place.';
comment on column public.bank_question.position is 'Its place in the paper, from 1.';
comment on column public.bank_question.written_at is 'When the paper was created.';
comment on column public.bank_question.excerpt is 'The first words of what it asks, for lists.';
comment on column public.bank_question.types is
  'How learners answer: the types of its parts, "Book" where they write in their books.';
comment on column public.bank_question.levels is 'The cognitive levels of its parts.';
comment on column public.bank_question.question is
  'The question as its paper stores it, with its answers. Moving it in its paper leaves its numbers here as they were.';
comment on column public.bank_question.translation_language is
  'The other language of its paper; null where that has one language.';
comment on column public.bank_question.wording is
  'The same for questions that ask the same in the same words with the same pictures and figures, whatever their '
  'numbers and marks.';
comment on column public.bank_question.search_field is
  'What it asks and answers and the title of its paper, in lower case without accents.';

create trigger set_updated_at before update on public.bank_question
  for each row execute function private.set_updated_at();

create function private.questions_with_keys(questions jsonb)
returns table (question_key text, place integer, question jsonb)
language sql immutable set search_path = '' as $$
  select case
      when own = '' then 'place ' || place
      -- An id that came twice names only the first.
      when row_number() over (partition by own order by place) > 1 then own || ' ' || place
      else own
    end, place::integer, question
  from (
    select coalesce(listed.question ->> 'id', '') as own, listed.place, listed.question
    from jsonb_array_elements(questions) with ordinality as listed (question, place)
  ) as listed
$$;

create function private.question_without_place(question jsonb) returns jsonb
language sql immutable parallel safe set search_path = ''
return question - '{number,sectionNumber}'::text[] || jsonb_build_object('fields', (
  select jsonb_agg(field || jsonb_build_object('number', case
      when starts_with(field ->> 'number', question ->> 'number' || '.')
        then substr(field ->> 'number', length(question ->> 'number') + 1)
      else field ->> 'number'
    end) order by place)
  from jsonb_array_elements(question -> 'fields') with ordinality as listed (field, place)));
comment on function private.question_without_place(jsonb) is
  'A question without what follows from its place: its number, in those of its parts as well, and its section''s letter.';

-- Definer: nobody may write the bank.
create function private.keep_question_bank() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  owner uuid;
  own boolean := tg_table_name = 'teacher_assessment_template';
  same_paper boolean := false;
begin
  if tg_op = 'UPDATE' then
    same_paper := (old.title, old.subject_id, old.school_id, old.grade_order, old.translation ->> 'language')
      is not distinct from
      (new.title, new.subject_id, new.school_id, new.grade_order, new.translation ->> 'language');
    if same_paper and old.questions = new.questions then
      return null;
    end if;
  end if;
  if own then
    owner := new.teacher_profile_id;
  end if;

  delete from public.bank_question as banked
  where banked.source_id = new.id and not exists (
    select from private.questions_with_keys(new.questions) as kept
    where kept.question_key = banked.question_key);

  -- A question that only moved: nothing of it is read again.
  update public.bank_question as banked set position = kept.place
  from private.questions_with_keys(new.questions) as kept
  where same_paper and banked.source_id = new.id and banked.question_key = kept.question_key
    and banked.position <> kept.place;

  insert into public.bank_question as banked (
    teacher_profile_id, teacher_assessment_template_id, assessment_template_id, source_id,
    question_key, position, paper_title, written_at, subject_id, grade_order, school_id, excerpt,
    marks, types, levels, question, translation_language, wording, search_field)
  select owner, case when own then new.id end, case when not own then new.id end, new.id,
    asked.question_key, asked.place, new.title, new.created_at, new.subject_id, new.grade_order,
    new.school_id, left(asked.words, 240), (asked.question ->> 'marks')::numeric,
    array(select distinct coalesce(field ->> 'type', 'Book')
      from jsonb_array_elements(asked.question -> 'fields') as field order by 1),
    array(select distinct field #>> '{cognitiveLevel,label}'
      from jsonb_array_elements(asked.question -> 'fields') as field
      where field #>> '{cognitiveLevel,label}' is not null order by 1),
    asked.question, new.translation ->> 'language',
    md5(concat_ws(' ', private.search_text(asked.words), private.asked_pictures(asked.question)))::uuid,
    private.searchable_text(concat_ws(' ', asked.words, private.answered_words(asked.question), new.title))
  from (
    select kept.question_key, kept.place, kept.question, private.asked_words(kept.question) as words
    from private.questions_with_keys(new.questions) as kept
    left join private.questions_with_keys(old.questions) as before using (question_key)
    where case
      when not same_paper or before.question is null then true
      when kept.question = before.question then false
      else private.question_without_place(kept.question)
        <> private.question_without_place(before.question)
    end
  ) as asked
  on conflict (source_id, question_key) do update set
    position = excluded.position, paper_title = excluded.paper_title,
    subject_id = excluded.subject_id, grade_order = excluded.grade_order,
    school_id = excluded.school_id, excerpt = excluded.excerpt, marks = excluded.marks,
    types = excluded.types, levels = excluded.levels, question = excluded.question,
    translation_language = excluded.translation_language, wording = excluded.wording,
    search_field = excluded.search_field;
  return null;
end
$$;
comment on function private.keep_question_bank() is
  'Writes the questions of a paper into the bank; those that did not change are left alone, and of those that moved only '
  'the place is written.';

create trigger keep_question_bank after insert or update on public.assessment_template
  for each row execute function private.keep_question_bank();
create trigger keep_question_bank after insert or update on public.teacher_assessment_template
  for each row execute function private.keep_question_bank();

-- Definer: behind row-level security "like" uses no index (see CONVENTIONS.md). Here the rule of the policy is repeated:
-- one's own questions, and those of the shared templates that one may see.
create function public.search_questions(
  words text default null,
  subject_id uuid default null,
  grade text default null,
  level text default null,
  type text default null,
  least_marks numeric default null,
  most_marks numeric default null,
  whose text default null,
  at_most integer default null
) returns setof public.bank_question
language plpgsql stable security definer set search_path = '' as $$
declare
  -- So many are looked at for those that ask the same; further ones need narrower words.
  span constant integer := 500;
  mine uuid := private.my_teacher_profile_id();
  conditions text := private.choice_conditions('banked.search_field', words);
  taught uuid[] := '{}';
  -- Of the shared templates. Written into the query, so that the index finds them.
  seen text := '';
begin
  if not private.in_group('admin') then
    if private.in_group('teacher') then
      taught := array(select private.my_subject_ids());
    end if;
    seen := format($seen$ and banked.subject_id = any (%L::uuid[])
          and (banked.school_id is null
            or banked.school_id = any (array(select private.my_school_ids())))$seen$, taught);
  end if;
  if search_questions.subject_id is not null then
    conditions := conditions || format(' and banked.subject_id = %L', search_questions.subject_id);
  end if;
  if grade = any (private.grades()) then
    conditions := conditions || format(' and banked.grade_order = %L', private.grade_order(grade));
  end if;
  if level is not null then
    conditions := conditions || format(' and %L = any (banked.levels)', left(level, 200));
  end if;
  if type is not null then
    conditions := conditions || format(' and %L = any (banked.types)', left(type, 200));
  end if;
  if least_marks is not null then
    conditions := conditions || format(' and banked.marks >= %L', least_marks);
  end if;
  if most_marks is not null then
    conditions := conditions || format(' and banked.marks <= %L', most_marks);
  end if;
  return query execute format($found$
    with found as (
      (select banked.id, banked.wording, banked.written_at, true as own
        from public.bank_question as banked
        where %1$L <> 'shared' and banked.teacher_profile_id = %2$L %3$s
        order by banked.written_at desc, banked.id limit %4$s)
      union all
      (select banked.id, banked.wording, banked.written_at, false
        from public.bank_question as banked
        where %1$L <> 'own' and banked.assessment_template_id is not null
          %5$s %3$s
        order by banked.written_at desc, banked.id limit %4$s)
    ), once as (
      select distinct on (found.wording) found.id, found.written_at, found.own
      from found
      order by found.wording, found.own desc, found.written_at desc, found.id
    ), page as (
      select once.* from once order by once.own desc, once.written_at desc, once.id limit %6$s
    )
    select banked.* from page join public.bank_question as banked using (id)
    order by page.own desc, page.written_at desc, page.id
    $found$, coalesce(left(whose, 20), ''), mine, conditions, span, seen,
    greatest(least(coalesce(at_most, 21), 100), 0));
end
$$;
comment on function public.search_questions(
  text, uuid, text, text, text, numeric, numeric, text, integer
) is
  'The questions of the caller''s papers, and after them those of the shared templates that the caller may see, '
  'administrators all, newest first, that contain every word in either language and fit the filters. Of those that ask the same in the same words '
  'one is shown. whose: "own" or "shared", else both. type: as in bank_question.types. At most 100: pg_graphql gives '
  'no more. The first 200 characters and ten words count.';
grant execute on function public.search_questions(
  text, uuid, text, text, text, numeric, numeric, text, integer
) to authenticated;

-- Definer: the policy's "or" hides the owner from the index, and everybody's copies of a question would be read.
create function public.papers_with_question(question_id uuid)
returns setof public.teacher_assessment_template
language sql stable security definer set search_path = '' as $$
  select paper.*
  from public.teacher_assessment_template as paper
  where paper.id in (
    select own.teacher_assessment_template_id
    from public.bank_question as asked
    join public.bank_question as own on own.wording = asked.wording
      and own.teacher_profile_id = (select private.my_teacher_profile_id())
    where asked.id = papers_with_question.question_id
      -- As search_questions finds it.
      and (asked.teacher_profile_id = (select private.my_teacher_profile_id())
        or (asked.assessment_template_id is not null and (select private.in_group('teacher'))
          and asked.subject_id in (select private.my_subject_ids())
          and (asked.school_id is null or asked.school_id in (select private.my_school_ids())))))
  order by paper.created_at desc, paper.id
  limit 20
$$;
comment on function public.papers_with_question(uuid) is
  'The caller''s papers that ask the same in the same words, the newest first, at most twenty: where a question '
  'was used before, and when.';
grant execute on function public.papers_with_question(uuid) to authenticated;
