-- What administrators see change by itself. Their pages alone subscribe to these tables, and row-level security decides
-- again who is told. Schools stay out: an import would send more rows at once than a channel carries.

alter publication supabase_realtime add table
  public.product_category,
  public.product_tag,
  public.product_content,
  public.coupon,
  public.reporting_teacher,
  public.taxonomy,
  public.cognitive_level,
  public.subject_template,
  public.assessment_template;
