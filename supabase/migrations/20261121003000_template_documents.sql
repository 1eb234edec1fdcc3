-- The shapes of the documents in templates: headings, the steps of a lesson, the questions of a paper. An
-- editor writes each as a whole, so they are JSON. A zod schema says the same for forms and seed data, and
-- a test compares the two.

create function private.has_only_keys(document jsonb, allowed text[]) returns boolean
language sql immutable parallel safe set search_path = ''
return case when jsonb_typeof(document) = 'object' then document - allowed = '{}' else false end;
comment on function private.has_only_keys(jsonb, text[]) is
  'Refuses unknown keys: a misspelt key would lose what was typed without an error.';

create function private.is_words(value jsonb) returns boolean
language sql immutable parallel safe set search_path = ''
return coalesce(jsonb_typeof(value) = 'string' and value #>> '{}' ~ '\S', false);
comment on function private.is_words(jsonb) is 'A text that is not blank.';

create function private.is_optional_text(value jsonb) returns boolean
language sql immutable parallel safe set search_path = ''
return coalesce(jsonb_typeof(value), 'null') in ('null', 'string');

create function private.is_optional_amount(value jsonb) returns boolean
language sql immutable parallel safe set search_path = ''
return case coalesce(jsonb_typeof(value), 'null')
  when 'null' then true
  when 'number' then value::numeric between 0 and 1000
  else false
end;
comment on function private.is_optional_amount(jsonb) is
  'Marks, points or minutes: 0 to 1000, or null.';

create function private.are_texts(value jsonb) returns boolean
language sql immutable parallel safe set search_path = ''
return case jsonb_typeof(value)
  when 'array' then not jsonb_path_exists(value, 'strict $[*] ? (@.type() != "string")')
  else false
end;

create function private.are_items(items jsonb, type text) returns boolean
language sql immutable parallel safe set search_path = ''
return case
  when type in ('Select', 'Multi Select', 'Radio', 'Checkbox')
    then private.are_texts(items) and items <> '[]'
      and not jsonb_path_exists(items, '$[*] ? (@ like_regex "^\\s*$")')
  else coalesce(items, 'null') in ('null', '[]')
end;
comment on function private.are_items(jsonb, text) is
  'The choices of a field: at least one for the four choice types, none for the others.';

create function private.is_rich_text(state jsonb) returns boolean
language sql immutable parallel safe set search_path = ''
begin atomic
  with recursive node (content, depth) as (
    select state -> 'root', 0
    union all
    select child, depth + 1
    from node, jsonb_array_elements(
      case jsonb_typeof(content -> 'children') when 'array' then content -> 'children' else '[]' end
    ) as child
    where depth <= 100
  )
  select private.has_only_keys(state, '{root}')
    and coalesce(state #>> '{root,type}' = 'root' and state #> '{root,children}' is not null, false)
    and not exists (
      select from node
      where (
        depth <= 100
        and jsonb_typeof(content) = 'object'
        and jsonb_typeof(content -> 'type') = 'string'
        and coalesce(jsonb_typeof(content -> 'children'), 'array') = 'array'
      ) is not true);
end;
comment on function private.is_rich_text(jsonb) is
  'The state of a Lexical editor: a root, and below it nodes that each name their type. At most a '
  'hundred levels deep, so that no document can keep the database busy.';

create function private.is_template_heading(heading jsonb) returns boolean
language sql immutable parallel safe set search_path = ''
return private.has_only_keys(heading, '{label,value}')
  and private.is_words(heading -> 'label')
  and coalesce(jsonb_typeof(heading -> 'value') = 'string', false);

create function private.are_template_headings(headings jsonb) returns boolean
language sql immutable parallel safe set search_path = ''
return case
  when jsonb_typeof(headings) = 'array' then not exists (
    select from jsonb_array_elements(headings) as heading
    where private.is_template_heading(heading) is not true)
  else false
end;
comment on function private.are_template_headings(jsonb) is 'A list of label and value.';

create function private.is_lesson_field(field jsonb) returns boolean
language sql immutable parallel safe set search_path = ''
return private.has_only_keys(
    field, '{id,type,label,value,hint,placeholder,items,points,difficulty}')
  and coalesce(field ->> 'type', '')
    in ('Text', 'Textarea', 'Select', 'Multi Select', 'Radio', 'Checkbox')
  and private.is_words(field -> 'label')
  and (private.is_optional_text(field -> 'value') or private.are_texts(field -> 'value'))
  and private.is_optional_text(field -> 'id')
  and private.is_optional_text(field -> 'hint')
  and private.is_optional_text(field -> 'placeholder')
  and private.is_optional_text(field -> 'difficulty')
  and private.is_optional_amount(field -> 'points')
  and private.are_items(field -> 'items', field ->> 'type');

create function private.is_lesson_step(step jsonb) returns boolean
language sql immutable parallel safe set search_path = ''
return case
  when private.has_only_keys(step, '{id,name,fields}') and jsonb_typeof(step -> 'fields') = 'array'
  then private.is_words(step -> 'name')
    and private.is_optional_text(step -> 'id')
    and not exists (
      select from jsonb_array_elements(step -> 'fields') as field
      where private.is_lesson_field(field) is not true)
  else false
end;

create function private.are_lesson_steps(steps jsonb) returns boolean
language sql immutable parallel safe set search_path = ''
return case
  when jsonb_typeof(steps) = 'array' then not exists (
    select from jsonb_array_elements(steps) as step where private.is_lesson_step(step) is not true)
  else false
end;
comment on function private.are_lesson_steps(jsonb) is
  'Ordered steps, each with a name and fields. A field has a type, a label, and optionally value, '
  'hint, placeholder, items, points and difficulty.';

create function private.is_cognitive_level(level jsonb) returns boolean
language sql immutable parallel safe set search_path = ''
return case coalesce(jsonb_typeof(level), 'null')
  when 'null' then true
  when 'object' then private.has_only_keys(level, '{label,percentage}')
    and private.is_words(level -> 'label')
    and case jsonb_typeof(level -> 'percentage')
      when 'number' then (level -> 'percentage')::numeric between 0 and 100
      else false
    end
  else false
end;
comment on function private.is_cognitive_level(jsonb) is
  'A copy of a level of the taxonomy: a paper does not change when the taxonomy does.';

create function private.are_outdated_texts(outdated jsonb, names text) returns boolean
language sql immutable parallel safe set search_path = ''
return case coalesce(jsonb_typeof(outdated), 'null')
  when 'null' then true
  when 'array' then not exists (
    select from jsonb_array_elements(outdated) as name
    where (jsonb_typeof(name) = 'string' and name #>> '{}' ~ ('^(' || names || ')$')) is not true)
  else false
end;
comment on function private.are_outdated_texts(jsonb, text) is
  'The texts of a translation whose original has changed since, by their keys; one of several with its place from 0, '
  'as "items.2".';

create function private.is_field_translation(translation jsonb, field jsonb) returns boolean
language sql immutable parallel safe set search_path = ''
return case coalesce(jsonb_typeof(translation), 'null')
  when 'null' then true
  when 'object' then private.has_only_keys(translation,
      '{question,richText,answer,items,label,hint,outdated}')
    and private.is_optional_text(translation -> 'question')
    and private.is_optional_text(translation -> 'label')
    and private.is_optional_text(translation -> 'hint')
    and private.are_outdated_texts(translation -> 'outdated',
      'question|richText|answer|label|hint|items\.\d{1,3}')
    and (coalesce(translation -> 'richText', 'null') = 'null'
      or private.is_rich_text(translation -> 'richText'))
    and (private.is_optional_text(translation -> 'answer')
      or private.is_rich_text(translation -> 'answer'))
    and case coalesce(jsonb_typeof(translation -> 'items'), 'null')
      when 'null' then true
      when 'array' then private.are_texts(translation -> 'items')
        and case jsonb_typeof(field -> 'items')
          when 'array'
            then jsonb_array_length(translation -> 'items') = jsonb_array_length(field -> 'items')
          else false
        end
      else false
    end
  else false
end;
comment on function private.is_field_translation(jsonb, jsonb) is
  'The texts of a field in the paper''s other language; an empty text among the items is not translated '
  'yet. Marks, numbers and right options have no second copy, so that they can not differ.';

create function private.is_optional_flag(value jsonb) returns boolean
language sql immutable parallel safe set search_path = ''
return coalesce(jsonb_typeof(value), 'null') in ('null', 'boolean');

create function private.are_pinned_items(pinned jsonb, items jsonb) returns boolean
language sql immutable parallel safe set search_path = ''
return case coalesce(jsonb_typeof(pinned), 'null')
  when 'null' then true
  when 'array' then not exists (
    select from (
      select place, lag(place, 1, '-1') over (order by number) as before
      from jsonb_array_elements(pinned) with ordinality as listed (place, number)
    ) as listed
    where (case when jsonb_typeof(place) = 'number' and jsonb_typeof(before) = 'number'
      then place::numeric = trunc(place::numeric) and place::numeric > before::numeric
        and place::numeric < case jsonb_typeof(items) when 'array' then jsonb_array_length(items) else 0 end
      else false end) is not true)
  else false end;
comment on function private.are_pinned_items(jsonb, jsonb) is
  'The places of options, from 0 and rising, that keep their place in version B of a paper.';

create function private.is_question_field(field jsonb) returns boolean
language sql immutable parallel safe set search_path = ''
return private.has_only_keys(field,
    '{id,number,cognitiveLevel,marks,question,richText,answer,type,items,pinnedItems,label,placeholder,'
    'hint,translation,pinned}')
  and private.is_optional_flag(field -> 'pinned')
  and private.are_pinned_items(field -> 'pinnedItems', field -> 'items')
  and private.is_field_translation(field -> 'translation', field)
  and private.is_words(field -> 'number')
  and private.is_cognitive_level(field -> 'cognitiveLevel')
  and private.is_optional_amount(field -> 'marks')
  and private.is_optional_text(field -> 'id')
  and private.is_optional_text(field -> 'question')
  and private.is_optional_text(field -> 'label')
  and private.is_optional_text(field -> 'placeholder')
  and private.is_optional_text(field -> 'hint')
  and (coalesce(field -> 'richText', 'null') = 'null' or private.is_rich_text(field -> 'richText'))
  and (private.is_optional_text(field -> 'answer')
    or private.are_texts(field -> 'answer') or private.is_rich_text(field -> 'answer'))
  and (coalesce(field -> 'type', 'null') = 'null'
    or field ->> 'type' in ('Text', 'Textarea', 'Select', 'Radio', 'Checkbox'))
  and private.are_items(field -> 'items', coalesce(field ->> 'type', 'Text'));

create function private.is_question_translation(translation jsonb, question jsonb)
returns boolean
language sql immutable parallel safe set search_path = ''
return case coalesce(jsonb_typeof(translation), 'null')
  when 'null' then true
  when 'object' then private.has_only_keys(translation, '{title,richText,sectionTitle,outdated}')
    and private.are_outdated_texts(translation -> 'outdated', 'title|richText|sectionTitle')
    and private.is_optional_text(translation -> 'title')
    and private.is_optional_text(translation -> 'sectionTitle')
    and (coalesce(translation -> 'sectionTitle', 'null') = 'null'
      or coalesce(question -> 'sectionTitle', 'null') <> 'null')
    and (coalesce(translation -> 'richText', 'null') = 'null'
      or private.is_rich_text(translation -> 'richText'))
  else false
end;
comment on function private.is_question_translation(jsonb, jsonb) is
  'The texts of a question in the paper''s other language.';

create function private.is_question(question jsonb) returns boolean
language sql immutable parallel safe set search_path = ''
return case
  when private.has_only_keys(question,
      '{id,number,title,minutes,marks,richText,fields,sectionNumber,sectionTitle,translation,pinned}')
    and private.is_optional_flag(question -> 'pinned')
    and private.is_question_translation(question -> 'translation', question)
    and jsonb_typeof(question -> 'fields') = 'array'
    and jsonb_typeof(question -> 'marks') = 'number'
  then private.is_words(question -> 'number')
    and private.is_optional_amount(question -> 'marks')
    and private.is_optional_amount(question -> 'minutes')
    and private.is_optional_text(question -> 'id')
    and private.is_optional_text(question -> 'title')
    and (coalesce(question -> 'richText', 'null') = 'null'
      or private.is_rich_text(question -> 'richText'))
    and (
      (coalesce(question -> 'sectionNumber', 'null') = 'null'
        and coalesce(question -> 'sectionTitle', 'null') = 'null')
      or (private.is_words(question -> 'sectionNumber')
        and coalesce(jsonb_typeof(question -> 'sectionTitle') = 'string', false)))
    and not exists (
      select from jsonb_array_elements(question -> 'fields') as field
      where private.is_question_field(field) is not true)
  else false
end;

create function private.are_questions(questions jsonb) returns boolean
language sql immutable parallel safe set search_path = ''
return case
  when jsonb_typeof(questions) = 'array' then jsonb_array_length(questions) <= 500
    and not exists (
      select from jsonb_array_elements(questions) as question
      where private.is_question(question) is not true)
  else false
end;
comment on function private.are_questions(jsonb) is
  'The question tree of a paper and its memorandum: number, marks, fields, and optionally title, '
  'minutes, richText and, where a section starts, sectionNumber and sectionTitle. What is pinned keeps its place '
  'in version B.';

create function private.are_instructions(instructions jsonb) returns boolean
language sql immutable parallel safe set search_path = ''
return case
  when private.are_texts(instructions)
  then not jsonb_path_exists(instructions, '$[*] ? (@ like_regex "^\\s*$")')
  else false
end;

create function private.is_paper_translation(translation jsonb, instructions jsonb)
returns boolean
language sql immutable parallel safe set search_path = ''
return case coalesce(jsonb_typeof(translation), 'null')
  when 'null' then true
  when 'object' then private.has_only_keys(translation, '{language,title,instructions,outdated}')
    and private.are_outdated_texts(translation -> 'outdated', 'title|instructions\.\d{1,3}')
    and coalesce(translation ->> 'language' in ('en', 'af'), false)
    and private.is_optional_text(translation -> 'title')
    and private.are_texts(translation -> 'instructions')
    and case jsonb_typeof(translation -> 'instructions')
      when 'array' then case jsonb_typeof(instructions)
        when 'array'
          then jsonb_array_length(translation -> 'instructions') = jsonb_array_length(instructions)
        else false
      end
      else false
    end
  else false
end;
comment on function private.is_paper_translation(jsonb, jsonb) is
  'The other language of a paper, its title in it, and one text for each instruction, empty where it is not '
  'translated yet. The questions have their texts in the tree.';

create function private.refuse_large_document(document jsonb) returns void
language plpgsql immutable set search_path = '' as $$
begin
  if length(document::text) > 1000000 then
    raise exception 'document_too_large' using errcode = 'PT422';
  end if;
end
$$;
comment on function private.refuse_large_document(jsonb) is
  'At most a million characters, about a hundred pages. Pictures belong in Storage, not in the '
  'text.';

-- Pictures in the documents of teachers are files of their own. One that a document no longer names stays for a
-- week: the change may be undone, or an editor that is still open may hold the picture.

create function private.pictures_in(document jsonb) returns setof text
language sql immutable parallel safe set search_path = ''
begin atomic
  select distinct jsonb_path_query(
    document, 'strict $.** ? (@.type() == "object" && @.type == "image").src') #>> '{}';
end;
comment on function private.pictures_in(jsonb) is
  'Where the pictures of its rich texts are: the bucket and the key.';

create table private.released_picture (
  id uuid not null default gen_random_uuid(),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  teacher_profile_id uuid not null,
  src text not null,
  released_at timestamptz not null default now(),
  constraint released_picture_pkey primary key (id),
  constraint released_picture_teacher_profile_id_src_key unique (teacher_profile_id, src),
  constraint released_picture_teacher_profile_id_fkey foreign key (teacher_profile_id)
    references public.teacher_profile (id) on delete cascade
);

alter table private.released_picture enable row level security;

comment on table private.released_picture is
  'Pictures that left a document of their owner within the last week, whether or not another one holds them.';

create trigger set_updated_at before update on private.released_picture
  for each row execute function private.set_updated_at();

-- Definer: owners have no rights on the list.
create function private.note_released_pictures() returns trigger
language plpgsql volatile security definer set search_path = '' as $$
begin
  -- Most documents hold none, and reading the text is cheaper than walking through the tree.
  if to_jsonb(old)::text not like '%"papers/Assessments/%' then
    return null;
  end if;
  insert into private.released_picture (teacher_profile_id, src)
  select owner.id, gone.src
  from (
    select src from private.pictures_in(to_jsonb(old)) as src
    except
    select src from private.pictures_in(to_jsonb(new)) as src
  ) as gone
  -- None when the profile itself is being deleted.
  join public.teacher_profile as owner on owner.id = old.teacher_profile_id
  order by gone.src
  on conflict on constraint released_picture_teacher_profile_id_src_key do update
  set released_at = excluded.released_at;
  delete from private.released_picture as past
  where past.teacher_profile_id = old.teacher_profile_id
    and past.released_at < now() - interval '7 days';
  return null;
end
$$;
comment on function private.note_released_pictures() is
  'After a change or deletion of a teacher''s document. Each table of such documents has this trigger and is read by my_unused_pictures().';
