-- Two windows of one teacher show the same week, and everybody sees a corrected term. Schools are left
-- out: nobody holds all of them, and an import would tell every open page of each one.

alter publication supabase_realtime add table
  public.subject,
  public.term,
  public.term_biweek,
  public.holiday,
  public.teacher_schedule,
  public.teacher_class_subject,
  public.teacher_activity;
