-- Some resources ask the buyer something: a name for the certificate, a colour, a size.

-- An answer is a text, or a list of texts for the two types that allow several choices.
create function private.answer_values(answer jsonb) returns text[]
language sql immutable parallel safe set search_path = ''
return case jsonb_typeof(answer)
  when 'array' then array(
    select btrim(choice) from jsonb_array_elements_text(answer) as choice where btrim(choice) <> '')
  when 'string' then array_remove(array[btrim(answer #>> '{}')], '')
  else '{}'
end;

-- For the computed field "answersMissing", which runs with the reader's rights.
grant execute on function private.answer_values(jsonb) to authenticated;

create function private.answer_questions(questions jsonb, answers jsonb) returns jsonb
language plpgsql immutable set search_path = '' as $$
declare
  question jsonb;
  chosen text[];
  takes_several boolean;
  answered jsonb := '[]';
begin
  if answers is not null and (
    jsonb_typeof(answers) <> 'array'
    or length(answers::text) > 20000
    or jsonb_array_length(answers) > jsonb_array_length(questions)
  ) then
    raise exception 'answers_not_allowed' using errcode = 'PT422';
  end if;

  for index in 0 .. jsonb_array_length(questions) - 1 loop
    question := questions -> index;
    chosen := private.answer_values(answers -> index);
    takes_several := question ->> 'type' in ('Multi Select', 'Checkbox');

    if cardinality(chosen) = 0 and coalesce((question ->> 'required')::boolean, false) then
      raise exception 'questions_required' using errcode = 'PT422';
    end if;
    if (cardinality(chosen) > 1 and not takes_several)
      or exists (select from unnest(chosen) as choice where length(choice) > 4000)
      or (question ->> 'type' not in ('Text', 'Textarea') and exists (
        select from unnest(chosen) as choice where not question -> 'items' ? choice
      ))
    then
      raise exception 'answers_not_allowed' using errcode = 'PT422';
    end if;

    answered := answered || jsonb_build_array(jsonb_set(question, '{value}',
      case when takes_several then to_jsonb(chosen) else coalesce(to_jsonb(chosen[1]), 'null') end));
  end loop;
  return answered;
end
$$;
comment on function private.answer_questions(jsonb, jsonb) is
  'The questions with the answers filled in as their values. Answers come in the order of the questions.';
