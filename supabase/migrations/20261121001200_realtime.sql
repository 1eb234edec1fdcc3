-- What open pages see change by themselves. Row-level security decides who is told; a deletion
-- reaches every subscriber of the table, with the key and nothing else.

alter publication supabase_realtime add table
  public.product,
  public.teacher_profile,
  public.teacher_products_order;
