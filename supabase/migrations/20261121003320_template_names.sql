-- A renamed subject or school reaches the templates that show its name.

-- Definer: the change reaches templates that the writer may not even read.
create function private.spread_template_names() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  execute format('update public.subject_template set search_field = '''' where %I = $1', tg_argv[0])
    using new.id;
  execute format('update public.teacher_subject_template set search_field = '''' where %I = $1',
    tg_argv[0]) using new.id;
  execute format('update public.assessment_template set search_field = '''' where %I = $1',
    tg_argv[0]) using new.id;
  execute format('update public.teacher_assessment_template set search_field = '''' where %I = $1',
    tg_argv[0]) using new.id;
  return null;
end
$$;
comment on function private.spread_template_names() is
  'Any update lets the templates'' own triggers derive the names anew.';

create trigger spread_template_names after update of grade, subject, subject_af on public.subject
  for each row
  when ((old.grade, old.subject, old.subject_af) is distinct from (new.grade, new.subject, new.subject_af))
  execute function private.spread_template_names('subject_id');
create trigger spread_template_names after update of name on public.school
  for each row when (old.name is distinct from new.name)
  execute function private.spread_template_names('school_id');
