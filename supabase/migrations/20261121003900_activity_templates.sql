-- An activity may stand for one of the teacher's own papers or lessons. The keys include the teacher,
-- because a foreign key does not ask row-level security whether the template is hers.

alter table public.teacher_assessment_template
  add constraint teacher_assessment_template_id_teacher_profile_id_key
    unique (id, teacher_profile_id);
alter table public.teacher_subject_template
  add constraint teacher_subject_template_id_teacher_profile_id_key
    unique (id, teacher_profile_id);

alter table public.teacher_activity
  add constraint teacher_activity_assessment_template_fkey
    foreign key (teacher_assessment_template_id, teacher_profile_id)
    references public.teacher_assessment_template (id, teacher_profile_id)
    on delete set null (teacher_assessment_template_id),
  add constraint teacher_activity_subject_template_fkey
    foreign key (teacher_subject_template_id, teacher_profile_id)
    references public.teacher_subject_template (id, teacher_profile_id)
    on delete set null (teacher_subject_template_id);

drop index public.teacher_activity_assessment_template_idx;
drop index public.teacher_activity_subject_template_idx;
create index teacher_activity_assessment_template_idx on public.teacher_activity
  (teacher_assessment_template_id, teacher_profile_id);
create index teacher_activity_subject_template_idx on public.teacher_activity
  (teacher_subject_template_id, teacher_profile_id);

comment on constraint teacher_activity_assessment_template_fkey on public.teacher_activity is
  '@graphql({"foreign_name": "teacherAssessmentTemplate", "local_name": "activities"})';
comment on constraint teacher_activity_subject_template_fkey on public.teacher_activity is
  '@graphql({"foreign_name": "teacherSubjectTemplate", "local_name": "activities"})';
